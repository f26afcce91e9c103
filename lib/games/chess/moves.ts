/**
 * The legal moves of chess. First a scan from the king outwards finds checking and pinned pieces. With
 * these known, moves need not be tried to be legal; only en passant captures and king moves are tested one
 * by one. In check all moves are generated and those that do not answer the check are dropped, because
 * checks are rare. Loud moves, i.e. captures and promotions, can also be generated alone.
 *
 * Moves are ordered by start square, a1 to h8, with castling last, so equal positions have equal lists.
 *
 * @module
 */
import type { ChessBoard } from "./board.ts";
import * as checks from "./checks.ts";
import * as geometry from "./geometry.ts";
import * as move from "./move.ts";
import * as pieceMoves from "./piece_moves.ts";
import * as captures from "./captures.ts";

const { stepTo } = checks;
const {
  A1,
  A8,
  BISHOP,
  BLACK,
  CELLS,
  colourOf,
  EMPTY,
  KIND,
  KING,
  KING_STEPS,
  KNIGHT,
  KNIGHT_JUMPS,
  PAWN,
  QUEEN,
  RIGHT,
  ROOK,
  sliderAlong,
  UP,
  WHITE,
} = geometry;
const { EN_PASSANT } = move;
const {
  castlings,
  diagonalMoves,
  kingMoves,
  knightMoves,
  loudPawnMoves,
  pawnMoves,
  straightMoves,
} = pieceMoves;
const { kingCaptures, knightCaptures, slidingCaptures } = captures;

/** An upper bound of the moves of a position; the largest known number is 218. */
export const MAX_MOVES = 256;

/** For each pinned piece the step from its king towards it; 0 for all other cells. */
const pins = new Int8Array(CELLS);
const pinned = new Uint8Array(8);
let pinnedCount = 0;
/** In check: 1 at the target cells that answer it. */
const meets = new Uint8Array(CELLS);

/** `sliderAlong` each of `KING_STEPS`. */
const lineSliders = Uint8Array.from(KING_STEPS, sliderAlong);

/** Not a cell: two pieces give check at once, and only the king can move. */
const DOUBLE_CHECK = 255;

/** All moves of a side in check, from which those that answer it are copied. */
const candidates = new Int32Array(MAX_MOVES);

/**
 * Writes the moves that leave the own king out of check into `out` from index `from`, and returns the index
 * after the last. It ignores draws.
 */
export function generateMoves(board: ChessBoard, out: Int32Array, from: number): number {
  const { cells, side } = board;
  const own = colourOf(side);
  const enemy = WHITE + BLACK - own;
  const king = board.kings[side];
  const checker = lookAround(cells, king, own, enemy);
  let end = from;
  if (checker === 0) {
    end = movesOfAll(board, out, from, own, enemy);
    end = castlings(board, out, end, king, enemy);
  } else if (checker === DOUBLE_CHECK) {
    end = kingMoves(cells, out, from, king, own, enemy);
  } else {
    const count = movesOfAll(board, candidates, 0, own, enemy);
    end = copyThoseThatMeet(checker, king, cells, count, out, from);
  }
  while (pinnedCount > 0) pins[pinned[--pinnedCount]] = 0;
  return end;
}

/** Like `generateMoves`, but only captures and promotions, in the same order. */
export function generateLoudMoves(board: ChessBoard, out: Int32Array, from: number): number {
  const { cells, side } = board;
  const own = colourOf(side);
  const enemy = WHITE + BLACK - own;
  const king = board.kings[side];
  const checker = lookAround(cells, king, own, enemy);
  let end = from;
  if (checker === 0) {
    end = loudMovesOfAll(board, out, from, own, enemy);
  } else if (checker === DOUBLE_CHECK) {
    end = kingCaptures(cells, out, from, king, own, enemy);
  } else {
    const count = loudMovesOfAll(board, candidates, 0, own, enemy);
    end = copyThoseThatMeet(checker, king, cells, count, out, from);
  }
  while (pinnedCount > 0) pins[pinned[--pinnedCount]] = 0;
  return end;
}

/** The moves of all pieces except castling, as if the king were not in check. */
function movesOfAll(
  board: ChessBoard,
  out: Int32Array,
  from: number,
  own: number,
  enemy: number,
): number {
  const cells = board.cells;
  let end = from;
  for (let rank = A1; rank <= A8; rank += UP) {
    for (let cell = rank; cell < rank + 8; cell++) {
      const piece = cells[cell];
      if ((piece & own) === 0) continue;
      const pin = pins[cell];
      switch (piece & KIND) {
        case PAWN:
          end = pawnMoves(board, out, end, cell, own, enemy, pin);
          break;
        case KNIGHT:
          if (pin === 0) end = knightMoves(cells, out, end, cell, enemy);
          break;
        case BISHOP:
          end = diagonalMoves(cells, out, end, cell, enemy, pin);
          break;
        case ROOK:
          end = straightMoves(cells, out, end, cell, enemy, pin);
          break;
        case QUEEN:
          end = diagonalMoves(cells, out, end, cell, enemy, pin);
          end = straightMoves(cells, out, end, cell, enemy, pin);
          break;
        case KING:
          end = kingMoves(cells, out, end, cell, own, enemy);
      }
    }
  }
  return end;
}

/** The loud moves of all pieces, as if the king were not in check. */
function loudMovesOfAll(
  board: ChessBoard,
  out: Int32Array,
  from: number,
  own: number,
  enemy: number,
): number {
  const cells = board.cells;
  let end = from;
  for (let rank = A1; rank <= A8; rank += UP) {
    for (let cell = rank; cell < rank + 8; cell++) {
      const piece = cells[cell];
      if ((piece & own) === 0) continue;
      const pin = pins[cell];
      switch (piece & KIND) {
        case PAWN:
          end = loudPawnMoves(board, out, end, cell, own, enemy, pin);
          break;
        case KNIGHT:
          if (pin === 0) end = knightCaptures(cells, out, end, cell, enemy);
          break;
        case KING:
          end = kingCaptures(cells, out, end, cell, own, enemy);
          break;
        default:
          end = slidingCaptures(cells, out, end, cell, enemy, pin);
      }
    }
  }
  return end;
}

/** Fills `pins` and returns the cell of the checking piece: 0 for none, `DOUBLE_CHECK` for two. */
function lookAround(cells: Uint8Array, king: number, own: number, enemy: number): number {
  let checker = 0;
  for (let i = 0; i < 8; i++) {
    const step = KING_STEPS[i];
    const slider = enemy | lineSliders[i];
    let at = king + step;
    while (cells[at] === EMPTY) at += step;
    let piece = cells[at];
    if ((piece & own) !== 0) {
      const shield = at;
      at += step;
      while (cells[at] === EMPTY) at += step;
      piece = cells[at];
      if (piece === slider || piece === (enemy | QUEEN)) {
        pins[shield] = step;
        pinned[pinnedCount++] = shield;
      }
    } else if (piece === slider || piece === (enemy | QUEEN)) {
      checker = checker === 0 ? at : DOUBLE_CHECK;
    }
  }
  const ahead = own === WHITE ? king + UP : king - UP;
  for (let at = ahead - RIGHT; at <= ahead + RIGHT; at += 2 * RIGHT) {
    if (cells[at] === (enemy | PAWN)) checker = checker === 0 ? at : DOUBLE_CHECK;
  }
  for (let i = 0; i < 8; i++) {
    const at = king + KNIGHT_JUMPS[i];
    if (cells[at] === (enemy | KNIGHT)) checker = checker === 0 ? at : DOUBLE_CHECK;
  }
  return checker;
}

/** Copies the king's moves, and those that capture the checking piece or block its line. */
function copyThoseThatMeet(
  checker: number,
  king: number,
  cells: Uint8Array,
  count: number,
  out: Int32Array,
  from: number,
): number {
  meets.fill(0);
  meets[checker] = 1;
  const kind = cells[checker] & KIND;
  if (kind !== PAWN && kind !== KNIGHT) {
    const step = stepTo[king - checker + CELLS];
    for (let at = checker + step; at !== king; at += step) meets[at] = 1;
  }
  let end = from;
  for (let i = 0; i < count; i++) {
    const move = candidates[i];
    // En passant is generated only if the king is safe afterwards.
    if ((move & 255) === king || move >> 16 === EN_PASSANT || meets[move >> 8 & 255] === 1) {
      out[end++] = move;
    }
  }
  return end;
}
