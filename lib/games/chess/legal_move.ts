/**
 * Whether one move is legal, without a list of all moves: it is looked for among the moves of its piece, and
 * then the king must be safe.
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
const { stepTo } = checks;
const { BISHOP, BLACK, CELLS, colourOf, EMPTY, KIND, KING, KING_STEPS, KNIGHT, PAWN, ROOK, WHITE } =
  geometry;
const { CASTLING, EN_PASSANT } = special;
const { castlings, diagonalMoves, knightMoves, pawnMoves, straightMoves } = pieceMoves;

/** The moves of one piece: a queen has at most 27. */
const ofPiece = new Int32Array(32);

/** Whether any number is a legal move. It ignores draws. */
export function isLegalMove(board: ChessBoard, move: number): boolean {
  const { cells, kings, side } = board;
  const own = colourOf(side);
  const piece = cells[move & 255];
  // A number may name a cell that the board does not have.
  if (piece === undefined || (piece & own) === 0) return false;
  if ((piece & KIND) === KING) return isKingMove(board, move, own);
  const end = movesOf(board, move & 255, own);
  for (let i = 0; i < end; i++) {
    if (ofPiece[i] !== move) continue;
    const king = kings[side];
    // Out of check only a piece in line with its king can leave it in check.
    const free = stepTo[(move & 255) - king + CELLS] === 0 && !board.inCheck();
    // En passant is generated only if the king is safe afterwards.
    return free || move >> 16 === EN_PASSANT || isSafe(cells, king, move);
  }
  return false;
}

/** Writes the moves of a piece other than the king into `ofPiece`, as if no move left the king in check. */
function movesOf(board: ChessBoard, from: number, own: number): number {
  const { cells } = board;
  const enemy = WHITE + BLACK - own;
  const kind = cells[from] & KIND;
  if (kind === PAWN) return pawnMoves(board, ofPiece, 0, from, own, enemy, 0);
  if (kind === KNIGHT) return knightMoves(cells, ofPiece, 0, from, enemy);
  const end = kind === ROOK ? 0 : diagonalMoves(cells, ofPiece, 0, from, enemy, 0);
  return kind === BISHOP ? end : straightMoves(cells, ofPiece, end, from, enemy, 0);
}

/** Whether any number is a step of the king to a cell that is not attacked, or legal castling. */
function isKingMove(board: ChessBoard, move: number, own: number): boolean {
  const { cells } = board;
  const enemy = WHITE + BLACK - own;
  const from = move & 255;
  if (move >> 16 === CASTLING) {
    const end = board.inCheck() ? 0 : castlings(board, ofPiece, 0, from, enemy);
    return ofPiece.subarray(0, end).includes(move);
  }
  // Less than 0 or more than 255 is no cell either.
  const to = move >> 8;
  if (!KING_STEPS.includes(to - from)) return false;
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
