/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { depth, game, position, value } from "../../search_columns.ts";
import { process, timingColumns } from "../../timing.ts";
import type { Algorithm, Order } from "./programs.ts";

/** How the depth was reached. */
export type Way = "fixed depth" | "deepening";

const program = {
  ...{ game, position, depth },
  algorithm: key<Algorithm>("minimax, or alpha-beta without or with a table"),
  order: key<Order>("the order of the moves behind the hash move"),
};
const way = key<Way>("a search to this depth alone, or iterative deepening up to it");

export const sets = {
  searches: rowSet("One program in one position, to one depth", {
    ...{ ...program, way, value },
    nodes: exact("nodes", "calls of the search, all iterations together"),
    leaves: exact("nodes", "nodes without children in the search"),
  }),
  iterations: rowSet("One iteration of alpha-beta with iterative deepening", {
    ...program,
    nodes: exact("nodes", "nodes of this iteration alone"),
    cutoffs: exact("nodes", "its nodes with a cutoff"),
    first_move_cutoffs: exact("nodes", "cutoffs by the first move tried"),
    first_three_cutoffs: exact("nodes", "cutoffs by one of the first three moves tried"),
    root_moves: exact("moves", "legal moves of the root"),
    root_rank: exact("place of the best move of the root among the moves tried, from 1"),
    step: exact<number | null>(
      "how far the value is from that of the previous depth; none at depth 1",
    ),
  }),
  windows: rowSet("Iterative deepening of one position with one aspiration window", {
    ...{ game, position },
    width: key<number>("e, half the width of the window, in units of the evaluation"),
    depth: exact("plies", "depth of the last iteration"),
    inside: exact(
      "iterations",
      "iterations, from the second on, whose value was inside the first window",
    ),
    failed_low: exact("iterations", "those whose value was below it"),
    failed_high: exact("iterations", "those whose value was above it"),
    re_searches: exact("searches", "searches of the root repeated"),
    nodes: exact("nodes", "nodes of all iterations"),
    nodes_open: exact("nodes", "the same with open windows"),
  }),
  uniform: rowSet("Minimax of one uniform tree", {
    width: key<number>("moves", "W, children of every inner node"),
    depth: key<number>("plies", "depth of the tree"),
    fixed: exact("nodes", "nodes of the search to this depth"),
    deepening: exact("nodes", "nodes of the depths from 1 to this one"),
  }),
  timings: rowSet("The time of one program in one position", {
    ...{ process, ...program, way },
    ...timingColumns("median time of the search"),
  }),
};

/** A search of a position. */
export type SearchRow = RowOf<typeof sets.searches>;
/** An iteration of a search. */
export type IterationRow = RowOf<typeof sets.iterations>;
/** A position with one aspiration window. */
export type WindowRow = RowOf<typeof sets.windows>;
/** A uniform tree. */
export type UniformRow = RowOf<typeof sets.uniform>;
/** The time of a search. */
export type TimingRow = RowOf<typeof sets.timings>;
