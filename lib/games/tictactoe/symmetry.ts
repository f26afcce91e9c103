/**
 * The symmetries of tic-tac-toe: boards that are turned or mirrored images of each other are one and the
 * same for a player who knows it, 765 in place of 5,478; MENACE has a matchbox for each (M1, M2).
 *
 * @module
 */
import type { Move } from "../game.ts";
import { legalMoves } from "../game.ts";
import { ticTacToe, type TicTacToePosition } from "./game.ts";

/** The image that stands for a position and all its images. */
export interface Canonical {
  /** Its code: see `codeOf`. */
  readonly code: number;
  /** The index in `symmetries` of one that leads from the position to it. */
  readonly symmetry: number;
}

const SIZE = 3;
const SQUARES = 9;

/**
 * The eight symmetries, each a permutation: the image of square `s` is `symmetries[i][s]`. First the
 * identity and the turns by 90, 180 and 270 degrees clockwise, then the same after a reflection that
 * swaps left and right.
 */
export const symmetries: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
  Array.from({ length: SQUARES }, (_, square) => {
    let [x, y] = [square % SIZE, Math.floor(square / SIZE)];
    if (index >= 4) x = SIZE - 1 - x;
    for (let turn = 0; turn < index % 4; turn++) [x, y] = [SIZE - 1 - y, x];
    return y * SIZE + x;
  })
);

/** For each symmetry the index of the one that takes it back. */
const inverses = symmetries.map((forth) =>
  symmetries.findIndex((back) => forth.every((image, square) => back[image] === square))
);

/** Powers of three, by square: the weights of the digits of a code. */
const WEIGHTS = Array.from({ length: SQUARES }, (_, square) => 3 ** square);

/**
 * A number for the board: base 3 with a digit a square, a1 the lowest: 0 empty, 1 X, 2 O.
 *
 * @returns 0 for the empty board, and less than 19,683
 */
export function codeOf(position: TicTacToePosition): number {
  return imageCode(position, symmetries[0]);
}

/** The position with that code, as `Game.start` reads it; X is to move when there are as many X as O. */
export function notationOf(code: number): string {
  const marks = WEIGHTS.map((weight) => "-XO"[Math.floor(code / weight) % 3]).join("");
  const count = (mark: string) => marks.split(mark).length - 1;
  return `${marks} ${count("X") === count("O") ? "X" : "O"}`;
}

/** The image of `position` with the least code, and the first symmetry that leads there. */
export function canonical(position: TicTacToePosition): Canonical {
  let least = { code: codeOf(position), symmetry: 0 };
  for (let symmetry = 1; symmetry < symmetries.length; symmetry++) {
    const code = imageCode(position, symmetries[symmetry]);
    if (code < least.code) least = { code, symmetry };
  }
  return least;
}

/** Where a symmetry takes a square: a move on the board is this one on its image. */
export function mapSquare(symmetry: number, square: Move): Move {
  return symmetries[symmetry][square];
}

/** The way back: a move on the image is this one on the board. */
export function unmapSquare(symmetry: number, square: Move): Move {
  return symmetries[inverses[symmetry]][square];
}

/**
 * The legal moves without those that are images of others: of squares that a symmetry of the position
 * itself swaps, the first only. On the empty board these are a corner, an edge and the centre.
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
