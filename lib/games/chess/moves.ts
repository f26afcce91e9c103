/**
 * The legal moves of chess. A look outwards from the king finds the pieces that give check and those
 * that are pinned; with that known, every move that is generated is legal without being tried, but for
 * en passant and the steps of the king, whose squares are looked at one by one. In check all moves are
 * generated all the same, and those that do not meet it are dropped: checks are rare.
 *
 * Moves come by the square they start from, a1 to h8, and castling last, so that equal positions have
 * equal lists.
 *
 * @module
 */
import type { ChessBoard } from "./board.ts";
import { stepTo } from "./checks.ts";
import {
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
  UP,
  WHITE,
} from "./geometry.ts";
import { EN_PASSANT } from "./move.ts";
import {
  castlings,
  diagonalMoves,
  kingMoves,
  knightMoves,
  pawnMoves,
  straightMoves,
} from "./piece_moves.ts";

/** More moves than any position has; the most known is 218. */
export const MAX_MOVES = 256;

/** The step from the king to a piece of its side that is pinned on that line; 0 for all others. */
const pins = new Int8Array(CELLS);
const pinned = new Uint8Array(8);
let pinnedCount = 0;
/** In check: 1 where a move meets it. */
const meets = new Uint8Array(CELLS);

/** The first steps of each kind of piece, eight a kind; the king is in line with itself and has none. */
const firstSteps = new Int8Array(8 * 8);
KING_STEPS.forEach((step, i) => {
  const straight = step === UP || step === -UP || step === RIGHT || step === -RIGHT;
  firstSteps[8 * KNIGHT + i] = KNIGHT_JUMPS[i];
  firstSteps[8 * QUEEN + i] = step;
  firstSteps[8 * (straight ? ROOK : BISHOP) + i] = step;
});

/** Where the last free piece of each side was found: in a search it is mostly still there. */
const lastFree = new Uint8Array(2).fill(A1);

/** No cell: two pieces give check at once, and only the king can move. */
const DOUBLE_CHECK = 255;

/** Where the moves of a side in check are written before those that meet it are chosen. */
const candidates = new Int32Array(MAX_MOVES);

/**
 * Writes the moves into `out` from index `from` on that leave the own king out of check, and returns
 * the index after the last. That the game may be over for another reason is not looked at.
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

/** Whether there is a move that leaves the own king out of check. */
export function hasMove(board: ChessBoard): boolean {
  return !board.inCheck() && hasFreePiece(board) || generateMoves(board, candidates, 0) > 0;
}

/**
 * Whether, out of check, a piece can move that stands on no line with its king and so is not pinned:
 * nearly always, and found at once when looked for from the own side of the board.
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

/** Whether on `cell` is a piece of colour `own`, not in line with its king, that can move. */
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

/** The moves of all pieces but castling, as if the king were not in check. */
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

/**
 * Fills `pins` and returns the cell of the piece that gives check: 0 for none, `DOUBLE_CHECK` for two.
 */
function lookAround(cells: Uint8Array, king: number, own: number, enemy: number): number {
  let checker = 0;
  for (let i = 0; i < 8; i++) {
    const step = KING_STEPS[i];
    const slider = enemy |
      (step === UP || step === -UP || step === RIGHT || step === -RIGHT ? ROOK : BISHOP);
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

/** Copies the king's moves and those that take the piece giving check or step in between. */
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
    // En passant is generated only where the king is safe afterwards.
    if ((move & 255) === king || move >> 16 === EN_PASSANT || meets[move >> 8 & 255] === 1) {
      out[end++] = move;
    }
  }
  return end;
}
