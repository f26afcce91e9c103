// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Sets of squares of the 8x8 board as 64-bit integers: a1, square 0, is the lowest bit. A smaller board of
 * Reversi lies in the middle, as in games/reversi/discs.ts. JavaScript hands them over in two 32-bit halves, because
 * its 64-bit integers are slow.
 *
 * @module
 */

/** The set with these halves. */
export function fromHalves(low: i32, high: i32): u64 {
  return (u64(u32(high)) << 32) | u64(u32(low));
}

/** The number of the lowest square of a set that is not empty. */
export function lowest(squares: u64): i32 {
  return i32(ctz(squares));
}

/** The set with one square. */
export function only(square: i32): u64 {
  return (1 as u64) << u64(square);
}

/** The number of squares in a set. */
export function countOf(squares: u64): i32 {
  return i32(popcnt(squares));
}
