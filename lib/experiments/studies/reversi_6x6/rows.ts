/**
 * The rows of the study; all columns are exact. Scores and bounds are for dark, the side that moves first.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";

/** The two proofs: dark's score is at least the expected one, and it is not more. */
export const goals = ["at least", "at most"] as const;
export type Goal = typeof goals[number];

export type SearchRow = {
  goal: Goal;
  number: number;
  position: string;
  empties: number;
  lower: number;
  upper: number;
  nodes: number;
};

export type SolutionRow = {
  size: number;
  given: number;
  start: string;
  expected: number;
  lower: number;
  upper: number;
};

export type LineRow = {
  ply: number;
  move: string;
  empties: number;
  dark: number;
  light: number;
  checked: number | null;
};

export type TreeRow = {
  path: string;
  ply: number;
  lower: number;
  upper: number;
};

const discs = { kind: "exact", unit: "discs" } as const;
const bounds = {
  lower: { ...discs, meaning: "the score is at least this" },
  upper: { ...discs, meaning: "the score is at most this" },
} as const;

export const sets = {
  searches: rowSet<SearchRow>("One subproblem, searched with a null window", {
    goal: {
      kind: "key",
      meaning: "which bound of the score of the start the search helps to prove",
    },
    number: { kind: "key", meaning: "number of the search within its proof, from 1" },
    position: { kind: "exact", meaning: "the position, the same for all symmetric ones" },
    empties: { kind: "exact", unit: "squares", meaning: "empty squares" },
    ...bounds,
    nodes: { kind: "exact", unit: "nodes", meaning: "positions searched" },
  }),
  solution: rowSet<SolutionRow>("The solution of a position", {
    size: { kind: "key", unit: "squares", meaning: "side of the board" },
    given: {
      kind: "exact",
      unit: "plies",
      meaning: "moves of best play before it that were given",
    },
    start: { kind: "exact", meaning: "the position" },
    expected: { ...discs, meaning: "the score to be proved" },
    ...bounds,
  }),
  line: rowSet<LineRow>("One move of best play", {
    ply: { kind: "key", unit: "plies", meaning: "number of the move in the game, from 1" },
    move: { kind: "exact", meaning: "the move" },
    empties: { kind: "exact", unit: "squares", meaning: "empty squares after it" },
    dark: { ...discs, meaning: "dark's discs after it" },
    light: { ...discs, meaning: "light's discs after it" },
    checked: {
      ...discs,
      meaning: "the score after it by a search of its own; none with too many empty squares",
    },
  }),
  tree: rowSet<TreeRow>(
    "One position of the first plies of which something is known, without symmetric ones",
    {
      path: { kind: "key", meaning: "the moves to it" },
      ply: { kind: "exact", unit: "plies", meaning: "how many" },
      ...bounds,
    },
  ),
};
