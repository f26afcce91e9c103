/**
 * Fits the weights of a stage of the trained evaluation to labelled positions, by stochastic gradient descent
 * on the squared error: every weight of a position moves by the same small part of what its sum lacks. The steps
 * get smaller to the end, and then the weights are rounded. All numbers are sums and products in a fixed order,
 * so that the weights are the same on every machine.
 *
 * @module
 */
import { PLACES, WEIGHTS_OF_STAGE } from "../../evaluate/reversi/pattern_shapes.ts";
import { weightsOf } from "../../evaluate/reversi/pattern_sum.ts";
import { shapesWithTwins } from "../../evaluate/reversi/pattern_weights.ts";
import { LABEL, WORDS } from "./training_positions.ts";

/** Passes through the positions. */
const PASSES = 20;
/** The first step, as a part of what the sum lacks. */
const STEP = 0.003;
/** One position of so many is held out: the last ones, which are of other games. */
const HELD_OUT = 10;
/** The largest rounded weight. */
const MOST = 127;

/** What a fit has come to; errors are root mean squares, in parts of a disc. */
export interface Fit {
  /** The weights, rounded. */
  readonly weights: Int8Array;
  /** Positions fitted to, and their error. */
  readonly fitted: number;
  readonly fittedError: number;
  /** Positions held out, their error, and the spread of their labels. */
  readonly heldOut: number;
  readonly heldOutError: number;
  readonly spread: number;
}

/**
 * Fits weights.
 *
 * @param positions of one stage with labels, `WORDS` numbers each; at least 10
 * @param first the weights to begin with, such as those of the stage before
 * @param size of the board, 8 or 6
 */
export function fitStage(positions: Int32Array, first: Int8Array, size = 8): Fit {
  const count = positions.length / WORDS;
  const heldOut = Math.floor(count / HELD_OUT);
  const fitted = count - heldOut;
  const indices = indicesOf(positions, size);
  const labels = Float64Array.from({ length: count }, (_, i) => positions[i * WORDS + LABEL]);
  const weights = Float64Array.from(first);
  for (let pass = 0; pass < PASSES; pass++) {
    const step = STEP * (1 - pass / PASSES);
    for (let i = 0; i < fitted; i++) {
      const change = step * (labels[i] - sumOf(weights, indices, i));
      for (let at = i * PLACES; at < (i + 1) * PLACES; at++) weights[indices[at]] += change;
    }
  }
  const rounded = new Int8Array(WEIGHTS_OF_STAGE);
  twinsOfAll().forEach((twin, at) => {
    rounded[at] = Math.max(-MOST, Math.min(MOST, Math.round(weights[twin])));
  });
  const error = (from: number, to: number, weights: ArrayLike<number>) => {
    let squares = 0;
    for (let i = from; i < to; i++) squares += (labels[i] - sumOf(weights, indices, i)) ** 2;
    return Math.sqrt(squares / (to - from));
  };
  return {
    weights: rounded,
    ...{ fitted, fittedError: error(0, fitted, rounded) },
    ...{ heldOut, heldOutError: error(fitted, count, rounded) },
    spread: error(fitted, count, new Int8Array(WEIGHTS_OF_STAGE)),
  };
}

/** The weights of each position, the least of their twins. */
function indicesOf(positions: Int32Array, size: number): Int32Array {
  const count = positions.length / WORDS;
  const indices = new Int32Array(count * PLACES);
  for (let i = 0; i < count; i++) {
    const [, ownLow, ownHigh, enemyLow, enemyHigh] = positions.subarray(
      i * WORDS,
      i * WORDS + LABEL,
    );
    weightsOf(ownLow, ownHigh, enemyLow, enemyHigh, size, indices, i * PLACES);
  }
  const twins = twinsOfAll();
  for (let at = 0; at < indices.length; at++) indices[at] = twins[indices[at]];
  return indices;
}

function sumOf(weights: ArrayLike<number>, indices: Int32Array, position: number): number {
  let sum = 0;
  for (let at = position * PLACES; at < (position + 1) * PLACES; at++) sum += weights[indices[at]];
  return sum;
}

/** The least twin of every weight of a stage. */
function twinsOfAll(): Int32Array {
  const all = new Int32Array(WEIGHTS_OF_STAGE);
  for (const [{ offset }, twins] of shapesWithTwins()) {
    twins.forEach((twin, standing) => all[offset + standing] = offset + twin);
  }
  return all;
}
