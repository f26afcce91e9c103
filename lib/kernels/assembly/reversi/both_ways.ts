// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * A set of squares as it is and upside down, in the two halves of a SIMD register. A step up in the second half
 * is a step down on the board, so one operation goes both ways.
 *
 * @module
 */

/** A set of squares, and the same with its rows in reverse. */
export function bothWays(squares: u64): v128 {
  const twice = i64x2.splat(squares);
  return v128.shuffle<i8>(twice, twice, 0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8);
}

/** The squares of the first half, and those of the second one turned back. */
export function joined(halves: v128): u64 {
  const back = v128.shuffle<i8>(
    halves,
    halves,
    15,
    14,
    13,
    12,
    11,
    10,
    9,
    8,
    7,
    6,
    5,
    4,
    3,
    2,
    1,
    0,
  );
  return i64x2.extract_lane(v128.or(halves, back), 0);
}
