/**
 * Shared parts of the notations: names of squares, boards written as one character for each square and the
 * side to move, and reading a move by comparison with the legal ones.
 *
 * @module
 */
import { IllegalMoveError, NotationError } from "./errors.ts";
import { quote } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move, type Position, type Side } from "./game.ts";

/** The characters of side 0, side 1 and an empty square. */
const MARKS = "XO-";

/** The letters `a`, `b` and so on of the first `count` files, from the left. */
export function fileNames(count: number): string[] {
  return Array.from({ length: count }, (_, file) => String.fromCharCode(97 + file));
}

/** The numbers 1, 2 and so on of the first `count` ranks, from the top. */
export function rankNames(count: number): string[] {
  return Array.from({ length: count }, (_, rank) => String(rank + 1));
}

/** The name of a square, e.g. `d3`; squares are numbered by rows from 0 at `a1`, the top left. */
export function squareName(square: number, columns: number): string {
  const names = squareNames[columns] ??= [];
  return names[square] ??= FILE_NAMES[square % columns] + (Math.floor(square / columns) + 1);
}

/** The names of squares, by the columns of the board; made when first needed. */
const squareNames: string[][] = [];
const FILE_NAMES = fileNames(26);

/** A board as read: the owner of each square (-1: empty), and the side to move. */
export interface BoardNotation {
  /** By square, in the order of the board's numbers. */
  readonly owners: readonly (Side | -1)[];
  /** The side to move. */
  readonly side: Side;
}

/**
 * Reads a board with rows from the top, `X` side 0, `O` side 1, `-` empty, then a space and the side to move.
 *
 * @param rows default: a square board
 * @throws {NotationError} naming the invalid part
 */
export function parseBoard(text: string, columns: number, rows = columns): BoardNotation {
  const squares = columns * rows;
  const fail = (problem: string): never => {
    throw new NotationError(`position ${quote(text)}: ${problem}`);
  };
  const space = text.indexOf(" ");
  if (space < 0) fail(`expected ${squares} squares, a space and the side to move, X or O`);
  const board = text.slice(0, space);
  if (board.length !== squares) {
    fail(`expected ${squares} squares but found ${board.length}`);
  }
  const owners = Array.from({ length: board.length }, (_, square) => {
    const owner = MARKS.indexOf(board[square]);
    if (owner < 0) {
      const name = squareName(square, columns);
      fail(`expected X, O or - on square ${name} but found ${quote(board[square])}`);
    }
    return owner === 2 ? -1 : owner as Side;
  });
  const side = text.slice(space + 1);
  if (side !== "X" && side !== "O") {
    fail(`expected X or O as the side to move but found ${quote(side)}`);
  }
  return { owners, side: side === "X" ? 0 : 1 };
}

/** Writes a board as `parseBoard` reads it. */
export function formatBoard({ owners, side }: BoardNotation): string {
  return `${owners.map(markOf).join("")} ${markOf(side)}`;
}

/** Draws a board as text, with files above and ranks at the left. */
export function drawBoard(owners: readonly (Side | -1)[], columns: number): string {
  const ranks = rankNames(owners.length / columns);
  const width = ranks.at(-1)!.length;
  const rows = ranks.map((rank, row) => {
    const marks = owners.slice(row * columns, (row + 1) * columns).map(markOf);
    return `${rank.padStart(width)} ${marks.join(" ")}`;
  });
  return [`${" ".repeat(width)} ${fileNames(columns).join(" ")}`, ...rows].join("\n");
}

/**
 * Finds the legal move with that notation, ignoring case.
 *
 * @throws {IllegalMoveError} when there is none; the message lists the legal moves
 */
export function parseMove(game: Game, position: Position, text: string): Move {
  const wanted = text.toLowerCase();
  const legal = legalMoves(game, position);
  const names = legal.map((move) => game.format(position, move));
  const index = names.indexOf(wanted);
  if (index >= 0) return legal[index];
  throw illegalMove(quote(text), position, names);
}

/**
 * The error for a move that cannot be played.
 *
 * @param what the move as given
 * @param legal the names of the legal moves
 */
export function illegalMove(
  what: string,
  position: Position,
  legal: readonly string[],
): IllegalMoveError {
  const allowed = legal.length ? `legal: ${legal.join(", ")}` : "the game is over";
  return new IllegalMoveError(`${what} is not a legal move in ${position}; ${allowed}`);
}

function markOf(owner: Side | -1): string {
  return owner === -1 ? "-" : MARKS[owner];
}
