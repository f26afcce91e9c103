/**
 * Chess moves in 32 bits: the start cell in bits 0 to 7, the target cell in bits 8 to 15, and above them
 * the special kind of the move, which is 0 for nearly all moves.
 *
 * @module
 */
import type { Move } from "../game.ts";
import { type Kind, squareOf } from "./geometry.ts";

/** The special kinds, from bit 16: the new piece of a promotion, 1 to 5, or one of these. */
export const DOUBLE_STEP = 8;
export const EN_PASSANT = 16;
export const CASTLING = 24;

/** The start square, 0 (a1) to 63 (h8); for castling the king's. */
export function moveFrom(move: Move): number {
  return squareOf(move & 255);
}

/** The target square, 0 (a1) to 63 (h8); for castling the king's. */
export function moveTo(move: Move): number {
  return squareOf(move >> 8 & 255);
}

/** The new kind of piece of a promotion, or 0. */
export function promotionOf(move: Move): Kind | 0 {
  return (move >> 16 & 7) as Kind | 0;
}

/** Whether the move is a castling. */
export function isCastling(move: Move): boolean {
  return move >> 16 === CASTLING;
}
