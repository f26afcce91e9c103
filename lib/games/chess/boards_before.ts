/**
 * The boards before a last move that may have given two checks: it was made by one of the two checkers, and
 * opened the line of the other, or it captured en passant. Castling gives one check at most, the rook's: no
 * line leads on behind the king, which stands at the edge, or behind the corner.
 *
 * @module
 */
import {
  BISHOP,
  BORDER,
  EMPTY,
  KIND,
  KING_STEPS,
  KNIGHT,
  KNIGHT_JUMPS,
  PAWN,
  QUEEN,
  rankOf,
  RIGHT,
  ROOK,
  sliderAlong,
  UP,
  WHITE,
} from "./geometry.ts";

/**
 * The boards before such a move. Where it may have captured, it has: a man that was taken, here a cell of the
 * border, only blocks lines.
 *
 * @param cells the piece on every cell, after the move
 * @param checkers the cells of the pieces that give check
 * @param colour of the side that has moved
 */
export function* boardsBefore(
  cells: Uint8Array,
  checkers: readonly number[],
  colour: number,
): Generator<Uint8Array> {
  for (const to of checkers) {
    const piece = cells[to];
    for (const from of originsOf(cells, to)) {
      yield changed(cells, [from, piece], [to, BORDER]);
    }
    yield* beforePawnMove(cells, to, colour);
  }
  const pawn = colour | PAWN;
  for (let to = 0; to < cells.length; to++) {
    if (cells[to] === pawn) yield* beforeEnPassant(cells, to, colour);
  }
}

/** The cells from which the piece there, if it is no pawn, can have come. */
function* originsOf(cells: Uint8Array, to: number): Generator<number> {
  const kind = cells[to] & KIND;
  if (kind === PAWN) return;
  if (kind === KNIGHT) {
    for (const jump of KNIGHT_JUMPS) if (cells[to + jump] === EMPTY) yield to + jump;
    return;
  }
  const other = kind === ROOK ? BISHOP : ROOK;
  for (const step of KING_STEPS) {
    if (kind !== QUEEN && sliderAlong(step) === other) continue;
    for (let from = to + step; cells[from] === EMPTY; from += step) yield from;
  }
}

/** The boards before a pawn moved there, also one that was promoted to the piece there. */
function* beforePawnMove(cells: Uint8Array, to: number, colour: number): Generator<Uint8Array> {
  const [forward, rank] = goingOf(to, colour);
  const isPawn = (cells[to] & KIND) === PAWN;
  if (isPawn ? rank === 1 : rank !== 7) return;
  const pawn = colour | PAWN;
  const behind = to - forward;
  for (const from of [behind - RIGHT, behind + RIGHT]) {
    if (cells[from] === EMPTY) yield changed(cells, [from, pawn], [to, BORDER]);
  }
  if (cells[behind] !== EMPTY) return;
  yield changed(cells, [behind, pawn], [to, EMPTY]);
  const start = behind - forward;
  if (rank === 3 && cells[start] === EMPTY) yield changed(cells, [start, pawn], [to, EMPTY]);
}

/** The boards before a pawn captured en passant and went there. */
function* beforeEnPassant(cells: Uint8Array, to: number, colour: number): Generator<Uint8Array> {
  const [forward, rank] = goingOf(to, colour);
  const taken = to - forward;
  if (rank !== 5 || cells[taken] !== EMPTY || cells[to + forward] !== EMPTY) return;
  for (const from of [taken - RIGHT, taken + RIGHT]) {
    if (cells[from] !== EMPTY) continue;
    yield changed(cells, [from, colour | PAWN], [to, EMPTY], [taken, BORDER]);
  }
}

/** The step forward of a side, and the rank of a cell as it counts them, from 0. */
function goingOf(cell: number, colour: number): readonly [forward: number, rank: number] {
  return colour === WHITE ? [UP, rankOf(cell)] : [-UP, 7 - rankOf(cell)];
}

function changed(cells: Uint8Array, ...changes: (readonly [number, number])[]): Uint8Array {
  const before = cells.slice();
  for (const [cell, piece] of changes) before[cell] = piece;
  return before;
}
