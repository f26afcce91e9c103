/**
 * Chess moves as coordinates, e.g. `e2e4`, `e7e8q`, and `e1g1` for castling: the notation of the Universal Chess
 * Interface.
 *
 * @module
 */
import type { Move } from "../game.ts";
import { cellName, letterOf, WHITE } from "./geometry.ts";
import { promotionOf } from "./move.ts";
import { generateMoves, MAX_MOVES } from "./moves.ts";
import type { ChessPosition } from "./position.ts";

/** The coordinates of a move. */
export function coordinates(move: Move): string {
  const promotion = promotionOf(move);
  const letter = promotion ? letterOf(WHITE | promotion).toLowerCase() : "";
  return cellName(move & 255) + cellName(move >> 8 & 255) + letter;
}

/**
 * The move with these coordinates, also where the game is drawn already, e.g. by repetition, because not every
 * chess program ends it there; undefined when the pieces cannot move so.
 */
export function moveAt(position: ChessPosition, text: string): Move | undefined {
  return movesOfPieces(position).find((move) => coordinates(move) === text);
}

/** The moves that the pieces can make, also where the game is drawn already. */
export function movesOfPieces(position: ChessPosition): Move[] {
  const out = new Int32Array(MAX_MOVES);
  return [...out.subarray(0, generateMoves(position, out, 0))];
}
