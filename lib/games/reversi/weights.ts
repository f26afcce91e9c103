/**
 * Weights of the squares of a board, with precomputed sums: one lookup gives the weight of the discs on
 * eight squares.
 *
 * @module
 */
import { byteSums } from "../byte_sums.ts";

/** The weights for `ReversiPosition.weigh`; `squareWeights` makes them. */
export interface SquareWeights {
  /** The weight of each square, by rows from the top left. */
  readonly squares: Int32Array | Float64Array;
  /**
   * For each group of eight squares, at `square << 5 | set`: the weight of a set of them, where `square` is
   * the first of the group.
   */
  readonly sums: Int32Array | Float64Array;
}

/**
 * Prepares weights for a board. Whole numbers stay integers, because searches are faster with them.
 *
 * @param weights a number for each square, by rows from the top left; sums of whole ones must fit in 32 bits
 */
export function squareWeights(weights: readonly number[]): SquareWeights {
  const Numbers = weights.every(Number.isInteger) ? Int32Array : Float64Array;
  const squares = Numbers.from(weights);
  return { squares, sums: byteSums(squares) };
}
