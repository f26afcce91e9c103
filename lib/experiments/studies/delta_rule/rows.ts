/**
 * The rows of the study.
 *
 * @module
 */
import { DELTA_RULES, type DeltaRuleName } from "matchbox/agents/learners/delta_rule/rule.ts";
import { rowSet } from "../../row_sets.ts";

/** A learner: where it plays, by which rule, and the three equal weights it began with. */
export type Setting = {
  /** Spec of the game. */
  board: string;
  rule: DeltaRuleName;
  start: number;
};

/** A round of training: every opening of the training set twice, with both sides. */
export type RoundRow = Setting & {
  learner: number;
  round: number;
  games: number;
  points: number;
  moves: number;
  known: number;
  deeper: number;
  w1: number;
  w2: number;
  w3: number;
  positions: number;
};

/** Games after the training, in which nothing is learned. */
export type TestRow = Setting & {
  learner: number;
  openings: "seen" | "unseen";
  player: "learned" | "deeper at random";
  games: number;
  points: number;
  moves: number;
  deeper: number;
};

const setting = {
  board: { kind: "key", meaning: "the game" },
  rule: { kind: "key", meaning: `variant of the rule: ${DELTA_RULES.join(", ")}` },
  start: { kind: "key", meaning: "the three weights before the first game, which are equal" },
  learner: { kind: "key", meaning: "number of the learner, from 1; each has its own openings" },
} as const;

const counts = {
  games: { kind: "exact", unit: "games", meaning: "games played" },
  points: { kind: "exact", meaning: "points in them: 1 for a win, 1/2 for a draw" },
  moves: { kind: "exact", unit: "moves", meaning: "its moves in them, without passes" },
} as const;

const deeper = {
  kind: "exact",
  unit: "moves",
  meaning: "moves for which it searched again, deeper",
} as const;

export const sets = {
  rounds: rowSet<RoundRow>("A round of training: each opening of its set twice, with both sides", {
    ...setting,
    round: { kind: "key", meaning: "number of the round, from 1" },
    ...counts,
    known: { kind: "exact", unit: "moves", meaning: "moves whose position was known" },
    deeper,
    w1: { kind: "exact", meaning: "weight of the games won, after the round" },
    w2: { kind: "exact", meaning: "weight of the games lost, after the round" },
    w3: { kind: "exact", meaning: "weight of the games drawn, after the round" },
    positions: { kind: "exact", unit: "positions", meaning: "positions known after the round" },
  }),
  tests: rowSet<TestRow>("Games after the training, in which nothing is learned", {
    ...setting,
    openings: { kind: "key", meaning: "seen in training, or unseen" },
    player: {
      kind: "key",
      meaning: "the learner, or the same level that searches deeper at random, equally often",
    },
    ...counts,
    deeper,
  }),
};
