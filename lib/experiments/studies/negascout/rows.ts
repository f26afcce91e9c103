/**
 * The rows of the study.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";
import type { AlgorithmName, Memory, Order } from "./searches.ts";
import type { Condition } from "./conditions.ts";

/** The key of a search of one position to one depth. */
type SearchKey = {
  game: string;
  position: number;
  depth: number;
  algorithm: AlgorithmName;
  order: Order;
  memory: Memory;
};

export type SearchRow = SearchKey & {
  value: number;
  nodes: number;
  leaves: number;
  re_searches: number;
  ordering_nodes: number;
  all_nodes: number;
};

export type TimingRow = SearchKey & {
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
};

export type PositionRow = { game: string; position: number; start: string };

export type VisitRow = {
  sample: string;
  position: number;
  depth: number;
  condition: Condition;
  alpha_beta: number;
  compared: number;
  extra: number;
  spared: number;
  repeated: number;
};

export type WindowRow = {
  game: string;
  position: number;
  side: "open" | "below" | "above";
  distance: number;
  depth: number;
  tested: number | null;
  value: number;
  nodes: number;
  again: number | null;
  again_nodes: number | null;
};

export type TreeRow = {
  width: number;
  depth: number;
  order: "best first in part" | "worst first";
  best_first: number;
  tree: number;
  minimax: number;
  alpha_beta: number;
  negascout: number;
};

export type TreeTimingRow = {
  width: number;
  depth: number;
  tree: number;
  algorithm: AlgorithmName;
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
};

const positionKey = {
  game: { kind: "key", meaning: "the game, as a spec" },
  position: { kind: "key", meaning: "number of the start position within the game, from 1" },
} as const;

const searchKey = {
  ...positionKey,
  depth: { kind: "key", unit: "plies", meaning: "depth of the search" },
  algorithm: { kind: "key", meaning: "minimax, alpha-beta, NegaScout or MTD(f)" },
  order: { kind: "key", meaning: "the order in which the moves are tried" },
  memory: {
    kind: "key",
    meaning:
      "no table; a table for one search; or a table for the searches to all depths up to this",
  },
} as const;

const seconds = {
  seconds: { kind: "measured", unit: "s", meaning: "median time, sorting of moves included" },
  seconds_low: { kind: "measured", unit: "s", meaning: "lower quartile of the time" },
  seconds_high: { kind: "measured", unit: "s", meaning: "upper quartile of the time" },
  repeats: { kind: "exact", meaning: "number of timings" },
} as const;

const nodes = { kind: "exact", unit: "nodes" } as const;

export const sets = {
  searches: rowSet<SearchRow>("One search of one position to one depth", {
    ...searchKey,
    value: { kind: "exact", meaning: "the value found, for the side to move" },
    nodes: { ...nodes, meaning: "calls of the search, the root included" },
    leaves: { ...nodes, meaning: "nodes at which no move was searched" },
    re_searches: {
      kind: "exact",
      unit: "moves",
      meaning: "moves searched again, because a null window has shown that they are better",
    },
    ordering_nodes: { ...nodes, meaning: "nodes of the searches that only sorted the moves" },
    all_nodes: { ...nodes, meaning: "nodes and ordering nodes together: the whole cost" },
  }),
  positions: rowSet<PositionRow>("A start position", {
    ...positionKey,
    start: { kind: "exact", meaning: "the position in the game's notation" },
  }),
  visits: rowSet<VisitRow>("The nodes of alpha-beta and of another search in one tree", {
    sample: { kind: "key", meaning: "uniform trees, or the game as a spec" },
    position: { kind: "key", meaning: "number of the tree or position, from 1" },
    depth: { kind: "key", unit: "plies", meaning: "depth of the search" },
    condition: { kind: "key", meaning: "the other search, and how both try the moves" },
    alpha_beta: { ...nodes, meaning: "different nodes that alpha-beta visits" },
    compared: { ...nodes, meaning: "different nodes that the other search visits" },
    extra: { ...nodes, meaning: "nodes that only the other search visits" },
    spared: { ...nodes, meaning: "nodes that only alpha-beta visits" },
    repeated: { ...nodes, meaning: "visits of the other search to nodes visited before" },
  }),
  windows: rowSet<WindowRow>("One search with a null window, or with an open one", {
    ...positionKey,
    side: { kind: "key", meaning: "open, or whether the null window is below or above the value" },
    distance: {
      kind: "key",
      meaning: "from the null window to the value; 0 when it touches it",
    },
    depth: { kind: "exact", unit: "plies", meaning: "depth of the search" },
    tested: { kind: "exact", meaning: "the lower end of the null window" },
    value: { kind: "exact", meaning: "the returned value: exact, or a bound" },
    nodes: { ...nodes, meaning: "calls of the search, the root included" },
    again: { kind: "exact", meaning: "the value of a second search from the bound on" },
    again_nodes: { ...nodes, meaning: "nodes of the second search" },
  }),
  trees: rowSet<TreeRow>("One uniform tree with random leaves", {
    width: { kind: "key", unit: "moves", meaning: "moves at each node" },
    depth: { kind: "key", unit: "plies", meaning: "depth of the tree" },
    order: {
      kind: "key",
      meaning: "the best move first at a part of the nodes, or the worst first",
    },
    best_first: { kind: "key", unit: "%", meaning: "probability that the best move is the first" },
    tree: { kind: "key", meaning: "number of the tree, from 1" },
    minimax: { ...nodes, meaning: "nodes of minimax" },
    alpha_beta: { ...nodes, meaning: "nodes of alpha-beta" },
    negascout: { ...nodes, meaning: "nodes of NegaScout" },
  }),
  timings: rowSet<TimingRow>("The time of one search", { ...searchKey, ...seconds }),
  tree_timings: rowSet<TreeTimingRow>(
    "The time of one search of a tree with the worst move first",
    {
      width: { kind: "key", unit: "moves", meaning: "moves at each node" },
      depth: { kind: "key", unit: "plies", meaning: "depth of the tree" },
      tree: { kind: "key", meaning: "number of the tree, from 1" },
      algorithm: { kind: "key", meaning: "minimax, alpha-beta or NegaScout" },
      ...seconds,
    },
  ),
};
