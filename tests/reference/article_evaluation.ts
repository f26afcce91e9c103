/**
 * Material and piece-square tables in the units of the article behind E8 (Hartikka 2017), tenths of a pawn, from
 * the board of chess.js: a list of rows, the eighth rank first.
 *
 * @module
 */
import { Chess } from "chess.js";

type Row = readonly number[];
type Table = readonly Row[];

const pawn: Table = [
  [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
  [5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0],
  [1.0, 1.0, 2.0, 3.0, 3.0, 2.0, 1.0, 1.0],
  [0.5, 0.5, 1.0, 2.5, 2.5, 1.0, 0.5, 0.5],
  [0.0, 0.0, 0.0, 2.0, 2.0, 0.0, 0.0, 0.0],
  [0.5, -0.5, -1.0, 0.0, 0.0, -1.0, -0.5, 0.5],
  [0.5, 1.0, 1.0, -2.0, -2.0, 1.0, 1.0, 0.5],
  [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
];
const knight: Table = [
  [-5.0, -4.0, -3.0, -3.0, -3.0, -3.0, -4.0, -5.0],
  [-4.0, -2.0, 0.0, 0.0, 0.0, 0.0, -2.0, -4.0],
  [-3.0, 0.0, 1.0, 1.5, 1.5, 1.0, 0.0, -3.0],
  [-3.0, 0.5, 1.5, 2.0, 2.0, 1.5, 0.5, -3.0],
  [-3.0, 0.0, 1.5, 2.0, 2.0, 1.5, 0.0, -3.0],
  [-3.0, 0.5, 1.0, 1.5, 1.5, 1.0, 0.5, -3.0],
  [-4.0, -2.0, 0.0, 0.5, 0.5, 0.0, -2.0, -4.0],
  [-5.0, -4.0, -3.0, -3.0, -3.0, -3.0, -4.0, -5.0],
];
const bishop: Table = [
  [-2.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -2.0],
  [-1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0],
  [-1.0, 0.0, 0.5, 1.0, 1.0, 0.5, 0.0, -1.0],
  [-1.0, 0.5, 0.5, 1.0, 1.0, 0.5, 0.5, -1.0],
  [-1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, -1.0],
  [-1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0],
  [-1.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.5, -1.0],
  [-2.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -2.0],
];
const rook: Table = [
  [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
  [0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5],
  ...Array.from({ length: 5 }, () => [-0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5]),
  [0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 0.0],
];
const queen: Table = [
  [-2.0, -1.0, -1.0, -0.5, -0.5, -1.0, -1.0, -2.0],
  [-1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0],
  [-1.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.0, -1.0],
  [-0.5, 0.0, 0.5, 0.5, 0.5, 0.5, 0.0, -0.5],
  [0.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.0, -0.5],
  [-1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, -1.0],
  [-1.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, -1.0],
  [-2.0, -1.0, -1.0, -0.5, -0.5, -1.0, -1.0, -2.0],
];
const king: Table = [
  ...Array.from({ length: 4 }, () => [-3.0, -4.0, -4.0, -5.0, -5.0, -4.0, -4.0, -3.0]),
  [-2.0, -3.0, -3.0, -4.0, -4.0, -3.0, -3.0, -2.0],
  [-1.0, -2.0, -2.0, -2.0, -2.0, -2.0, -2.0, -1.0],
  [2.0, 2.0, 0.0, 0.0, 0.0, 0.0, 2.0, 2.0],
  [2.0, 3.0, 1.0, 0.0, 0.0, 1.0, 3.0, 2.0],
];

const upsideDown = (table: Table): Table => table.toReversed();

/** Value and tables of each piece: White's, Black's by the article, and Black's turned over. */
const pieces = {
  p: { value: 10, white: pawn, article: upsideDown(pawn), black: upsideDown(pawn) },
  n: { value: 30, white: knight, article: knight, black: upsideDown(knight) },
  b: { value: 30, white: bishop, article: upsideDown(bishop), black: upsideDown(bishop) },
  r: { value: 50, white: rook, article: upsideDown(rook), black: upsideDown(rook) },
  q: { value: 90, white: queen, article: queen, black: upsideDown(queen) },
  k: { value: 900, white: king, article: upsideDown(king), black: upsideDown(king) },
};

/** The value for White as the article computes it: it looks up `table[column][row]`. */
export function articleValue(fen: string): number {
  return sumOver(fen, (type, isWhite, row, column) => {
    const { value, white, article } = pieces[type];
    return value + (isWhite ? white : article)[column][row];
  });
}

/** The value for White as the tables are meant. */
export function rightValue(fen: string): number {
  return sumOver(fen, (type, isWhite, row, column) => {
    const { value, white, black } = pieces[type];
    return value + (isWhite ? white : black)[row][column];
  });
}

function sumOver(
  fen: string,
  valueOf: (type: keyof typeof pieces, isWhite: boolean, row: number, column: number) => number,
): number {
  let sum = 0;
  new Chess(fen).board().forEach((squares, row) =>
    squares.forEach((man, column) => {
      if (man === null) return;
      const value = valueOf(man.type, man.color === "w", row, column);
      sum += man.color === "w" ? value : -value;
    })
  );
  return sum;
}
