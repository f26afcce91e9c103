/**
 * The board of draughts: its dark squares, numbered by rows from the top left as players number them (from 1), here
 * from 0, and the lines of squares that lead from each.
 *
 * @module
 */

/** The squares of a board and their lines. */
export interface DraughtsBoard {
  /** Squares on a side, light ones included: 4 or 6. */
  readonly size: number;
  /** Dark squares: half of all. */
  readonly squares: number;
  /** The row of each dark square, from 0 at the top. */
  readonly rows: readonly number[];
  /** The column of each dark square, from 0 at the left. */
  readonly columns: readonly number[];
  /**
   * For each direction (up left, up right, down left, down right) and each square, the squares that follow, the
   * nearest first.
   */
  readonly lines: readonly (readonly (readonly number[])[])[];
}

/** The directions whose steps lead ahead, by side: white goes up the board, black down. */
export const AHEAD: readonly (readonly number[])[] = [[0, 1], [2, 3]];

const STEPS = [[-1, -1], [-1, 1], [1, -1], [1, 1]];
const boards: DraughtsBoard[] = [];

/** The board with `size` squares on a side. */
export function draughtsBoard(size: number): DraughtsBoard {
  return boards[size] ??= makeBoard(size);
}

/** The rows of men of each side at the start; two rows between them are empty. */
export function rowsOfMen(size: number): number {
  return size / 2 - 1;
}

function makeBoard(size: number): DraughtsBoard {
  const half = size / 2;
  const squares = size * half;
  const rows = Array.from({ length: squares }, (_, square) => Math.floor(square / half));
  // The square at the bottom left is dark.
  const columns = rows.map((row, square) => 2 * (square % half) + (row + 1) % 2);
  const lines = STEPS.map(([down, right]) =>
    rows.map((row, square) => {
      const line: number[] = [];
      for (let steps = 1;; steps++) {
        const y = row + steps * down;
        const x = columns[square] + steps * right;
        if (y < 0 || y >= size || x < 0 || x >= size) return line;
        line.push(y * half + (x >> 1));
      }
    })
  );
  return { size, squares, rows, columns, lines };
}
