/**
 * The symmetries of tic-tac-toe. Boards that are rotations or reflections of each other can be treated as
 * one: 765 instead of 5,478 positions. MENACE has one matchbox for all images of a position (M1, M2).
 *
 * @module
 */
import type { Move } from "../game.ts";
import { legalMoves } from "../game.ts";
import { ticTacToe, type TicTacToePosition } from "./game.ts";

/** The representative of a position and all its images. */
export interface Canonical {
  /** Its code: see `codeOf`. */
  readonly code: number;
  /** The index in `symmetries` of one that maps the position to it. */
  readonly symmetry: number;
}

const SIZE = 3;
const SQUARES = 9;

/**
 * The eight symmetries, each a permutation: the image of square `s` is `symmetries[i][s]`. First the
 * rotations by 0, 90, 180 and 270 degrees clockwise, then the same after a reflection that swaps left and
 * right.
 */
export const symmetries: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
  Array.from({ length: SQUARES }, (_, square) => {
    let [x, y] = [square % SIZE, Math.floor(square / SIZE)];
    if (index >= 4) x = SIZE - 1 - x;
    for (let turn = 0; turn < index % 4; turn++) [x, y] = [SIZE - 1 - y, x];
    return y * SIZE + x;
  })
);

/** The index of the inverse of each symmetry. */
const inverses = symmetries.map((forth) =>
  symmetries.findIndex((back) => forth.every((image, square) => back[image] === square))
);

/** Powers of three, by square: the place values of a code. */
const WEIGHTS = Array.from({ length: SQUARES }, (_, square) => 3 ** square);

/** The code of a board with X on the squares of each mask, and no O. */
const CODES = Int32Array.from(
  { length: 2 ** SQUARES },
  (_, mask) => WEIGHTS.reduce((code, weight, square) => code + (mask >> square & 1) * weight, 0),
);

/**
 * The code of a board: a number in base 3 with a digit for each square, a1 the lowest: 0 empty, 1 X, 2 O.
 *
 * @returns 0 for the empty board, and less than 19,683
 */
export function codeOf(position: TicTacToePosition): number {
  return CODES[position.crosses] + 2 * CODES[position.noughts];
}

/** The notation of the position with that code; X is to move when there are as many X as O. */
export function notationOf(code: number): string {
  const marks = WEIGHTS.map((weight) => "-XO"[Math.floor(code / weight) % 3]).join("");
  const count = (mark: string) => marks.split(mark).length - 1;
  return `${marks} ${count("X") === count("O") ? "X" : "O"}`;
}

/** The image of `position` with the smallest code, and the first symmetry that maps to it. */
export function canonical(position: TicTacToePosition): Canonical {
  let least = { code: codeOf(position), symmetry: 0 };
  for (let symmetry = 1; symmetry < symmetries.length; symmetry++) {
    const code = imageCode(position, symmetries[symmetry]);
    if (code < least.code) least = { code, symmetry };
  }
  return least;
}

/** The image of a square under a symmetry, for moves from the board to its image. */
export function mapSquare(symmetry: number, square: Move): Move {
  return symmetries[symmetry][square];
}

/** The inverse of `mapSquare`, for moves from the image to the board. */
export function unmapSquare(symmetry: number, square: Move): Move {
  return symmetries[inverses[symmetry]][square];
}

/**
 * The legal moves up to symmetries of the position itself: of squares that are images of each other only
 * the first. On the empty board these are a corner, an edge and the centre.
 */
export function distinctMoves(position: TicTacToePosition): Move[] {
  const code = codeOf(position);
  const own = symmetries.filter((symmetry) => imageCode(position, symmetry) === code);
  return legalMoves(ticTacToe(), position).filter((move) =>
    own.every((symmetry) => symmetry[move] >= move)
  );
}

function imageCode(position: TicTacToePosition, symmetry: readonly number[]): number {
  let code = 0;
  for (let square = 0; square < SQUARES; square++) {
    code += (position.at(square) + 1) * WEIGHTS[symmetry[square]];
  }
  return code;
}
