/**
 * Weights of the squares of a board, with sums made beforehand: the discs of eight squares are weighed
 * by one look into a table.
 *
 * @module
 */

/** What `ReversiPosition.weigh` adds up; `squareWeights` makes it. */
export interface SquareWeights {
  /** The weight of each square, by rows from the top left. */
  readonly squares: Int32Array;
  /** For each eighth square, at `square << 5 | set`: what a set of it and the next seven weighs. */
  readonly sums: Int32Array;
}

/**
 * Prepares weights for a board.
 *
 * @param squares an integer for each square, by rows from the top left; all sums must fit in 32 bits
 */
export function squareWeights(squares: Int32Array): SquareWeights {
  const sums = new Int32Array(Math.ceil(squares.length / 8) << 8);
  for (let i = 0; i < sums.length; i++) {
    for (let place = 0; place < 8; place++) {
      if (i >> place & 1) sums[i] += squares[(i >> 8 << 3) + place] ?? 0;
    }
  }
  return { squares, sums };
}
