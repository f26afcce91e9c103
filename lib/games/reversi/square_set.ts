/**
 * Sets of squares of the 8x8 board in two 32-bit halves, as in discs.ts, for code that names what it counts. Fast
 * searches keep the halves in numbers of their own.
 *
 * @module
 */
import * as mobility from "./mobility.ts";

const { findTakeable, HIGH, LOW, takeable } = mobility;

/** A set of squares: square 0, a1, is the lowest bit of `low`, square 32 that of `high`. */
export interface SquareSet {
  /** Squares 0 to 31. */
  readonly low: number;
  /** Squares 32 to 63. */
  readonly high: number;
}

/** The set of these squares. */
export function setOf(squares: Iterable<number>): SquareSet {
  let [low, high] = [0, 0];
  for (const square of squares) {
    if (square < 32) low |= 1 << square;
    else high |= 1 << square;
  }
  return { low, high };
}

/** The squares of a set, the smallest first. */
export function squaresIn(set: SquareSet): number[] {
  return Array.from({ length: 64 }, (_, square) => square).filter((square) => has(set, square));
}

/** Whether a square belongs to a set. */
export function has({ low, high }: SquareSet, square: number): boolean {
  return ((square < 32 ? low : high) >> square & 1) !== 0;
}

/** The number of squares. */
export function sizeOf({ low, high }: SquareSet): number {
  return countBits(low) + countBits(high);
}

/** Whether there is no square. */
export function isEmpty({ low, high }: SquareSet): boolean {
  return (low | high) === 0;
}

/** The squares of both sets. */
export function common(one: SquareSet, other: SquareSet): SquareSet {
  return { low: one.low & other.low, high: one.high & other.high };
}

/** The squares of either set. */
export function union(one: SquareSet, other: SquareSet): SquareSet {
  return { low: one.low | other.low, high: one.high | other.high };
}

/** The squares of the first set that are not in the other one. */
export function without(one: SquareSet, other: SquareSet): SquareSet {
  return { low: one.low & ~other.low, high: one.high & ~other.high };
}

/** Columns without the first, and without the last: a step along a row must not wrap. */
const NOT_FIRST = 0xfefefefe;
const NOT_LAST = 0x7f7f7f7f;

/** The set one column to the right; what leaves the board is lost. */
export function right({ low, high }: SquareSet): SquareSet {
  return { low: (low & NOT_LAST) << 1, high: (high & NOT_LAST) << 1 };
}

/** The set one column to the left. */
export function left({ low, high }: SquareSet): SquareSet {
  return { low: (low & NOT_FIRST) >>> 1, high: (high & NOT_FIRST) >>> 1 };
}

/** The set one row on, towards square 63. */
export function down({ low, high }: SquareSet): SquareSet {
  return { low: low << 8, high: high << 8 | low >>> 24 };
}

/** The set one row back, towards square 0. */
export function up({ low, high }: SquareSet): SquareSet {
  return { low: low >>> 8 | high << 24, high: high >>> 8 };
}

/** The squares of a set, and those that touch one by a side or a corner. */
export function spread(set: SquareSet): SquareSet {
  const inRows = union(set, union(left(set), right(set)));
  return union(inRows, union(up(inRows), down(inRows)));
}

/** The empty squares that `own` can take, on the whole 8x8 board. */
export function takeableBy(own: SquareSet, enemy: SquareSet): SquareSet {
  findTakeable(own.low, own.high, enemy.low, enemy.high, false);
  return { low: takeable[LOW], high: takeable[HIGH] };
}

function countBits(bits: number): number {
  const pairs = bits - (bits >>> 1 & 0x55555555);
  const nibbles = (pairs & 0x33333333) + (pairs >>> 2 & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
