/**
 * The rows of the study: a set with exact columns, and one with measured times.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { timingColumns } from "../../timing.ts";

/** The networks and the ways to compute them, in the order of the tables. */
export const CONTENDERS = [
  "38-50",
  "38-1",
  "38-1 batched",
  "38-1 incremental",
  "38-50 in TensorFlow.js",
  "38-1 in TensorFlow.js",
  "38-1 batched in TensorFlow.js",
] as const;
export type Contender = typeof CONTENDERS[number];

/** The contenders in typed arrays. */
export const WAYS: readonly Contender[] = CONTENDERS.slice(0, 4);

const legal_moves = key<number>("legal moves of a position");

/** Names positions with the same number of legal moves. */
const group = {
  hidden: key("neurons of the hidden layer, or none"),
  process: key<number>(
    "number of the process, from 1; each has its own weights and positions, and is fresh",
  ),
  legal_moves,
};

export const sets = {
  frequencies: rowSet("How often positions of random games have a number of legal moves", {
    legal_moves,
    positions: exact("positions with so many"),
  }),
  passes: rowSet("The forward passes of one group of positions", {
    ...group,
    positions: exact("positions of the group"),
    passes_50: exact("forward passes of 38-50 for a move in each"),
    passes_1: exact("forward passes of 38-1 for a move in each"),
    values: exact("outputs compared with those of other implementations"),
    agreeing: exact("outputs that differ by at most 1e-5, relative to those greater than 1"),
    apart: exact("the largest such difference"),
  }),
  timings: rowSet("The time of one contender for a move, in one process", {
    ...group,
    contender: key<Contender>("the network and the way in which it is computed"),
    ...timingColumns("median time for a move"),
  }),
};

/** A number of legal moves. */
export type FrequencyRow = RowOf<typeof sets.frequencies>;
/** The passes of both networks. */
export type PassRow = RowOf<typeof sets.passes>;
/** The time of a contender. */
export type TimingRow = RowOf<typeof sets.timings>;
