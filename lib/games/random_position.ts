/**
 * Positions after random moves, for openings, samples and tests.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "./game.ts";

/**
 * The position after random moves from the start of the game, each move equally likely.
 *
 * @param plies number of moves, 0 or more
 * @returns null when the game ended within these moves
 */
export function randomPosition(game: Game, plies: number, random: Random): Position | null {
  const position = game.start();
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(game, position);
    if (moves.length === 0) return null;
    position.play(moves[random.below(moves.length)]);
  }
  return position.result() === null ? position : null;
}
