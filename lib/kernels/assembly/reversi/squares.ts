// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Tables of the squares of the 8x8 board. TypeScript: agents/endgame/squares.ts.
 *
 * @module
 */
import { only } from "../base/sets.ts";

/** The neighbours of each square. */
const NEIGHBOURS = memory.data(64 * 8, 16);
/** At `32 * square`: the row, the column, the falling and the rising diagonal through a square. */
const LINES = memory.data(64 * 32, 16);

for (let square = 0; square < 64; square++) {
  for (let other = 0; other < 64; other++) {
    const dx = (other & 7) - (square & 7);
    const dy = (other >> 3) - (square >> 3);
    if (other != square && abs(dx) <= 1 && abs(dy) <= 1) add(NEIGHBOURS + (square << 3), other);
    const lines = LINES + (square << 5);
    if (dy == 0) add(lines, other);
    if (dx == 0) add(lines + 8, other);
    if (dx == dy) add(lines + 16, other);
    if (dx == -dy) add(lines + 24, other);
  }
}

function add(at: usize, square: i32): void {
  store<u64>(at, load<u64>(at) | only(square));
}

/** The neighbours of a square. */
export function neighbours(square: i32): u64 {
  return load<u64>(NEIGHBOURS + (square << 3));
}

/** The squares in the row of a square. */
export function rowOf(square: i32): u64 {
  return load<u64>(LINES + (square << 5));
}

/** The squares in the column of a square. */
export function columnOf(square: i32): u64 {
  return load<u64>(LINES + (square << 5), 8);
}

/** The squares in the falling diagonal through a square. */
export function fallingOf(square: i32): u64 {
  return load<u64>(LINES + (square << 5), 16);
}

/** The squares in the rising diagonal through a square. */
export function risingOf(square: i32): u64 {
  return load<u64>(LINES + (square << 5), 24);
}

/** The quarter of the board in which a square lies: 1, 2, 4 or 8. */
export function quarterOf(square: i32): i32 {
  return 1 << (((square >> 4) & 2) | ((square >> 2) & 1));
}
