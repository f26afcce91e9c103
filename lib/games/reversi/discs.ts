/**
 * The discs of Reversi boards of up to 8x8 as sets of squares, each two 32-bit halves of the 8x8 board: a1 is
 * the lowest bit of the low half. A smaller board lies in the middle, and nothing is ever placed on the rim
 * around it, so one search serves all sizes.
 *
 * @module
 */
import { type Move, opponent, type Position, type Side } from "../game.ts";
import type { ReversiPosition } from "./position.ts";

/** The discs of a board, for the side to move. */
export interface Discs {
  readonly ownLow: number;
  readonly ownHigh: number;
  readonly enemyLow: number;
  readonly enemyHigh: number;
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
