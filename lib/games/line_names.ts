/**
 * Lines of moves as people read them.
 *
 * @module
 */
import type { Game, Move, Position } from "./game.ts";

/**
 * The notations of moves, each in the position that the ones before it lead to.
 *
 * @param position where the line begins; it stays as it is
 * @param moves legal moves in turn
 */
export function lineNames(game: Game, position: Position, moves: readonly Move[]): string[] {
  const line = position.clone();
  return moves.map((move) => {
    const name = game.format(line, move);
    line.play(move);
    return name;
  });
}
