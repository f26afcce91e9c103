/**
 * The boards that the endgame solver plays on: 4x4, 6x6 and 8x8, each in the middle of the 8x8 board.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { squareOfMove } from "matchbox/games/reversi/discs.ts";

/** A board of one size within the 8x8 board. */
export interface BoardShape {
  /** Squares on a side: 4, 6 or 8. */
  readonly size: number;
  /** Squares between the board and the edge of the 8x8 board. */
  readonly margin: number;
  /** The squares of the board, in two halves. */
  readonly low: number;
  readonly high: number;
}

/**
 * The board with that many squares on a side.
 *
 * @throws {UsageError} when the size is not 4, 6 or 8
 */
export function boardShape(size: number): BoardShape {
  if (![4, 6, 8].includes(size)) {
    throw new UsageError(
      `the endgame solver plays Reversi on 4x4, 6x6 and 8x8, not on ${size}x${size}`,
    );
  }
  const margin = (8 - size) / 2;
  let low = 0;
  let high = 0;
  for (let move = 0; move < size * size; move++) {
    const square = squareOfMove(move, size);
    if (square < 32) low |= 1 << square;
    else high |= 1 << square;
  }
  return { size, margin, low, high };
}
