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

/** Names a sample of positions with the same number of legal moves. */
const sample = {
  hidden: key("neurons of the hidden layer, or none"),
  sample: key<number>("number of the sample, from 1; it has its own weights"),
  legal_moves: key<number>("legal moves of each of its positions"),
};

export const sets = {
  passes: rowSet("The forward passes of one sample of positions", {
    ...sample,
    positions: exact("positions of the sample"),
    passes_50: exact("forward passes of 38-50 for a move in each"),
    passes_1: exact("forward passes of 38-1 for a move in each"),
    values: exact("outputs compared with those of other implementations"),
    agreeing: exact("outputs that differ by at most 1e-5, relative to those greater than 1"),
    apart: exact("the largest such difference"),
  }),
  timings: rowSet("The time of one contender for a move, in one sample", {
    ...sample,
    contender: key<Contender>("the network and the way in which it is computed"),
    ...timingColumns("median time for a move"),
  }),
};

/** The passes of both networks. */
export type PassRow = RowOf<typeof sets.passes>;
/** The time of a contender. */
export type TimingRow = RowOf<typeof sets.timings>;
