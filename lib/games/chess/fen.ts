/**
 * Positions of chess in Forsyth-Edwards notation: the pieces by ranks from the eighth, the side to move,
 * the castling rights, the en passant square, the plies since the last capture or pawn move, and the move
 * number. The en passant square is written only if a legal move captures there, as in chess.js, and
 * accepted after every double step. The last two fields may be missing.
 *
 * @module
 */
import { isAttacked } from "./attacks.ts";
import type { BoardState } from "./board.ts";
import {
  BLACK,
  BORDER,
  CASTLINGS,
  cellName,
  cellNamed,
  cellOf,
  CELLS,
  colourOf,
  EMPTY,
  KIND,
  KING,
  letterOf,
  PAWN,
  pieceOf,
  rankOf,
  ROOK,
  UP,
  WHITE,
} from "./geometry.ts";
import { impossibleCheck } from "./last_move.ts";
import { NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";
import type { Side } from "../game.ts";

/** The position before the first move. */
export const BEGINNING = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The position to write. */
export interface FenSource extends BoardState {
  /** The piece on a square, 0 (a1) to 63 (h8). */
  at(square: number): number;
}

/** A position as read: the piece on each square, from a1 by ranks to h8, and the rest. */
export interface FenContent extends BoardState {
  readonly pieces: readonly number[];
}

/** Writes a position as `parseFen` reads it. */
export function formatFen(position: FenSource): string {
  const { side, rights, passed, clock, moveNumber } = position;
  return [
    [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => formatRank(position, rank)).join("/"),
    side === 0 ? "w" : "b",
    formatRights(rights),
    passed === 0 ? "-" : cellName(passed),
    clock,
    moveNumber,
  ].join(" ");
}

/** The pieces of a rank, e.g. `4k2r`. */
function formatRank(position: FenSource, rank: number): string {
  let text = "";
  let empty = 0;
  for (let square = 8 * rank; square < 8 * rank + 8; square++) {
    const piece = position.at(square);
    if (piece === EMPTY) empty++;
    else {
      if (empty > 0) text += empty;
      text += letterOf(piece);
      empty = 0;
    }
  }
  return empty > 0 ? text + empty : text;
}

/** The letters of the castling rights, e.g. `KQkq`, or `-` for none. */
export function formatRights(rights: number): string {
  return CASTLINGS.filter(({ right }) => rights & right).map(({ letter }) => letter).join("") ||
    "-";
}

/**
 * Reads a position. Each side must have one king, no pawn on the first or last rank and no more pieces than
 * promotion allows. The side that has just moved must not be in check, and its last move must be able to
 * give the checks that there are. Whether a game leads to the position is not tested further (see
 * last_move.ts).
 *
 * @throws {NotationError} naming the invalid part
 */
export function parseFen(text: string): FenContent {
  const fail: Fail = (problem) => {
    throw new NotationError(`position ${quote(text)}: ${problem}`);
  };
  const fields = text.split(" ");
  if (fields.length !== 6 && fields.length !== 4) {
    fail(`expected 6 fields with a space between, or the first 4, but found ${fields.length}`);
  }
  const [ranks, turn, castling, enPassant, clock = "0", moveNumber = "1"] = fields;
  const pieces = parseRanks(ranks, fail);
  if (turn !== "w" && turn !== "b") {
    fail(`expected w or b as the side to move but found ${quote(turn)}`);
  }
  const side: Side = turn === "w" ? 0 : 1;
  const cells = cellsOf(pieces);
  checkMen(pieces, fail);
  checkKings(cells, side, fail);
  const rights = parseRights(castling, cells, fail);
  const passed = parsePassed(enPassant, cells, side, fail);
  const impossible = impossibleCheck(cells, side, passed);
  if (impossible) fail(impossible);
  const plies = parseNumber(clock, 0, "the plies since a capture or a pawn move", fail);
  if (passed !== 0 && plies > 0) {
    fail(`a pawn has just passed ${enPassant}, so expected 0 plies since but found ${plies}`);
  }
  return {
    pieces,
    side,
    rights,
    passed,
    clock: plies,
    moveNumber: parseNumber(moveNumber, 1, "the move number", fail),
  };
}

type Fail = (problem: string) => never;

function parseRanks(text: string, fail: Fail): number[] {
  const ranks = text.split("/");
  if (ranks.length !== 8) fail(`expected 8 ranks but found ${ranks.length}`);
  return ranks.reverse().flatMap((rank, index) => {
    const pieces: number[] = [];
    for (const character of rank) {
      if (/[1-8]/.test(character)) pieces.push(...Array(Number(character)).fill(EMPTY));
      else if (pieceOf(character) !== EMPTY) pieces.push(pieceOf(character));
      else fail(`expected a piece or 1 to 8 on rank ${index + 1} but found ${quote(character)}`);
    }
    if (pieces.length !== 8) {
      fail(`expected 8 squares on rank ${index + 1}, ${quote(rank)}, but found ${pieces.length}`);
    }
    if (/\d\d/.test(rank)) fail(`two numbers in a row on rank ${index + 1}, ${quote(rank)}`);
    return pieces;
  });
}

function cellsOf(pieces: readonly number[]): Uint8Array {
  const cells = new Uint8Array(CELLS).fill(BORDER);
  pieces.forEach((piece, square) => cells[cellOf(square)] = piece);
  return cells;
}

/** One king, at most 8 pawns, and no more promoted pieces than missing pawns. */
function checkMen(pieces: readonly number[], fail: Fail): void {
  for (const [colour, name] of [[WHITE, "White"], [BLACK, "Black"]] as const) {
    const count = (kind: number) => pieces.filter((piece) => piece === (colour | kind)).length;
    if (count(KING) !== 1) fail(`expected one king of ${name} but found ${count(KING)}`);
    if (count(PAWN) > 8) fail(`expected at most 8 pawns of ${name} but found ${count(PAWN)}`);
    const atFirst = [2, 2, 2, 1];
    const promoted = atFirst.reduce((sum, n, i) => sum + Math.max(0, count(PAWN + 1 + i) - n), 0);
    if (promoted > 8 - count(PAWN)) {
      fail(
        `expected at most ${8 - count(PAWN)} promoted pieces of ${name}, ` +
          `which has ${count(PAWN)} pawns, but found ${promoted}`,
      );
    }
  }
  pieces.forEach((piece, square) => {
    if ((piece & KIND) === PAWN && (square < 8 || square >= 56)) {
      fail(`a pawn on ${cellName(cellOf(square))}`);
    }
  });
}

function checkKings(cells: Uint8Array, side: Side, fail: Fail): void {
  const waiting = side === 0 ? BLACK : WHITE;
  if (isAttacked(cells, cells.indexOf(waiting | KING), colourOf(side))) {
    fail(`${side === 0 ? "White" : "Black"} is to move but could capture the king`);
  }
}

function parseRights(text: string, cells: Uint8Array, fail: Fail): number {
  if (!/^(-|(?=.)K?Q?k?q?)$/.test(text)) {
    fail(
      `expected - or letters of KQkq in this order as rights to castle but found ${quote(text)}`,
    );
  }
  let rights = 0;
  for (const { right, letter, king, rook, colour } of CASTLINGS) {
    if (!text.includes(letter)) continue;
    if (cells[king] !== (colour | KING)) {
      fail(`right to castle ${letter} but no king on ${cellName(king)}`);
    }
    if (cells[rook] !== (colour | ROOK)) {
      fail(`right to castle ${letter} but no rook on ${cellName(rook)}`);
    }
    rights |= right;
  }
  return rights;
}

/** The cell passed by a pawn of the side that has just moved, if it can have made a double step. */
function parsePassed(text: string, cells: Uint8Array, side: Side, fail: Fail): number {
  if (text === "-") return 0;
  const cell = cellNamed(text);
  const forward = side === 0 ? -UP : UP;
  const rank = side === 0 ? 5 : 2;
  if (cell === 0 || rankOf(cell) !== rank) {
    fail(`expected - or a square of rank ${rank + 1} for en passant but found ${quote(text)}`);
  }
  const pawn = (side === 0 ? BLACK : WHITE) | PAWN;
  if (
    cells[cell] !== EMPTY || cells[cell - forward] !== EMPTY || cells[cell + forward] !== pawn
  ) {
    fail(`expected - for en passant, as no double step can have passed ${text}`);
  }
  return cell;
}

function parseNumber(text: string, minimum: number, meaning: string, fail: Fail): number {
  if (!/^(0|[1-9]\d{0,5})$/.test(text) || Number(text) < minimum) {
    fail(`expected a number of at least ${minimum} as ${meaning} but found ${quote(text)}`);
  }
  return Number(text);
}
