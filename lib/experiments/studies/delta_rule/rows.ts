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

const known = exact("moves", "moves whose position was known");
const deeper = exact("moves", "moves for which it searched again, deeper");
const changed = exact("moves", "moves in which the deeper search found another move");

export const sets = {
  rounds: rowSet("A round of training: each opening of its set twice, with both sides", {
    ...setting,
    round: key<number>("number of the round, from 1"),
    ...counts,
    known,
    deeper,
    w1: exact("weight of the games won, after the round"),
    w2: exact("weight of the games lost, after the round"),
    w3: exact("weight of the games drawn, after the round"),
    positions: exact("positions", "positions known after the round"),
  }),
  tests: rowSet("Games after the training from its openings, in which nothing is learned", {
    ...setting,
    player: key<"learned" | "deeper at random">(
      "the learner, or the same level that searches deeper at random, equally often",
    ),
    ...counts,
    deeper,
  }),
  practice: rowSet("A part of a practice: games from the start against many opponents", {
    ...setting,
    part: key<number>("number of the part, from 1"),
    ...counts,
    known,
    deeper,
    changed,
    positions: exact("positions", "positions known after the part"),
  }),
  exams: rowSet("Games after a practice, in which nothing is learned", {
    ...setting,
    exam: key("from related openings, or against opponents that it has not met"),
    ...counts,
    without: exact("points of its level without learning, in the same games"),
    known,
    deeper,
    changed,
  }),
};

/** A round of training of a learner. */
export type RoundRow = RowOf<typeof sets.rounds>;
/** Games of a learner after its training. */
export type TestRow = RowOf<typeof sets.tests>;
/** A part of the practice of a learner. */
export type PracticeRow = RowOf<typeof sets.practice>;
/** An exam of a learner after its practice. */
export type ExamRow = RowOf<typeof sets.exams>;
/** Where learners play, by which rule, and the weights they begin with. */
export type Setting = Pick<RoundRow, "board" | "rule" | "start">;
