/**
 * Reversi boards of up to 8x8 as sets of squares, each two 32-bit halves of the 8x8 board. A smaller board
 * lies in the middle, and nothing is ever placed on the rim around it, so one solver serves all sizes.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { type Move, opponent, type Position, type Side } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";

/** The discs of a board, for the side to move. */
export interface Discs {
  readonly ownLow: number;
  readonly ownHigh: number;
  readonly enemyLow: number;
  readonly enemyHigh: number;
}

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

/** The square on the 8x8 board of a move that places a disc. */
export function squareOfMove(move: Move, size: number): number {
  const margin = (8 - size) / 2;
  return (Math.floor(move / size) + margin) * 8 + move % size + margin;
}

/** The move that places a disc on a square of the 8x8 board. */
export function moveOfSquare(square: number, size: number): Move {
  const margin = (8 - size) / 2;
  return ((square >> 3) - margin) * size + (square & 7) - margin;
}

/** The discs of a position. */
export function discsOf(position: Position): Discs {
  const reversi = position as ReversiPosition;
  const { size, side } = reversi;
  const [ownLow, ownHigh] = squaresOf(reversi, side, size);
  const [enemyLow, enemyHigh] = squaresOf(reversi, opponent(side), size);
  return { ownLow, ownHigh, enemyLow, enemyHigh };
}

function squaresOf(position: ReversiPosition, side: Side, size: number): [number, number] {
  const halves: [number, number] = [0, 0];
  for (let move = 0; move < size * size; move++) {
    const square = squareOfMove(move, size);
    if (position.at(move) === side) halves[square >> 5] |= 1 << square;
  }
  return halves;
}
