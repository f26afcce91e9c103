/**
 * The score of a game of Reversi in discs.
 *
 * @module
 */
import { opponent } from "../game.ts";
import type { ReversiPosition } from "./position.ts";

/**
 * Own discs minus the enemy's at the end of the game, for the side to move, where empty squares go to the
 * winner. So it is even, and a side without discs loses by all squares.
 *
 * @param position a finished game
 */
export function finalScore(position: ReversiPosition): number {
  const own = position.discs(position.side);
  const enemy = position.discs(opponent(position.side));
  const lead = own - enemy;
  return lead + Math.sign(lead) * emptySquares(position);
}

/** The number of empty squares. */
export function emptySquares(position: ReversiPosition): number {
  return position.size ** 2 - position.discs(0) - position.discs(1);
}
