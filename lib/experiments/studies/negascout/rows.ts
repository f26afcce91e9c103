/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { costColumns, depth, game, position, start, value } from "../../search_columns.ts";
import { process, timingColumns } from "../../timing.ts";
import type { Condition } from "./conditions.ts";
import type { AlgorithmName, Memory, Order } from "./searches.ts";

const search = {
  ...{ game, position, depth },
  algorithm: key<AlgorithmName>("minimax, alpha-beta, NegaScout or MTD(f)"),
  order: key<Order>("the order in which the moves are tried"),
  memory: key<Memory>(
    "no table; a table for one search; or a table for the searches to all depths up to this",
  ),
};

const tree = {
  width: key<number>("moves", "moves at each node"),
  depth: key<number>("plies", "depth of the tree"),
};
const number = key<number>("number of the tree, from 1");

const { nodes, ordering_nodes, all_nodes } = costColumns;
const TIME = "median time, sorting of moves included";

export const sets = {
  searches: rowSet("One search of one position to one depth", {
    ...{ ...search, value, nodes },
    leaves: exact("nodes", "nodes at which no move was searched"),
    re_searches: exact(
      "moves",
      "moves searched again, because a null window has shown that they are better",
    ),
    ...{ ordering_nodes, all_nodes },
  }),
  positions: rowSet("A start position", { game, position, start }),
  visits: rowSet("The nodes of alpha-beta and of another search in one tree", {
    sample: key("uniform trees, or the game as a spec"),
    position: key<number>("number of the tree or position, from 1"),
    depth,
    condition: key<Condition>("the other search, and how both try the moves"),
    alpha_beta: exact("nodes", "different nodes that alpha-beta visits"),
    compared: exact("nodes", "different nodes that the other search visits"),
    extra: exact("nodes", "nodes that only the other search visits"),
    spared: exact("nodes", "nodes that only alpha-beta visits"),
    repeated: exact("nodes", "visits of the other search to nodes visited before"),
  }),
  windows: rowSet("One search with a null window, or with an open one", {
    ...{ game, position },
    side: key<"open" | "below" | "above">(
      "open, or whether the null window is below or above the value",
    ),
    distance: key<number>("from the null window to the value; 0 when it touches it"),
    depth: exact("plies", "depth of the search"),
    tested: exact<number | null>("the lower end of the null window"),
    value: exact("the returned value: exact, or a bound"),
    nodes,
    again: exact<number | null>("the value of a second search from the bound on"),
    again_nodes: exact<number | null>("nodes", "nodes of the second search"),
  }),
  trees: rowSet("One uniform tree with random leaves", {
    ...tree,
    order: key<"best first in part" | "worst first">(
      "the best move first at a part of the nodes, or the worst first",
    ),
    best_first: key<number>("%", "probability that the best move is the first"),
    tree: number,
    minimax: exact("nodes", "nodes of minimax"),
    alpha_beta: exact("nodes", "nodes of alpha-beta"),
    negascout: exact("nodes", "nodes of NegaScout"),
  }),
  timings: rowSet("The time of one search", { process, ...search, ...timingColumns(TIME) }),
  tree_timings: rowSet("The time of one search of a tree with the worst move first", {
    ...{ process, ...tree, tree: number },
    algorithm: key<AlgorithmName>("minimax, alpha-beta or NegaScout"),
    ...timingColumns(TIME),
  }),
};

/** A search of a position. */
export type SearchRow = RowOf<typeof sets.searches>;
/** Two searches of one tree, compared node by node. */
export type VisitRow = RowOf<typeof sets.visits>;
/** A search with one window. */
export type WindowRow = RowOf<typeof sets.windows>;
/** The searches of a uniform tree. */
export type TreeRow = RowOf<typeof sets.trees>;
/** The time of a search of a position. */
export type TimingRow = RowOf<typeof sets.timings>;
/** The time of a search of a uniform tree. */
export type TreeTimingRow = RowOf<typeof sets.tree_timings>;
