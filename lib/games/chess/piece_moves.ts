/**
 * The moves of each kind of piece. Every function writes its moves into `out` from index `end` and returns
 * the index after the last. A pinned piece moves only along one line: `pin` is the step from its king
 * towards it, 0 for a piece that is not pinned.
 *
 * @module
 */
import * as attacks from "./attacks.ts";
import type { ChessBoard } from "./board.ts";
import * as geometry from "./geometry.ts";
import * as move from "./move.ts";

const { canTakeEnPassant, isAttacked } = attacks;
const {
  BLACK_LONG,
  BLACK_SHORT,
  EMPTY,
  KING,
  KING_STEPS,
  KNIGHT,
  KNIGHT_JUMPS,
  QUEEN,
  rankOf,
  RIGHT,
  UP,
  WHITE,
  WHITE_LONG,
  WHITE_SHORT,
} = geometry;
const { CASTLING, DOUBLE_STEP, EN_PASSANT } = move;

/** Advances, captures, en passant and promotions of a pawn. */
export function pawnMoves(
  board: ChessBoard,
  out: Int32Array,
  end: number,
  from: number,
  own: number,
  enemy: number,
  pin: number,
): number {
  const cells = board.cells;
  const white = own === WHITE;
  const forward = white ? UP : -UP;
  const rank = white ? rankOf(from) : 7 - rankOf(from);
  const ahead = from + forward;
  if (rank !== 6 && cells[ahead] === EMPTY && (pin === 0 || pin === UP || pin === -UP)) {
    out[end++] = from | ahead << 8;
    if (rank === 1 && cells[ahead + forward] === EMPTY) {
      out[end++] = from | ahead + forward << 8 | DOUBLE_STEP << 16;
    }
  }
  return loudPawnMoves(board, out, end, from, own, enemy, pin);
}

/** The captures and promotions of a pawn. */
export function loudPawnMoves(
  board: ChessBoard,
  out: Int32Array,
  start: number,
  from: number,
  own: number,
  enemy: number,
  pin: number,
): number {
  const cells = board.cells;
  const white = own === WHITE;
  const ahead = white ? from + UP : from - UP;
  const rank = white ? rankOf(from) : 7 - rankOf(from);
  let end = start;
  if (rank === 6 && cells[ahead] === EMPTY && (pin === 0 || pin === UP || pin === -UP)) {
    end = promotions(out, end, from, ahead);
  }
  for (let to = ahead - RIGHT; to <= ahead + RIGHT; to += 2 * RIGHT) {
    if ((cells[to] & enemy) !== 0) {
      const step = to - from;
      if (pin !== 0 && pin !== step && pin !== -step) continue;
      if (rank === 6) end = promotions(out, end, from, to);
      else out[end++] = from | to << 8;
    } else if (rank === 4 && to === board.passed) {
      if (canTakeEnPassant(cells, from, to, own, board.kings[board.side])) {
        out[end++] = from | to << 8 | EN_PASSANT << 16;
      }
    }
  }
  return end;
}

/** Queen first. */
function promotions(out: Int32Array, end: number, from: number, to: number): number {
  for (let kind = QUEEN; kind >= KNIGHT; kind--) out[end++] = from | to << 8 | kind << 16;
  return end;
}

/** The moves of a knight that is not pinned; a pinned one has none. */
export function knightMoves(
  cells: Uint8Array,
  out: Int32Array,
  end: number,
  from: number,
  enemy: number,
): number {
  for (let i = 0; i < 8; i++) {
    const to = from + KNIGHT_JUMPS[i];
    if (cells[to] === EMPTY || (cells[to] & enemy) !== 0) out[end++] = from | to << 8;
  }
  return end;
}

/** The moves of a bishop or a queen along diagonals. */
export function diagonalMoves(
  cells: Uint8Array,
  out: Int32Array,
  end: number,
  from: number,
  enemy: number,
  pin: number,
): number {
  const rising = UP + RIGHT;
  const falling = -UP + RIGHT;
  if (pin === 0 || pin === rising || pin === -rising) {
    end = slide(cells, out, end, from, rising, enemy);
    end = slide(cells, out, end, from, -rising, enemy);
  }
  if (pin === 0 || pin === falling || pin === -falling) {
    end = slide(cells, out, end, from, falling, enemy);
    end = slide(cells, out, end, from, -falling, enemy);
  }
  return end;
}

/** The moves of a rook or a queen along ranks and files. */
export function straightMoves(
  cells: Uint8Array,
  out: Int32Array,
  end: number,
  from: number,
  enemy: number,
  pin: number,
): number {
  if (pin === 0 || pin === UP || pin === -UP) {
    end = slide(cells, out, end, from, UP, enemy);
    end = slide(cells, out, end, from, -UP, enemy);
  }
  if (pin === 0 || pin === RIGHT || pin === -RIGHT) {
    end = slide(cells, out, end, from, RIGHT, enemy);
    end = slide(cells, out, end, from, -RIGHT, enemy);
  }
  return end;
}

/** The moves along a line up to the first piece, including its capture if it is an enemy's. */
function slide(
  cells: Uint8Array,
  out: Int32Array,
  end: number,
  from: number,
  step: number,
  enemy: number,
): number {
  let to = from + step;
  while (cells[to] === EMPTY) {
    out[end++] = from | to << 8;
    to += step;
  }
  if ((cells[to] & enemy) !== 0) out[end++] = from | to << 8;
  return end;
}

/** Steps of the king to squares that the enemy does not attack. */
export function kingMoves(
  cells: Uint8Array,
  out: Int32Array,
  end: number,
  from: number,
  own: number,
  enemy: number,
): number {
  // Without the king, because it does not block the line of a checking piece.
  cells[from] = EMPTY;
  for (let i = 0; i < 8; i++) {
    const to = from + KING_STEPS[i];
    if (cells[to] !== EMPTY && (cells[to] & enemy) === 0) continue;
    if (!isAttacked(cells, to, enemy)) out[end++] = from | to << 8;
  }
  cells[from] = own | KING;
  return end;
}

/** Castling, for a king out of check: no piece between king and rook, no attacked cell on the king's way. */
export function castlings(
  board: ChessBoard,
  out: Int32Array,
  end: number,
  king: number,
  enemy: number,
): number {
  const { cells, rights, side } = board;
  if ((rights & (side === 0 ? WHITE_SHORT : BLACK_SHORT)) !== 0) {
    const rookTo = king + RIGHT;
    const kingTo = king + 2 * RIGHT;
    if (
      cells[rookTo] === EMPTY && cells[kingTo] === EMPTY &&
      !isAttacked(cells, rookTo, enemy) && !isAttacked(cells, kingTo, enemy)
    ) {
      out[end++] = king | kingTo << 8 | CASTLING << 16;
    }
  }
  if ((rights & (side === 0 ? WHITE_LONG : BLACK_LONG)) !== 0) {
    const rookTo = king - RIGHT;
    const kingTo = king - 2 * RIGHT;
    if (
      cells[rookTo] === EMPTY && cells[kingTo] === EMPTY && cells[king - 3 * RIGHT] === EMPTY &&
      !isAttacked(cells, rookTo, enemy) && !isAttacked(cells, kingTo, enemy)
    ) {
      out[end++] = king | kingTo << 8 | CASTLING << 16;
    }
  }
  return end;
}
