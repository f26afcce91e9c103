/**
 * The rows of the study: two sets with exact columns, and one with measured times.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { costColumns, depth, game, position, start, value } from "../../search_columns.ts";
import { process, timingColumns } from "../../timing.ts";
import type { Algorithm, LeafValues, Order } from "./searches.ts";

const search = {
  ...{ game, position, depth },
  algorithm: key<Algorithm>("the algorithm, e.g. minimax or alpha-beta"),
  order: key<Order>("the order in which the moves are tried"),
  leaf_values: key<LeafValues>(
    "leaf values: as evaluated, or unique, so that no two leaves are worth the same",
  ),
};

const { nodes, ordering_nodes, all_nodes } = costColumns;

export const sets = {
  searches: rowSet("One search of one position to one depth", {
    ...{ ...search, value, nodes },
    leaves: exact("nodes", "nodes that looked no further"),
    cutoffs: exact("nodes", "nodes left because a move reached beta"),
    first_move_cutoffs: exact("nodes", "cutoffs by the first move tried"),
    ...{ ordering_nodes, all_nodes },
    branching: {
      ...exact("effective branching factor: the depth-th root of leaves"),
      digits: 2,
    },
  }),
  trees: rowSet("One tree that minimax searches: a position and a depth", {
    ...{ game, position, depth, start },
    width: {
      ...exact("W, moves a position: the depth-th root of the leaves of minimax"),
      digits: 2,
    },
    minimum: {
      ...exact(
        "nodes",
        "fewest leaves that alpha-beta can have in a uniform tree of this W and depth",
      ),
      digits: 0,
    },
  }),
  timings: rowSet("The time of one search that a player could afford", {
    ...{ process, ...search },
    ...timingColumns("median time, sorting of moves included"),
  }),
};

/** A search of a position. */
export type SearchRow = RowOf<typeof sets.searches>;
/** What is known of the tree of a position. */
export type TreeRow = RowOf<typeof sets.trees>;
/** The time of a search of a position. */
export type TimingRow = RowOf<typeof sets.timings>;
