/**
 * Weights of the squares of a board, with sums made beforehand: the discs of eight squares are weighed
 * by one look into a table.
 *
 * @module
 */

/** What `ReversiPosition.weigh` adds up; `squareWeights` makes it. */
export interface SquareWeights {
  /** The weight of each square, by rows from the top left. */
  readonly squares: Int32Array | Float64Array;
  /** For each eighth square, at `square << 5 | set`: what a set of it and the next seven weighs. */
  readonly sums: Int32Array | Float64Array;
}

/**
 * Prepares weights for a board. Whole numbers are kept as such, because a search is faster with them.
 *
 * @param weights a number for each square, by rows from the top left; sums of whole ones must fit in 32 bits
 */
export function squareWeights(weights: readonly number[]): SquareWeights {
  const Numbers = weights.every(Number.isInteger) ? Int32Array : Float64Array;
  const squares = Numbers.from(weights);
  const sums = new Numbers(Math.ceil(squares.length / 8) << 8);
  for (let i = 0; i < sums.length; i++) {
    for (let place = 0; place < 8; place++) {
      if (i >> place & 1) sums[i] += squares[(i >> 8 << 3) + place] ?? 0;
    }
  }
  return { squares, sums };
}
