/**
 * The chess board of the fast core: a mailbox of 12 rows of 16 cells. The 64 squares lie in the middle with
 * a border around them, so a walk along a line stops without a test for the edge. A row has 16 cells, so
 * the difference of two cells gives their direction and distance without ambiguity.
 *
 * Fast code copies these constants into its own module, as in `const { EMPTY, UP } = geometry`: an imported
 * name is looked up at each use, which costs perft and searches a quarter of their speed.
 *
 * Outside the core squares have the numbers 0 (a1), 1 (b1) ... 63 (h8).
 *
 * @module
 */
import type { Side } from "../game.ts";

/** The number of the kind pawn. */
export const PAWN = 1;
/** The number of the kind knight. */
export const KNIGHT = 2;
/** The number of the kind bishop. */
export const BISHOP = 3;
/** The number of the kind rook. */
export const ROOK = 4;
/** The number of the kind queen. */
export const QUEEN = 5;
/** The number of the kind king. */
export const KING = 6;

/** A kind of piece: `PAWN`, `KNIGHT`, `BISHOP`, `ROOK`, `QUEEN` or `KING`. */
export type Kind = 1 | 2 | 3 | 4 | 5 | 6;

/** The bit of a white piece, which is this plus its kind: White is side 0. */
export const WHITE = 8;
/** The bit of a black piece, which is this plus its kind: Black is side 1. */
export const BLACK = 16;
/** The bits of a piece that hold its kind. */
export const KIND = 7;
/** A cell without a piece; the border has neither colour. */
export const EMPTY = 0;
export const BORDER = 32;
/** All pieces are below this: the length of a table by piece. */
export const PIECES = 24;

/** The letters of the pieces in notations: White's are capitals. */
const LETTERS = "---------PNBRQK--pnbrqk";

/** The number of cells, border included. */
export const CELLS = 192;
/** A corner of the border that no move reaches; a pass goes from here to here. */
export const NOWHERE = 0;
/** From a cell to its neighbours, as White sees the board. */
export const UP = 16;
export const RIGHT = 1;
/** The cells of the four corners, and of the kings at the start. */
export const A1 = cellOf(0);
export const H1 = cellOf(7);
export const A8 = cellOf(56);
export const H8 = cellOf(63);
export const E1 = cellOf(4);
export const E8 = cellOf(60);

/** The eight jumps of a knight and the eight steps of a king. */
export const KNIGHT_JUMPS = Int32Array.of(-33, -31, -18, -14, 14, 18, 31, 33);
export const KING_STEPS = Int32Array.of(-17, -16, -15, -1, 1, 15, 16, 17);

/** The kind of piece, beside the queen, that slides by that step, one of `KING_STEPS`. */
export function sliderAlong(step: number): typeof BISHOP | typeof ROOK {
  return step === UP || step === -UP || step === RIGHT || step === -RIGHT ? ROOK : BISHOP;
}

/** The rights to castle, as bits. */
export const WHITE_SHORT = 1;
export const WHITE_LONG = 2;
export const BLACK_SHORT = 4;
export const BLACK_LONG = 8;

/** The castlings; a right is lost when a piece leaves `king` or `rook`. */
export const CASTLINGS = [
  { right: WHITE_SHORT, letter: "K", king: E1, rook: H1, colour: WHITE },
  { right: WHITE_LONG, letter: "Q", king: E1, rook: A1, colour: WHITE },
  { right: BLACK_SHORT, letter: "k", king: E8, rook: H8, colour: BLACK },
  { right: BLACK_LONG, letter: "q", king: E8, rook: A8, colour: BLACK },
] as const;

/** The cell of a square, 0 to 63. */
export function cellOf(square: number): number {
  return square + (square & 56) + 36;
}

/** The square, 0 to 63, of a cell inside the border. */
export function squareOf(cell: number): number {
  return (cell >> 4) * 8 + (cell & 15) - 20;
}

/** The rank of a cell, 0 for White's first to 7. */
export function rankOf(cell: number): number {
  return (cell >> 4) - 2;
}

/** Made once, because every move of a record has one. */
const names = Array.from(
  { length: CELLS },
  (_, cell) => `${"abcdefgh"[(cell & 15) - 4]}${rankOf(cell) + 1}`,
);

/** The name of a cell's square, e.g. `e4`. */
export function cellName(cell: number): string {
  return names[cell];
}

/** The cell of the square called `name`, or 0. */
export function cellNamed(name: string): number {
  if (!/^[a-h][1-8]$/.test(name)) return 0;
  return cellOf(name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1));
}

/** The colour of a side's pieces. */
export function colourOf(side: Side): typeof WHITE | typeof BLACK {
  return side === 0 ? WHITE : BLACK;
}

/** The letter of a piece, e.g. `N` for White's knight; `-` for none. */
export function letterOf(piece: number): string {
  return LETTERS[piece];
}

/** The piece with that letter, or `EMPTY`. */
export function pieceOf(letter: string): number {
  const piece = letter === "-" ? 0 : LETTERS.indexOf(letter, WHITE);
  return piece < 0 ? EMPTY : piece;
}
