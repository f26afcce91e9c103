// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Lines of the 8x8 board as bytes.
 *
 * @module
 */

/** The first square of each row; multiplication by this copies a byte into every row. */
const ROWS: u64 = 0x0101010101010101;

/** The first column as a byte, by rows. */
export function gatherColumn(squares: u64): i32 {
  return i32(((squares & ROWS) * 0x0102040810204080) >> 56);
}

/** Puts a byte into the first column; the last place apart, because two bits of the product would overlap. */
export function scatterColumn(places: u64): u64 {
  return (((places & 127) * 0x0002040810204081) & ROWS) | ((places >> 7) << 56);
}

/** A diagonal as a byte, by columns. */
export function gatherDiagonal(squares: u64): i32 {
  return i32((squares * ROWS) >> 56);
}
