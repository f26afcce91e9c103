/**
 * Positions that no last move can have reached, as far as the checks show it. A move gives check with the
 * piece that moves, along a line that it opens, or both, and a capture en passant opens up to two lines. So
 * two checks are possible only if a move can be taken back after which the king is in no check.
 *
 * Only positions that are certainly unreachable are refused. Not tested are pawns that cannot have reached
 * their squares, pieces that cannot have passed their own pawns, and counters that do not fit the board. Two
 * bishops, rooks or queens that give check from both ends of a line are impossible as well, but are
 * accepted: a well-known perft suite contains such a position.
 *
 * @module
 */
import { isAttacked } from "./attacks.ts";
import { boardsBefore } from "./boards_before.ts";
import { stepTo } from "./checks.ts";
import {
  BLACK,
  BORDER,
  cellName,
  CELLS,
  colourOf,
  EMPTY,
  KIND,
  KING,
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
  if (areSlidersOfOneLine(cells, checkers, king)) return null;
  for (const before of boardsBefore(cells, checkers, enemy)) {
    if (!isAttacked(before, king, enemy)) return null;
  }
  return `${squares} give check, and no move gives both checks`;
}

/** Whether the king stands between the two pieces, on one line with them, and neither is a pawn. */
function areSlidersOfOneLine(
  cells: Uint8Array,
  checkers: readonly number[],
  king: number,
): boolean {
  const [step, opposite] = checkers.map((cell) => stepTo[cell - king + CELLS]);
  return step !== 0 && step === -opposite &&
    checkers.every((cell) => (cells[cell] & KIND) !== PAWN);
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
