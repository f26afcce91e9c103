/**
 * Whether one move is legal, without a list of all moves: its piece must be able to get there, and then the king
 * must be safe.
 *
 * @module
 */
import * as attacks from "./attacks.ts";
import type { ChessBoard } from "./board.ts";
import * as checks from "./checks.ts";
import * as geometry from "./geometry.ts";
import * as special from "./move.ts";
import * as pieceMoves from "./piece_moves.ts";

const { isAttacked } = attacks;
const { isJump, stepTo } = checks;
const {
  BLACK,
  CELLS,
  colourOf,
  EMPTY,
  KIND,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  sliderAlong,
  WHITE,
} = geometry;
const { CASTLING, EN_PASSANT } = special;
const { castlings, pawnMoves } = pieceMoves;

/** The moves of a pawn, 12 at most, or the castlings. */
const listed = new Int32Array(16);

/** Whether any number is a legal move. It ignores draws. */
export function isLegalMove(board: ChessBoard, move: number): boolean {
  const { cells, kings, side } = board;
  const own = colourOf(side);
  const piece = cells[move & 255];
  // A number may name a cell that the board does not have.
  if (piece === undefined || (piece & own) === 0) return false;
  const kind = piece & KIND;
  if (kind === KING) return isKingMove(board, move, own);
  if (kind === PAWN ? !isPawnMove(board, move, own) : !reaches(cells, move, own)) return false;
  const king = kings[side];
  // Out of check only a piece in line with its king can leave it in check.
  const free = stepTo[(move & 255) - king + CELLS] === 0 && !board.inCheck();
  // En passant is generated only if the king is safe afterwards.
  return free || move >> 16 === EN_PASSANT || isSafe(cells, king, move);
}

/** Whether any number is a move of a pawn, as if no move left the king in check. */
function isPawnMove(board: ChessBoard, move: number, own: number): boolean {
  const end = pawnMoves(board, listed, 0, move & 255, own, WHITE + BLACK - own, 0);
  for (let i = 0; i < end; i++) if (listed[i] === move) return true;
  return false;
}

/** The same for a knight, bishop, rook or queen: its target must be free to take, and its way open. */
function reaches(cells: Uint8Array, move: number, own: number): boolean {
  const from = move & 255;
  // Less than 0 or more than 255 is no cell.
  const to = move >> 8;
  const target = cells[to];
  if (target !== EMPTY && (target & WHITE + BLACK - own) === 0) return false;
  const kind = cells[from] & KIND;
  if (kind === KNIGHT) return isJump[to - from + CELLS] === 1;
  const step = stepTo[to - from + CELLS];
  if (step === 0 || kind !== QUEEN && kind !== sliderAlong(step)) return false;
  let at = from + step;
  while (at !== to && cells[at] === EMPTY) at += step;
  return at === to;
}

/** Whether any number is a step of the king to a cell that is not attacked, or legal castling. */
function isKingMove(board: ChessBoard, move: number, own: number): boolean {
  const { cells } = board;
  const enemy = WHITE + BLACK - own;
  const from = move & 255;
  if (move >> 16 === CASTLING) {
    const end = board.inCheck() ? 0 : castlings(board, listed, 0, from, enemy);
    return listed.subarray(0, end).includes(move);
  }
  // Less than 0 or more than 255 is no cell either.
  const to = move >> 8;
  if (stepTo[to - from + CELLS] !== to - from) return false;
  return (cells[to] === EMPTY || (cells[to] & enemy) !== 0) && isSafe(cells, to, move);
}

/** Whether a king on `king` is not attacked after the piece of a move has gone to its target. */
function isSafe(cells: Uint8Array, king: number, move: number): boolean {
  const from = move & 255;
  const to = move >> 8 & 255;
  const piece = cells[from];
  const taken = cells[to];
  cells[from] = EMPTY;
  cells[to] = piece;
  const safe = !isAttacked(cells, king, (piece & WHITE) !== 0 ? BLACK : WHITE);
  cells[from] = piece;
  cells[to] = taken;
  return safe;
}
