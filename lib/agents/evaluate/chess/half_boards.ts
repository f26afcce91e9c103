/**
 * Sets of squares of a chess board in two 32-bit halves: square 0 (a1) is the lowest bit of the low half,
 * square 32 (a5) that of the high half. A row of the board is a byte.
 *
 * @module
 */

/** Every square but those of the file a, and of the file h, in a half. */
export const NOT_A = 0xfefefefe | 0;
export const NOT_H = 0x7f7f7f7f;

/** The squares to the left and to the right of a set, in one half. */
export function besides(half: number): number {
  return half << 1 & NOT_A | half >>> 1 & NOT_H;
}

/** A half with its rows in reverse order: the board turned over is both halves so, and exchanged. */
export function turnedOver(half: number): number {
  return half << 24 | (half & 0xff00) << 8 | half >>> 8 & 0xff00 | half >>> 24;
}

/** The number of squares of a half. */
export function countSquares(half: number): number {
  const pairs = half - (half >>> 1 & 0x55555555);
  const nibbles = (pairs & 0x33333333) + (pairs >>> 2 & 0x33333333);
  return Math.imul(nibbles + (nibbles >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
