/**
 * Tables for flipping discs line by line on the 8x8 board. A line is a row, a column or a diagonal. Its
 * state is a byte with a bit for each place, by columns, in a column by rows. So one small table is enough
 * for lines of all four directions. Missing places of short diagonals are empty.
 *
 * Two lookups find the flips in a line: `outflanks` gives, from the enemy discs, the places where an own
 * disc closes a run, and `between` the places between these discs and the new one.
 *
 * Functions make the tables, so that fast code can keep them in constants of its own module: an imported
 * name is looked up at each use.
 *
 * @module
 */

/** Lines are numbered: rows from 0, columns from 8, falling diagonals from 16, rising ones from 32. */
const LINES = 47;
export const FIRST_COLUMN_LINE = 8;

/** At `place << 8 | enemy`: the places that close a run of enemies beginning beside `place`. */
export function outflanks(): Uint8Array {
  const table = new Uint8Array(8 << 8);
  for (let i = 0; i < table.length; i++) table[i] = closing(i >> 8, i & 255);
  return table;
}

/** At `place << 8 | closed`: the places between `place` and the next of `closed` to each side. */
export function between(): Uint8Array {
  const table = new Uint8Array(8 << 8);
  for (let i = 0; i < table.length; i++) {
    table[i] = upTo(i >> 8, i & 255, 1) | upTo(i >> 8, i & 255, -1);
  }
  return table;
}

/**
 * The two diagonals through each square, at index `8 * square` and four later: low and high half of the set
 * of its squares, and the index of its line in `lineKeys`.
 */
export function diagonals(): Int32Array {
  const table = new Int32Array(8 * 64);
  const lines = Array.from({ length: 64 }, (_, square) => linesThrough(square));
  for (let square = 0; square < 64; square++) {
    for (const direction of [2, 3]) {
      const { line } = lines[square][direction];
      const from = 8 * square + 4 * (direction - 2);
      for (let other = 0; other < 64; other++) {
        if (lines[other][direction].line === line) table[from + (other >> 5)] |= 1 << other;
      }
      table[from + 2] = line << 7;
    }
  }
  return table;
}

/**
 * The combined hash keys of the discs flipped in a line: the low half at `line << 7 | flips`, the high half
 * at the next index. The ends of a line are never flipped, so `flips` is even and below 128.
 *
 * @param low low halves of the keys for a change of owner, by square
 * @param high their high halves
 */
export function lineKeys(low: Int32Array, high: Int32Array): Int32Array {
  const table = new Int32Array(LINES << 7);
  for (let square = 0; square < 64; square++) {
    for (const { line, place } of linesThrough(square)) {
      for (let flips = 0; flips < 128; flips += 2) {
        if (!(flips >> place & 1)) continue;
        table[line << 7 | flips] ^= low[square];
        table[line << 7 | flips | 1] ^= high[square];
      }
    }
  }
  return table;
}

/** The row, the column, the falling and the rising diagonal through a square, and its place in each. */
function linesThrough(square: number): { line: number; place: number }[] {
  const x = square % 8;
  const y = Math.floor(square / 8);
  return [
    { line: y, place: x },
    { line: FIRST_COLUMN_LINE + x, place: y },
    { line: 16 + 7 + y - x, place: x },
    { line: 32 + y + x, place: x },
  ];
}

/** The places after the runs of enemies that begin to the left and right of `place`. */
function closing(place: number, enemy: number): number {
  let right = place + 1;
  while (enemy >> right & 1) right++;
  let left = place - 1;
  while (left >= 0 && enemy >> left & 1) left--;
  return (right > place + 1 ? 1 << right & 255 : 0) |
    (left >= 0 && left < place - 1 ? 1 << left : 0);
}

/** The places between `place` and the next one of `closed` in that direction; 0 when there is none. */
function upTo(place: number, closed: number, step: 1 | -1): number {
  let places = 0;
  for (let end = place + step; end >= 0 && end < 8; end += step) {
    if (closed >> end & 1) return places;
    places |= 1 << end;
  }
  return 0;
}
