/**
 * The board of Connect Four as a set of 64 bits, in two halves of 32. Each column has a bit for each of its
 * rows, the lowest row first, and one above them that is never set. So a shift by one step in a direction
 * takes no disc round the edge of the board (J. Tromp's layout, from his program Fhourstones).
 *
 * @module
 */

/** The size of a board. */
export interface BoardSize {
  /** From 4 to 8. */
  readonly columns: number;
  /** From 4 to 7: eight columns of seven rows and the bit above them fill 64 bits. */
  readonly rows: number;
}

/** A size as it is written, columns first, e.g. `7x6`. */
export type SizeText = `${4 | 5 | 6 | 7 | 8}x${4 | 5 | 6 | 7}`;

/** The sizes of the game, by rows. */
export const sizes: readonly SizeText[] = ([4, 5, 6, 7] as const).flatMap((rows) =>
  ([4, 5, 6, 7, 8] as const).map((columns) => `${columns}x${rows}` as const)
);

/** Reads a size, e.g. `7x6`. */
export function sizeOf(text: SizeText): BoardSize {
  const [columns, rows] = text.split("x").map(Number);
  return { columns, rows };
}

/** Writes a size. */
export function sizeText({ columns, rows }: BoardSize): SizeText {
  return `${columns}x${rows}` as SizeText;
}

/** The number of the bit of a square, with the rows counted from 0 at the bottom. */
export function bitOf(column: number, row: number, rows: number): number {
  return column * (rows + 1) + row;
}

/** A set of squares. */
export interface Squares {
  /** The bits 0 to 31. */
  readonly low: number;
  /** The bits 32 to 63. */
  readonly high: number;
}

/** The set of some squares, given by the numbers of their bits. */
export function squaresOf(bits: readonly number[]): Squares {
  let [low, high] = [0, 0];
  for (const bit of bits) {
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << bit - 32;
  }
  return { low, high };
}

/** Whether a set has four squares in a line: upwards, falling, across or rising. */
export function hasFour(low: number, high: number, rows: number): boolean {
  return hasFourBy(1, low, high) || hasFourBy(rows, low, high) ||
    hasFourBy(rows + 1, low, high) || hasFourBy(rows + 2, low, high);
}

/** Two neighbours and, two steps on, two more. */
function hasFourBy(step: number, low: number, high: number): boolean {
  const pairsLow = low & (low >>> step | high << 32 - step);
  const pairsHigh = high & high >>> step;
  return (pairsLow & (pairsLow >>> 2 * step | pairsHigh << 32 - 2 * step)) !== 0 ||
    (pairsHigh & pairsHigh >>> 2 * step) !== 0;
}

/** All lines of four of a board, each as the numbers of its bits. */
export function linesOf({ columns, rows }: BoardSize): number[][] {
  const directions = [[0, 1], [1, -1], [1, 0], [1, 1]];
  const lines: number[][] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      for (const [across, up] of directions) {
        const [lastColumn, lastRow] = [column + 3 * across, row + 3 * up];
        if (lastColumn >= columns || lastRow >= rows || lastRow < 0) continue;
        lines.push(
          [0, 1, 2, 3].map((step) => bitOf(column + step * across, row + step * up, rows)),
        );
      }
    }
  }
  return lines;
}
