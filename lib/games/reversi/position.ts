/**
 * What all positions of Reversi have in common, however they are kept.
 *
 * @module
 */
import type { Position, Side } from "../game.ts";
import type { SquareWeights } from "./weights.ts";

/**
 * A position of Reversi; evaluations read it. A move is the number of a square, by rows from 0 at the
 * top left, or `size * size`, which is the pass.
 */
export interface ReversiPosition extends Position {
  /** Squares on a side of the board. */
  readonly size: number;
  /** Who holds `square`: side 0, side 1, or -1 for nobody. */
  at(square: number): Side | -1;
  /** The number of discs of `side`. */
  discs(side: Side): number;
  /** The number of squares that `side` could take if it were its turn; a pass does not count. */
  mobility(side: Side): number;
  /** The sum of the weights of the squares of dark, less that of the squares of light. */
  weigh(weights: SquareWeights): number;
}

/** Who holds each square of the board, in a new array. */
export function ownersOf(position: ReversiPosition): (Side | -1)[] {
  return Array.from({ length: position.size ** 2 }, (_, square) => position.at(square));
}
