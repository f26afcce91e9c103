/**
 * The interface of all implementations of Reversi positions.
 *
 * @module
 */
import type { Position, Side } from "../game.ts";
import type { SquareWeights } from "./weights.ts";

/**
 * A position of Reversi. A move is the number of a square, by rows from 0 at the top left, or `size * size`
 * for a pass.
 */
export interface ReversiPosition extends Position {
  /** Squares on a side of the board. */
  readonly size: number;
  /** The owner of `square`: side 0, side 1, or -1 for none. */
  at(square: number): Side | -1;
  /** The number of discs of `side`. */
  discs(side: Side): number;
  /** The number of squares where `side` could place a disc if it were its turn; a pass does not count. */
  mobility(side: Side): number;
  /** Whether any number is a legal move. */
  isLegal(move: number): boolean;
  /** The sum of the weights of dark's squares minus that of light's squares. */
  weigh(weights: SquareWeights): number;
}

/** The owner of each square, in a new array. */
export function ownersOf(position: ReversiPosition): (Side | -1)[] {
  return Array.from({ length: position.size ** 2 }, (_, square) => position.at(square));
}
