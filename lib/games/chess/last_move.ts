/**
 * Detects some positions that no move can lead to. A move gives check by the moved piece or along a line
 * that it opens; other checks are impossible.
 *
 * Every rejected position is impossible. Only checks are examined, so other impossible positions are
 * accepted: unreachable pawns, pieces behind their own pawns, counters that do not fit the board. Two checks
 * from both ends of a line are impossible too but accepted, because well-known perft suites have such
 * positions.
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
 * Why no last move can have given the present checks, in words; null when one may have.
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
  // A capture en passant opens two lines, but its pawn does not also give check then.
  if (checkers.length > 2) return `${squares} give check, and no move gives more than two checks`;
  if (checkers.length < 2) return null;
  return checkers.every((cell) => isStepper(cells[cell]))
    ? `${squares} give check, and a move opens no line for either`
    : null;
}

/** The board before the pawn's double step over that cell. */
function beforeDoubleStep(cells: Uint8Array, side: Side, passed: number): Uint8Array {
  const forward = side === 0 ? -UP : UP;
  const before = cells.slice();
  before[passed - forward] = cells[passed + forward];
  before[passed + forward] = EMPTY;
  return before;
}

/** The cells from which pieces of `colour` attack the king. */
function checkersOf(cells: Uint8Array, king: number, colour: number): number[] {
  // One piece at a time, the others as obstacles.
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

/** Whether the piece attacks adjacent cells or jumps, so that its attack needs no open line. */
function isStepper(piece: number): boolean {
  return (piece & KIND) === PAWN || (piece & KIND) === KNIGHT;
}
