/**
 * One notation for all symmetric positions of Reversi.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";

/** The first in the alphabet of the notations of a position and of its turned and mirrored ones. */
export function canonicalNotation(position: Position): string {
  const { size } = position as ReversiPosition;
  const [board, side] = position.toString().split(" ");
  const boards = symmetriesOf(size).map((squares) =>
    squares.map((square) => board[square]).join("")
  );
  return `${boards.reduce((least, board) => board < least ? board : least)} ${side}`;
}

const symmetries = new Map<number, number[][]>();

/** For each of the eight symmetries, the square that comes to stand on each square. */
function symmetriesOf(size: number): number[][] {
  let found = symmetries.get(size);
  if (found) return found;
  const last = size - 1;
  const turn = (squares: number[]) =>
    squares.map((_, i) => squares[(last - i % size) * size + Math.floor(i / size)]);
  const mirror = (squares: number[]) =>
    squares.map((_, i) => squares[Math.floor(i / size) * size + last - i % size]);
  found = [Array.from({ length: size * size }, (_, square) => square)];
  for (let i = 0; i < 3; i++) found.push(turn(found[i]));
  found.push(...found.map(mirror));
  symmetries.set(size, found);
  return found;
}
