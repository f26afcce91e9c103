/**
 * Whether the side to move has a legal move. A search tests this at every leaf, so moves are listed only
 * when necessary.
 *
 * @module
 */
import * as attacks from "./attacks.ts";
import type { ChessBoard } from "./board.ts";
import * as checks from "./checks.ts";
import * as geometry from "./geometry.ts";
import * as moves from "./moves.ts";

const { isAttacked } = attacks;
const { stepTo } = checks;
const {
  A1,
  A8,
  BLACK,
  CELLS,
  colourOf,
  EMPTY,
  KIND,
  KING_STEPS,
  KNIGHT,
  KNIGHT_JUMPS,
  PAWN,
  QUEEN,
  sliderAlong,
  UP,
  WHITE,
} = geometry;
const { generateMoves, MAX_MOVES } = moves;

/** The first steps of each kind of piece, eight for each; the king has none here. */
const firstSteps = new Int8Array(8 * 8);
KING_STEPS.forEach((step, i) => {
  firstSteps[8 * KNIGHT + i] = KNIGHT_JUMPS[i];
  firstSteps[8 * QUEEN + i] = step;
  firstSteps[8 * sliderAlong(step) + i] = step;
});

/** The cell of the last free piece found for each side; in a search it is mostly still there. */
const lastFree = new Uint8Array(2).fill(A1);

/** A buffer for moves that are only counted. */
const unread = new Int32Array(MAX_MOVES);

/** Whether there is a legal move. */
export function hasMove(board: ChessBoard): boolean {
  return !board.inCheck() && hasFreePiece(board) || hasKingStep(board) ||
    generateMoves(board, unread, 0) > 0;
}

/** Whether the king can step to a cell that is not attacked: mostly so in check, and with few men. */
function hasKingStep({ cells, kings, side }: ChessBoard): boolean {
  const king = kings[side];
  const enemy = WHITE + BLACK - colourOf(side);
  const piece = cells[king];
  // Without the king, because it does not block the line of a checking piece.
  cells[king] = EMPTY;
  let found = false;
  for (let i = 0; i < 8 && !found; i++) {
    const to = king + KING_STEPS[i];
    found = (cells[to] === EMPTY || (cells[to] & enemy) !== 0) && !isAttacked(cells, to, enemy);
  }
  cells[king] = piece;
  return found;
}

/**
 * Whether, out of check, a piece can move that is on no line with its king and so cannot be pinned. This is
 * nearly always true, and quickly found from the own side of the board.
 */
function hasFreePiece({ cells, kings, side }: ChessBoard): boolean {
  const own = colourOf(side);
  const king = kings[side];
  if (isFree(cells, lastFree[side], king, own)) return true;
  const forward = own === WHITE ? UP : -UP;
  for (let i = 0, rank = own === WHITE ? A1 : A8; i < 8; i++, rank += forward) {
    for (let cell = rank; cell < rank + 8; cell++) {
      if (!isFree(cells, cell, king, own)) continue;
      lastFree[side] = cell;
      return true;
    }
  }
  return false;
}

/** Whether `cell` has a piece of colour `own`, not in line with its king, that can move. */
function isFree(cells: Uint8Array, cell: number, king: number, own: number): boolean {
  const piece = cells[cell];
  if ((piece & own) === 0 || stepTo[cell - king + CELLS] !== 0) return false;
  if (piece === (WHITE | PAWN)) return cells[cell + UP] === EMPTY;
  if (piece === (BLACK | PAWN)) return cells[cell - UP] === EMPTY;
  const enemy = WHITE + BLACK - own;
  const first = 8 * (piece & KIND);
  for (let i = first; i < first + 8; i++) {
    const target = cells[cell + firstSteps[i]];
    if (target === EMPTY || (target & enemy) !== 0) return true;
  }
  return false;
}
