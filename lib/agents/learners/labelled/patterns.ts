/**
 * Regression on patterns, as in the trained evaluation of Reversi: groups of squares, each with a weight for all
 * that can stand on it. The images of a pattern under the symmetries of the board share its weights. The value is
 * the sum of one weight for each image. Weights are fitted by steps along the error (the delta rule), pass by pass.
 *
 * @module
 */
import type { Examples, Learned } from "./examples.ts";

/** Passes through the examples. */
const PASSES = 30;
/** The first step, as a part of what the sum lacks; steps get smaller to the end. */
const STEP = 0.5;

/**
 * Fits the weights.
 *
 * @param examples whose features are two for each square by rows: whether it is own, and whether it is the enemy's
 * @param shapes the squares of each pattern in one of its places, by rows from 0
 */
export function patternRegression(
  { count, width, features, values }: Examples,
  shapes: readonly (readonly number[])[],
): Learned {
  const places = placesOf(shapes, Math.sqrt(width / 2));
  const starts = shapes.map((_, shape) => sum(shapes.slice(0, shape).map(standings)));
  const weights = new Float64Array(sum(shapes.map(standings)) + 1);
  const constant = weights.length - 1;

  /** Writes the weights of an example. */
  const indicesOf = (features: Uint8Array, start: number, into: Int32Array, at: number) => {
    for (const { shape, squares } of places) {
      let standing = 0;
      for (const square of squares) {
        standing = 3 * standing + features[start + 2 * square] +
          2 * features[start + 2 * square + 1];
      }
      into[at++] = starts[shape] + standing;
    }
    into[at] = constant;
  };
  const sumOf = (indices: Int32Array, from: number) => {
    let total = 0;
    for (let at = from; at < from + size; at++) total += weights[indices[at]];
    return total;
  };

  const size = places.length + 1;
  const indices = new Int32Array(count * size);
  for (let row = 0; row < count; row++) indicesOf(features, row * width, indices, row * size);
  for (let pass = 0; pass < PASSES; pass++) {
    const step = STEP * (1 - pass / PASSES) / size;
    for (let row = 0; row < count; row++) {
      const change = step * (values[row] - sumOf(indices, row * size));
      for (let at = row * size; at < (row + 1) * size; at++) weights[indices[at]] += change;
    }
  }
  const asked = new Int32Array(size);
  return {
    numbers: weights.reduce((used, weight) => used + Number(weight !== 0), 0),
    predict(features, start) {
      indicesOf(features, start, asked, 0);
      return sumOf(asked, 0);
    },
  };
}

/** What can stand on a pattern. */
function standings(shape: readonly number[]): number {
  return 3 ** shape.length;
}

/** The eight images of each pattern; one that is its own image is read both ways. */
function placesOf(shapes: readonly (readonly number[])[], side: number) {
  const last = side - 1;
  const images = [0, 1, 2, 3, 4, 5, 6, 7].map((symmetry) => (square: number) => {
    const [row, column] = [Math.floor(square / side), square % side];
    const [y, x] = [symmetry & 1 ? last - row : row, symmetry & 2 ? last - column : column];
    return symmetry & 4 ? x * side + y : y * side + x;
  });
  return shapes.flatMap((squares, shape) =>
    images.map((image) => ({ shape, squares: squares.map(image) }))
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
