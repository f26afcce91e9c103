/**
 * The captures of each kind of piece, in their order among all moves. The functions are as in
 * piece_moves.ts.
 *
 * @module
 */
import * as attacks from "./attacks.ts";
import * as geometry from "./geometry.ts";

const { isAttacked } = attacks;
const { BISHOP, EMPTY, KIND, KING, KING_STEPS, KNIGHT_JUMPS, RIGHT, ROOK, UP } = geometry;

/** Steps along lines, the diagonal ones first, as in the moves of a queen. */
const LINES = Int32Array.of(
  UP + RIGHT,
  -UP - RIGHT,
  -UP + RIGHT,
  UP - RIGHT,
  UP,
  -UP,
  RIGHT,
  -RIGHT,
);

/** The captures of a bishop, a rook or a queen. */
export function slidingCaptures(
  cells: Uint8Array,
  out: Int32Array,
  end: number,
  from: number,
  enemy: number,
  pin: number,
): number {
  const kind = cells[from] & KIND;
  const first = kind === ROOK ? 4 : 0;
  const last = kind === BISHOP ? 4 : 8;
  for (let i = first; i < last; i++) {
    const step = LINES[i];
    if (pin !== 0 && pin !== step && pin !== -step) continue;
    let to = from + step;
    while (cells[to] === EMPTY) to += step;
    if ((cells[to] & enemy) !== 0) out[end++] = from | to << 8;
  }
  return end;
}

/** The captures of a knight that is not pinned. */
export function knightCaptures(
  cells: Uint8Array,
  out: Int32Array,
  end: number,
  from: number,
  enemy: number,
): number {
  for (let i = 0; i < 8; i++) {
    const to = from + KNIGHT_JUMPS[i];
    if ((cells[to] & enemy) !== 0) out[end++] = from | to << 8;
  }
  return end;
}

/** The king's captures of undefended pieces. */
export function kingCaptures(
  cells: Uint8Array,
  out: Int32Array,
  end: number,
  from: number,
  own: number,
  enemy: number,
): number {
  // Without the king, as in `kingMoves`.
  cells[from] = EMPTY;
  for (let i = 0; i < 8; i++) {
    const to = from + KING_STEPS[i];
    if ((cells[to] & enemy) !== 0 && !isAttacked(cells, to, enemy)) out[end++] = from | to << 8;
  }
  cells[from] = own | KING;
  return end;
}
