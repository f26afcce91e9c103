/**
 * What a move changes on the board: the pieces that leave cells and those that appear on others. Incremental
 * evaluations are updated by these changes.
 *
 * @module
 */
import * as geometry from "./geometry.ts";
import type { Move } from "../game.ts";
import * as move from "./move.ts";

const { BLACK, EMPTY, PAWN, RIGHT, ROOK, UP, WHITE } = geometry;
const { CASTLING, DOUBLE_STEP, EN_PASSANT } = move;

/** The most changes of a move: castling moves two pieces. */
export const MAX_CHANGES = 4;

/** The bit of a change by which a piece leaves the board. */
export const REMOVED = 1 << 13;

/** All changes are below this: the length of a table by change. */
export const CHANGES = 1 << 14;

/**
 * Writes the changes of a legal move into `out`, from index 0. A change is the piece, shifted left by 8, plus
 * its cell, plus `REMOVED` when the piece leaves the cell.
 *
 * @param cells the piece on every cell, before the move
 * @returns the number of changes, at most `MAX_CHANGES`
 */
export function changesOf(cells: Uint8Array, move: Move, out: Int32Array): number {
  const from = move & 255;
  const to = move >> 8 & 255;
  const special = move >> 16;
  const piece = cells[from];
  const taken = cells[to];
  out[0] = REMOVED | piece << 8 | from;
  out[1] = piece << 8 | to;
  let count = 2;
  if (taken !== EMPTY) out[count++] = REMOVED | taken << 8 | to;
  if (special === 0 || special === DOUBLE_STEP) return count;
  const colour = piece & (WHITE | BLACK);
  if (special === CASTLING) {
    const rook = (colour | ROOK) << 8;
    const isShort = to > from;
    out[count++] = REMOVED | rook | (isShort ? to + RIGHT : to - 2 * RIGHT);
    out[count++] = rook | (isShort ? to - RIGHT : to + RIGHT);
  } else if (special === EN_PASSANT) {
    const pawn = WHITE + BLACK - colour | PAWN;
    out[count++] = REMOVED | pawn << 8 | (colour === WHITE ? to - UP : to + UP);
  } else {
    out[1] = (colour | special) << 8 | to;
  }
  return count;
}
