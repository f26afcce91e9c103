/**
 * The rows of the study: a set with exact columns, and one with measured times.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";

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

/** The key of a sample of positions with the same number of legal moves. */
type SampleKey = { hidden: string; sample: number; legal_moves: number };

export type PassRow = SampleKey & {
  positions: number;
  passes_50: number;
  passes_1: number;
  values: number;
  agreeing: number;
  apart: number;
};

export type TimingRow = SampleKey & {
  contender: Contender;
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
};

const sampleKey = {
  hidden: { kind: "key", meaning: "neurons of the hidden layer, or none" },
  sample: { kind: "key", meaning: "number of the sample, from 1; it has its own weights" },
  legal_moves: { kind: "key", meaning: "legal moves of each of its positions" },
} as const;

export const sets = {
  passes: rowSet<PassRow>("The forward passes of one sample of positions", {
    ...sampleKey,
    positions: { kind: "exact", meaning: "positions of the sample" },
    passes_50: { kind: "exact", meaning: "forward passes of 38-50 for a move in each" },
    passes_1: { kind: "exact", meaning: "forward passes of 38-1 for a move in each" },
    values: { kind: "exact", meaning: "outputs compared with those of other implementations" },
    agreeing: {
      kind: "exact",
      meaning: "outputs that differ by at most 1e-5, relative to those greater than 1",
    },
    apart: { kind: "exact", meaning: "the largest such difference" },
  }),
  timings: rowSet<TimingRow>("The time of one contender for a move, in one sample", {
    ...sampleKey,
    contender: { kind: "key", meaning: "the network and the way in which it is computed" },
    seconds: { kind: "measured", unit: "s", meaning: "median time for a move" },
    seconds_low: { kind: "measured", unit: "s", meaning: "lower quartile of the time" },
    seconds_high: { kind: "measured", unit: "s", meaning: "upper quartile of the time" },
    repeats: { kind: "exact", meaning: "how often all positions of the sample were timed" },
  }),
};
