/**
 * The board of Metelyk (A1), on a grid of 2k x 2k squares. The fields are the upper right quarter and half
 * of each of the two quarters beside it; k is the side of a quarter, 4 in the source.
 *
 *     .  .  .  6 32 33 34 35      White's base, above the diagonal of the upper left quarter:
 *     .  .  3  7 28 29 30 31      numbered by columns from the left, each from the top.
 *     .  1  4  8 24 25 26 27      Black's base: its mirror image, numbered on in the same order.
 *     0  2  5  9 20 21 22 23      The battle quarter: numbered by rows from the bottom, each from
 *     .  .  .  . 19 18 17 16      the left.
 *     .  .  .  . 15 14 13  .
 *     .  .  .  . 12 11  .  .
 *     .  .  .  . 10  .  .  .
 *
 * @module
 */

/** The sides k of a quarter that can be played. */
export const SIZES = [1, 2, 3, 4] as const;

/** The board of one size; fields are numbered from 0. */
export interface MetelykBoard {
  /** Fields on a side of the battle quarter: k, 1 to 4. */
  readonly size: number;
  /** Men of each side at the start, which fill its base: k(k + 1)/2. White's base is 0 to `men` - 1. */
  readonly men: number;
  /** The first field of the battle quarter; Black's base is `men` to `quarter` - 1. */
  readonly quarter: number;
  /** Number of fields: k(2k + 1). */
  readonly fields: number;
  /**
   * Plies of the longest game. Men only move ahead, so in the longest game every man of both sides walks to
   * its last line and is borne off.
   */
  readonly maxPlies: number;
  /** The column of each field from 0 at the left. */
  readonly columns: Uint8Array;
  /** The row of each field from 0 at the top. */
  readonly rows: Uint8Array;
  /** The field in column `x` and row `y`, or -1. */
  fieldAt(x: number, y: number): number;
  /**
   * The mirror of A7: the mirror image of each field in the diagonal from the lower left to the upper
   * right. It swaps the bases and keeps the diagonal of the battle quarter.
   */
  readonly mirror: Uint8Array;
}

/** The board of a size, one of `SIZES`. */
export function boardOf(size: number): MetelykBoard {
  return boards[size - 1];
}

const boards = SIZES.map(newBoard);

function newBoard(size: number): MetelykBoard {
  const width = 2 * size;
  const places: { x: number; y: number }[] = [];
  const mirrored = ({ x, y }: { x: number; y: number }) => ({
    x: width - 1 - y,
    y: width - 1 - x,
  });
  for (let x = 0; x < size; x++) {
    for (let y = size - 1 - x; y < size; y++) places.push({ x, y });
  }
  const men = places.length;
  places.push(...places.map(mirrored));
  const quarter = places.length;
  for (let y = size - 1; y >= 0; y--) {
    for (let x = size; x < width; x++) places.push({ x, y });
  }

  const numbers = new Int8Array(width * width).fill(-1);
  places.forEach(({ x, y }, field) => numbers[y * width + x] = field);
  const fieldAt = (x: number, y: number) =>
    x >= 0 && x < width && y >= 0 && y < width ? numbers[y * width + x] : -1;
  return {
    size,
    men,
    quarter,
    fields: places.length,
    maxPlies: 2 * places.slice(0, men).reduce((plies, { x }) => plies + width - x, 0),
    columns: Uint8Array.from(places, ({ x }) => x),
    rows: Uint8Array.from(places, ({ y }) => y),
    fieldAt,
    mirror: Uint8Array.from(places.map(mirrored), ({ x, y }) => fieldAt(x, y)),
  };
}
