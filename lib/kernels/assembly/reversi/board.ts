// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The board that is played on, in the middle of the 8x8 board. TypeScript: agents/endgame/board.ts and
 * squares.ts.
 *
 * @module
 */
import { only } from "../base/sets.ts";

/** Squares on a side, squares between the board and the edge of the 8x8 board, and squares in all. */
export let size: i32 = 8;
export let margin: i32 = 0;
export let squares: i32 = 64;
/** The squares of the board, its corners and its edges. */
export let board: u64 = 0;
export let corners: u64 = 0;
export let edges: u64 = 0;

/** How good each square usually is, from 0 to 9: corners are best, the squares beside them worst. */
const WORTH = memory.data(64, 16);

/** The worth of squares by their distances from the nearest edge in both directions. */
const WORTHS = memory.data<u8>([9, 2, 8, 6, 2, 1, 3, 4, 8, 3, 7, 5, 6, 4, 5, 0]);

/** Sets the size of the board: 4, 6 or 8. */
export function setSize(side: i32): void {
  size = side;
  margin = (8 - side) >> 1;
  squares = side * side;
  board = corners = edges = 0;
  for (let square = 0; square < 64; square++) {
    const x = distance(square & 7);
    const y = distance(square >> 3);
    const inside = x >= 0 && y >= 0;
    store<u8>(WORTH + square, inside ? load<u8>(WORTHS + ((x << 2) | y)) : 0);
    if (!inside) continue;
    board |= only(square);
    if (x == 0 && y == 0) corners |= only(square);
    if (x == 0 || y == 0) edges |= only(square);
  }
}

function distance(line: i32): i32 {
  return min(line, 7 - line) - margin;
}

/** How good a square usually is. */
export function worthOf(square: i32): i32 {
  return i32(load<u8>(WORTH + square));
}
