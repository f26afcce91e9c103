/**
 * The rows of the study.
 *
 * @module
 */
import { DELTA_RULES, type DeltaRuleName } from "matchbox/agents/learners/delta_rule/rule.ts";
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const setting = {
  board: key("the game"),
  rule: key<DeltaRuleName>(`variant of the rule: ${DELTA_RULES.join(", ")}`),
  start: key<number>("the three weights before the first game, which are equal"),
  learner: key<number>("number of the learner, from 1; each has its own openings"),
};

const counts = {
  games: exact("games", "games played"),
  points: exact("points in them: 1 for a win, 1/2 for a draw"),
  moves: exact("moves", "its moves in them, without passes"),
};

const deeper = exact("moves", "moves for which it searched again, deeper");

export const sets = {
  rounds: rowSet("A round of training: each opening of its set twice, with both sides", {
    ...setting,
    round: key<number>("number of the round, from 1"),
    ...counts,
    known: exact("moves", "moves whose position was known"),
    deeper,
    w1: exact("weight of the games won, after the round"),
    w2: exact("weight of the games lost, after the round"),
    w3: exact("weight of the games drawn, after the round"),
    positions: exact("positions", "positions known after the round"),
  }),
  tests: rowSet("Games after the training, in which nothing is learned", {
    ...setting,
    openings: key<"seen" | "unseen">("seen in training, or unseen"),
    player: key<"learned" | "deeper at random">(
      "the learner, or the same level that searches deeper at random, equally often",
    ),
    ...counts,
    deeper,
  }),
};

/** A round of training of a learner. */
export type RoundRow = RowOf<typeof sets.rounds>;
/** Games of a learner after its training. */
export type TestRow = RowOf<typeof sets.tests>;
/** Where learners play, by which rule, and the weights they begin with. */
export type Setting = Pick<RoundRow, "board" | "rule" | "start">;
