/**
 * Moves of chess in 32 bits: the cell that the piece leaves in bits 0 to 7, the one that it goes to in
 * bits 8 to 15, and above them what else happens. Nothing else for nearly all moves, so that the core
 * asks once.
 *
 * @module
 */
import type { Move } from "../game.ts";
import { type Kind, squareOf } from "./geometry.ts";

/** What else happens: bits 16 and up are a promotion's new piece, 1 to 5, or one of these. */
export const DOUBLE_STEP = 8;
export const EN_PASSANT = 16;
export const CASTLING = 24;

/** The square that the piece leaves, 0 (a1) to 63 (h8); in castling the king's. */
export function moveFrom(move: Move): number {
  return squareOf(move & 255);
}

/** The square that the piece goes to, 0 (a1) to 63 (h8); in castling the king's. */
export function moveTo(move: Move): number {
  return squareOf(move >> 8 & 255);
}

/** The kind of piece that a pawn becomes, or 0 when the move is no promotion. */
export function promotionOf(move: Move): Kind | 0 {
  return (move >> 16 & 7) as Kind | 0;
}

/** Whether the move is a castling. */
export function isCastling(move: Move): boolean {
  return move >> 16 === CASTLING;
}
