/**
 * The tables for Reversi boards of one size. A cell is a square or a part of the border around the board.
 *
 * @module
 */
import { zobristKeys } from "../zobrist.ts";

/** An empty cell; a cell with a disc holds its side. */
export const EMPTY = -1;
/** Neither a side nor empty, so that every walk along a line stops there. */
export const BORDER = 2;
/** The cell of a pass, in the border. */
export const PASSED = 0;

/** The tables of one size. */
export interface ReversiGeometry {
  readonly size: number;
  /** The cell of every square, and that of a pass. */
  readonly cells: Int32Array;
  /** The cells of the squares from the centre outwards. */
  readonly centreFirst: Int32Array;
  /** From a cell to its eight neighbours. */
  readonly steps: Int32Array;
  /** Hash keys of a disc, at `2 * cell + side`. */
  readonly discLow: Int32Array;
  readonly discHigh: Int32Array;
  /** Hash keys of a change of owner, by cell. */
  readonly flipLow: Int32Array;
  readonly flipHigh: Int32Array;
  /** Hash keys of light to move. */
  readonly sideLow: number;
  readonly sideHigh: number;
}

/** How Reversi ends: when neither side can move, or when the test of the source finds the end (source_end.ts). */
export type ReversiEnd = "standard" | "source";

/** The canonical spec of Reversi on a board of that size; the standard end is not named in it. */
export function reversiSpec(size: number, end: ReversiEnd = "standard"): string {
  return `reversi:size=${size}${end === "standard" ? "" : `,end=${end}`}`;
}

const geometries = new Map<number, ReversiGeometry>();

/** The tables for a size, made when first needed. */
export function geometryOf(size: number): ReversiGeometry {
  let geometry = geometries.get(size);
  if (!geometry) geometries.set(size, geometry = newGeometry(size));
  return geometry;
}

function newGeometry(size: number): ReversiGeometry {
  const squares = size * size;
  const stride = size + 2;
  const cells = new Int32Array(squares + 1).fill(PASSED);
  const discLow = new Int32Array(2 * stride * stride);
  const discHigh = new Int32Array(2 * stride * stride);
  const flipLow = new Int32Array(stride * stride);
  const flipHigh = new Int32Array(stride * stride);
  const { low, high } = zobristKeys(reversiSpec(size), 2 * squares + 1);
  for (let square = 0; square < squares; square++) {
    const cell = (Math.floor(square / size) + 1) * stride + square % size + 1;
    cells[square] = cell;
    discLow.set(low.subarray(2 * square, 2 * square + 2), 2 * cell);
    discHigh.set(high.subarray(2 * square, 2 * square + 2), 2 * cell);
    flipLow[cell] = low[2 * square] ^ low[2 * square + 1];
    flipHigh[cell] = high[2 * square] ^ high[2 * square + 1];
  }
  const centre = (stride - 1) / 2;
  const distance = (cell: number) =>
    Math.hypot(cell % stride - centre, Math.floor(cell / stride) - centre);
  return {
    size,
    cells,
    centreFirst: cells.slice(0, squares).sort((a, b) => distance(a) - distance(b)),
    steps: Int32Array.of(-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1),
    discLow,
    discHigh,
    flipLow,
    flipHigh,
    sideLow: low[2 * squares],
    sideHigh: high[2 * squares],
  };
}
