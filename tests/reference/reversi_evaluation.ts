/**
 * Evaluations of Reversi by their definitions, slow and obvious, from the text of a position.
 *
 * @module
 */
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { other, rowsOf } from "./reference.ts";

/** The side to move, `X` or `O`, and its enemy. */
export function sidesOf(notation: string): [string, string] {
  const own = notation.split(" ")[1];
  return [own, other(own)];
}

/** The values of a side's discs by D3: 1 inside, 3 on an edge, 15 in a corner. */
export function squareSum(notation: string, mark: string): number {
  const rows = rowsOf(notation.split(" ")[0]);
  const last = rows.length - 1;
  let sum = 0;
  rows.forEach((row, y) =>
    row.forEach((square, x) => {
      const edges = Number(x === 0 || x === last) + Number(y === 0 || y === last);
      if (square === mark) sum += [1, 3, 15][edges];
    })
  );
  return sum;
}

/** The legal moves of a side, as if it were its turn, without a pass. */
export function moveCount(notation: string, mark: string): number {
  const [board] = notation.split(" ");
  const size = Math.sqrt(board.length);
  const game = findGame(`reversi:size=${size}`);
  return legalMoves(game, game.start(`${board} ${mark}`)).filter((move) => move < size * size)
    .length;
}

/** The discs of both sides. */
export function discCount(notation: string): number {
  return [...notation.split(" ")[0]].filter((square) => square !== "-").length;
}
