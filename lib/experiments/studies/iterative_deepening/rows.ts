/**
 * The rows of the study.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";
import type { Algorithm, Order } from "./programs.ts";

/** How the depth was reached. */
export type Way = "fixed depth" | "deepening";

/** The key of a program in one position and to one depth. */
type ProgramKey = {
  game: string;
  position: number;
  depth: number;
  algorithm: Algorithm;
  order: Order;
};

export type SearchRow = ProgramKey & {
  way: Way;
  value: number;
  nodes: number;
  leaves: number;
};

export type IterationRow = ProgramKey & {
  nodes: number;
  cutoffs: number;
  first_move_cutoffs: number;
  first_three_cutoffs: number;
  root_moves: number;
  root_rank: number;
  step: number | null;
};

export type WindowRow = {
  game: string;
  position: number;
  width: number;
  depth: number;
  inside: number;
  failed_low: number;
  failed_high: number;
  re_searches: number;
  nodes: number;
  nodes_open: number;
};

export type UniformRow = { width: number; depth: number; fixed: number; deepening: number };

export type TimingRow = ProgramKey & {
  way: Way;
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
};

const positionKey = {
  game: { kind: "key", meaning: "the game, as a spec" },
  position: { kind: "key", meaning: "number of the position within the game, from 1" },
} as const;

const programKey = {
  ...positionKey,
  depth: { kind: "key", unit: "plies", meaning: "depth of the search" },
  algorithm: { kind: "key", meaning: "minimax, or alpha-beta without or with a table" },
  order: { kind: "key", meaning: "the order of the moves behind the hash move" },
} as const;

const way = {
  kind: "key",
  meaning: "a search to this depth alone, or iterative deepening up to it",
} as const;

export const sets = {
  searches: rowSet<SearchRow>("One program in one position, to one depth", {
    ...programKey,
    way,
    value: { kind: "exact", meaning: "what the search found, for the side to move" },
    nodes: {
      kind: "exact",
      unit: "nodes",
      meaning: "calls of the search, all iterations together",
    },
    leaves: { kind: "exact", unit: "nodes", meaning: "nodes without children in the search" },
  }),
  iterations: rowSet<IterationRow>("One iteration of alpha-beta with iterative deepening", {
    ...programKey,
    nodes: { kind: "exact", unit: "nodes", meaning: "nodes of this iteration alone" },
    cutoffs: { kind: "exact", unit: "nodes", meaning: "its nodes with a cutoff" },
    first_move_cutoffs: {
      kind: "exact",
      unit: "nodes",
      meaning: "cutoffs by the first move tried",
    },
    first_three_cutoffs: {
      kind: "exact",
      unit: "nodes",
      meaning: "cutoffs by one of the first three moves tried",
    },
    root_moves: { kind: "exact", unit: "moves", meaning: "legal moves of the root" },
    root_rank: {
      kind: "exact",
      meaning: "place of the best move of the root among the moves tried, from 1",
    },
    step: {
      kind: "exact",
      meaning: "how far the value is from that of the previous depth; none at depth 1",
    },
  }),
  windows: rowSet<WindowRow>("Iterative deepening of one position with one aspiration window", {
    ...positionKey,
    width: {
      kind: "key",
      meaning: "e, half the width of the window, in units of the evaluation",
    },
    depth: { kind: "exact", unit: "plies", meaning: "depth of the last iteration" },
    inside: {
      kind: "exact",
      unit: "iterations",
      meaning: "iterations, from the second on, whose value was inside the first window",
    },
    failed_low: { kind: "exact", unit: "iterations", meaning: "those whose value was below it" },
    failed_high: { kind: "exact", unit: "iterations", meaning: "those whose value was above it" },
    re_searches: { kind: "exact", unit: "searches", meaning: "searches of the root repeated" },
    nodes: { kind: "exact", unit: "nodes", meaning: "nodes of all iterations" },
    nodes_open: { kind: "exact", unit: "nodes", meaning: "the same with open windows" },
  }),
  uniform: rowSet<UniformRow>("Minimax of one uniform tree", {
    width: { kind: "key", unit: "moves", meaning: "W, children of every inner node" },
    depth: { kind: "key", unit: "plies", meaning: "depth of the tree" },
    fixed: { kind: "exact", unit: "nodes", meaning: "nodes of the search to this depth" },
    deepening: { kind: "exact", unit: "nodes", meaning: "nodes of the depths from 1 to this one" },
  }),
  timings: rowSet<TimingRow>("The time of one program in one position", {
    ...programKey,
    way,
    seconds: { kind: "measured", unit: "s", meaning: "median time of the search" },
    seconds_low: { kind: "measured", unit: "s", meaning: "lower quartile of the time" },
    seconds_high: { kind: "measured", unit: "s", meaning: "upper quartile of the time" },
    repeats: { kind: "exact", meaning: "how often it was timed" },
  }),
};
