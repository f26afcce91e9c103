/**
 * The hash keys of chess, laid out by the cells of the core.
 *
 * @module
 */
import { BLACK, cellOf, KING, PAWN, PIECES, WHITE } from "./geometry.ts";
import { zobristKeys } from "../zobrist.ts";

/** Keys of a piece on a cell, at `piece * 256 + cell`; those of no piece are 0. */
export const pieceLow: Int32Array = new Int32Array(PIECES * 256);
export const pieceHigh: Int32Array = new Int32Array(PIECES * 256);
/** Keys of the rights to castle, by their bits. */
export const rightsLow: Int32Array = new Int32Array(16);
export const rightsHigh: Int32Array = new Int32Array(16);
/** Keys of an en passant capture, by the file bits of the cell; 0 for no cell. */
export const fileLow: Int32Array = new Int32Array(16);
export const fileHigh: Int32Array = new Int32Array(16);

const { low, high } = zobristKeys("chess", 12 * 64 + 16 + 8 + 1);
let key = 0;
for (const colour of [WHITE, BLACK]) {
  for (let kind = PAWN; kind <= KING; kind++) {
    for (let square = 0; square < 64; square++, key++) {
      const index = (colour | kind) << 8 | cellOf(square);
      pieceLow[index] = low[key];
      pieceHigh[index] = high[key];
    }
  }
}
for (let rights = 0; rights < 16; rights++, key++) {
  rightsLow[rights] = low[key];
  rightsHigh[rights] = high[key];
}
for (let file = 0; file < 8; file++, key++) {
  fileLow[cellOf(file) & 15] = low[key];
  fileHigh[cellOf(file) & 15] = high[key];
}

/** Keys of Black to move. */
export const SIDE_LOW: number = low[key];
export const SIDE_HIGH: number = high[key];
