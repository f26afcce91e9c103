/**
 * The rows of the study: two sets with exact columns, and one with measured times.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";
import type { Algorithm, LeafValues, Order } from "./searches.ts";

/** The key of a search of one position to one depth. */
type SearchKey = {
  game: string;
  position: number;
  depth: number;
  algorithm: Algorithm;
  order: Order;
  leaf_values: LeafValues;
};

export type TreeRow = {
  game: string;
  position: number;
  depth: number;
  start: string;
  width: number;
  minimum: number;
};

export type SearchRow = SearchKey & {
  value: number;
  nodes: number;
  leaves: number;
  cutoffs: number;
  first_move_cutoffs: number;
  ordering_nodes: number;
  all_nodes: number;
  branching: number;
};

export type TimingRow = SearchKey & {
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
};

const treeKey = {
  game: { kind: "key", meaning: "the game, as a spec" },
  position: { kind: "key", meaning: "number of the start position within the game, from 1" },
  depth: { kind: "key", unit: "plies", meaning: "depth of the search" },
} as const;

const searchKey = {
  ...treeKey,
  algorithm: { kind: "key", meaning: "the algorithm, e.g. minimax or alpha-beta" },
  order: { kind: "key", meaning: "the order in which the moves are tried" },
  leaf_values: {
    kind: "key",
    meaning: "leaf values: as evaluated, or unique, so that no two leaves are worth the same",
  },
} as const;

export const sets = {
  searches: rowSet<SearchRow>("One search of one position to one depth", {
    ...searchKey,
    value: { kind: "exact", meaning: "what the search found, for the side to move" },
    nodes: { kind: "exact", unit: "nodes", meaning: "calls of the search, the root included" },
    leaves: { kind: "exact", unit: "nodes", meaning: "nodes that looked no further" },
    cutoffs: { kind: "exact", unit: "nodes", meaning: "nodes left because a move reached beta" },
    first_move_cutoffs: {
      kind: "exact",
      unit: "nodes",
      meaning: "cutoffs by the first move tried",
    },
    ordering_nodes: {
      kind: "exact",
      unit: "nodes",
      meaning: "nodes of the searches that only sorted the moves; not among nodes",
    },
    all_nodes: {
      kind: "exact",
      unit: "nodes",
      meaning: "nodes and ordering nodes together: the whole cost of the search",
    },
    branching: {
      kind: "exact",
      digits: 2,
      meaning: "effective branching factor: the depth-th root of leaves",
    },
  }),
  trees: rowSet<TreeRow>("One tree that minimax searches: a position and a depth", {
    ...treeKey,
    start: { kind: "exact", meaning: "the start position in the game's notation" },
    width: {
      kind: "exact",
      digits: 2,
      meaning: "W, moves a position: the depth-th root of the leaves of minimax",
    },
    minimum: {
      kind: "exact",
      unit: "nodes",
      digits: 0,
      meaning: "fewest leaves that alpha-beta can have in a uniform tree of this W and depth",
    },
  }),
  timings: rowSet<TimingRow>("The time of one search that a player could afford", {
    ...searchKey,
    seconds: { kind: "measured", unit: "s", meaning: "median time, sorting of moves included" },
    seconds_low: { kind: "measured", unit: "s", meaning: "lower quartile of the time" },
    seconds_high: { kind: "measured", unit: "s", meaning: "upper quartile of the time" },
    repeats: { kind: "exact", meaning: "how often it was timed" },
  }),
};
