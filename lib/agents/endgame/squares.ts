/**
 * Tables of the squares of the 8x8 board, numbered by rows from 0 at a1.
 *
 * @module
 */
import type { BoardShape } from "./board.ts";

/** The neighbours of each square, in two halves. */
export const NEIGHBOURS_LOW = new Int32Array(64);
export const NEIGHBOURS_HIGH = new Int32Array(64);

/** The quarter of the board in which each square lies: 1, 2, 4 or 8. */
export const QUARTERS = new Int32Array(64);

for (let square = 0; square < 64; square++) {
  const x = square & 7;
  const y = square >> 3;
  QUARTERS[square] = 1 << (y >> 2 << 1 | x >> 2);
  for (let other = 0; other < 64; other++) {
    const near = Math.abs((other & 7) - x) <= 1 && Math.abs((other >> 3) - y) <= 1;
    if (other === square || !near) continue;
    if (other < 32) NEIGHBOURS_LOW[square] |= 1 << other;
    else NEIGHBOURS_HIGH[square] |= 1 << other;
  }
}

/**
 * How good a square usually is, from 0 to 9, by its distance from the nearest edge in both directions:
 * corners are best, the squares beside a corner worst, because they give it away.
 */
const WORTH = [
  [9, 2, 8, 6],
  [2, 1, 3, 4],
  [8, 3, 7, 5],
  [6, 4, 5, 0],
];

/** `WORTH` of each square of a board; 0 on the rim around a smaller one. */
export function worthOfSquares({ margin }: BoardShape): Int32Array {
  return Int32Array.from({ length: 64 }, (_, square) => {
    const [x, y] = [square & 7, square >> 3].map((line) => Math.min(line, 7 - line) - margin);
    return WORTH[x]?.[y] ?? 0;
  });
}
