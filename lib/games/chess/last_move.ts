/**
 * Positions that no last move can have reached, as far as the checks show it. A move gives check with the
 * piece that moves, along a line that it opens, or both; other checks are impossible.
 *
 * Only positions that are certainly unreachable are refused. Not tested are pawns that cannot have reached
 * their squares, pieces that cannot have passed their own pawns, and counters that do not fit the board. Two
 * checks from both ends of a line are impossible as well, but are accepted: well-known perft suites contain
 * such positions.
 *
 * @module
 */
import { isAttacked } from "./attacks.ts";
import {
  BLACK,
  BORDER,
  cellName,
  colourOf,
  EMPTY,
  KIND,
  KING,
  KNIGHT,
  PAWN,
  UP,
  WHITE,
} from "./geometry.ts";
import type { Side } from "../game.ts";

/**
 * The reason why no last move can have given the checks of a position; null if one can.
 *
 * @param cells the piece on every cell, with a king of each side
 * @param side the side to move
 * @param passed the cell that a pawn has just passed by going two squares, or 0
 */
export function impossibleCheck(cells: Uint8Array, side: Side, passed: number): string | null {
  const enemy = side === 0 ? BLACK : WHITE;
  const king = cells.indexOf(colourOf(side) | KING);
  if (passed !== 0) {
    const before = beforeDoubleStep(cells, side, passed);
    return isAttacked(before, king, enemy)
      ? `the king on ${cellName(king)} was in check before a pawn passed ${cellName(passed)}`
      : null;
  }
  const checkers = checkersOf(cells, king, enemy);
  const squares = checkers.map(cellName).join(" and ");
  // A capture en passant opens two lines, but then the pawn itself does not give check.
  if (checkers.length > 2) return `${squares} give check, and no move gives more than two checks`;
  if (checkers.length < 2) return null;
  return checkers.every((cell) => isStepper(cells[cell]))
    ? `${squares} give check, and a move opens no line for either`
    : null;
}

/** The board before a pawn of the side that is not to move passed that cell. */
function beforeDoubleStep(cells: Uint8Array, side: Side, passed: number): Uint8Array {
  const forward = side === 0 ? -UP : UP;
  const before = cells.slice();
  before[passed - forward] = cells[passed + forward];
  before[passed + forward] = EMPTY;
  return before;
}

/** The cells of the pieces of `colour` that attack the king. */
function checkersOf(cells: Uint8Array, king: number, colour: number): number[] {
  // One attacking piece at a time, with the others as obstacles.
  const alone = cells.map((piece) => (piece & colour) !== 0 ? BORDER : piece);
  const checkers: number[] = [];
  cells.forEach((piece, cell) => {
    if ((piece & colour) === 0) return;
    alone[cell] = piece;
    if (isAttacked(alone, king, colour)) checkers.push(cell);
    alone[cell] = BORDER;
  });
  return checkers;
}

/** Whether a piece is a pawn or a knight, whose attacks cannot be opened by another piece. */
function isStepper(piece: number): boolean {
  return (piece & KIND) === PAWN || (piece & KIND) === KNIGHT;
}
