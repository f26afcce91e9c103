/**
 * Which positions of chess a regression learns from.
 *
 * @module
 */
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Game, Move, Position } from "matchbox/games/game.ts";

/** Whether nobody is in check, and the chosen move is no capture or promotion: what stands there counts. */
export function isQuiet(game: Game, position: Position, move: Move): boolean {
  return !(position as ChessPosition).inCheck() && !game.tactics!.isLoud!(position, move);
}
