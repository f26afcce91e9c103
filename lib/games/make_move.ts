/**
 * Moves entered by people, e.g. in a notebook. They are checked, unlike those of `Position.play`.
 *
 * @module
 */
import type { Game, Move, Position } from "./game.ts";
import { legalMoves } from "./game.ts";
import { gameOf } from "./game_of.ts";
import { illegalMove } from "./notation.ts";

/**
 * Plays `moves` in turn, each in notation, e.g. `c2`, or as the number of a legal move. When one of them is
 * illegal, none is played.
 *
 * @returns `position`, after the moves
 * @throws {IllegalMoveError} when a move is not legal; the message lists the legal ones
 */
export function makeMove<P extends Position>(position: P, ...moves: (string | Move)[]): P {
  const game = gameOf(position);
  let made = 0;
  try {
    for (const move of moves) {
      position.play(
        typeof move === "string" ? game.parse(position, move) : legal(game, position, move),
      );
      made++;
    }
  } catch (error) {
    while (made-- > 0) position.undo();
    throw error;
  }
  return position;
}

/** The move itself, when it is legal. */
function legal(game: Game, position: Position, move: Move): Move {
  const moves = legalMoves(game, position);
  if (moves.includes(move)) return move;
  const names = moves.map((move) => game.format(position, move));
  throw illegalMove(`move number ${move}`, position, names);
}
