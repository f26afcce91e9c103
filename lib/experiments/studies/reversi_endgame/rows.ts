/**
 * The rows of the study: solved endgames and FFO positions with exact columns, and measured times.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";
import type { Play } from "./games.ts";
import type { Method } from "./methods.ts";

/** The key of a position that was solved by a method. */
type SolvedKey = { method: Method; play: Play; empties: number; game: number };

export type SolvedRow = SolvedKey & { start: string; score: number; nodes: number };

export type TimingRow = SolvedKey & { seconds: number | null };

export type FfoRow = {
  number: number;
  empties: number;
  score: number;
  published: number;
  scores_compared: number;
  mismatches: number;
  nodes: number;
};

const key = {
  method: { kind: "key", meaning: "how the position was solved" },
  play: { kind: "key", meaning: "who played the game: random players, or alpha-beta" },
  empties: { kind: "key", unit: "squares", meaning: "empty squares of the position" },
  game: { kind: "key", meaning: "number of the game that the position is from, from 1" },
} as const;

export const sets = {
  solved: rowSet<SolvedRow>("One endgame, solved by one method", {
    ...key,
    start: { kind: "exact", meaning: "the position in the game's notation" },
    score: {
      kind: "exact",
      unit: "discs",
      meaning: "the final score for the side to move, empty squares for the winner",
    },
    nodes: {
      kind: "exact",
      unit: "nodes",
      meaning: "positions searched, without those of short searches for the order of moves",
    },
  }),
  timings: rowSet<TimingRow>("The time of solving one endgame by one method", {
    ...key,
    seconds: {
      kind: "measured",
      unit: "s",
      meaning: "time with the order of moves, not with emptying the table; none if over a second",
    },
  }),
  ffo: rowSet<FfoRow>("One position of the FFO", {
    number: { kind: "key", meaning: "its number in the list of the FFO" },
    empties: { kind: "exact", unit: "squares", meaning: "empty squares" },
    score: { kind: "exact", unit: "discs", meaning: "score found, for the side to move" },
    published: { kind: "exact", unit: "discs", meaning: "score as published" },
    scores_compared: {
      kind: "exact",
      meaning: "scores compared: that of the position, and those of its moves if asked for",
    },
    mismatches: { kind: "exact", meaning: "scores that differ from the published ones" },
    nodes: { kind: "exact", unit: "nodes", meaning: "positions searched for the score" },
  }),
};
