/**
 * Static exchange evaluation: what a capture wins when both sides go on to take on its square, each time with the
 * least valuable man, and stop when going on would lose (the `swap` algorithm of F. Reul, "New architectures in
 * computer chess", 2009, and of the Chess Programming Wiki).
 *
 * It plays no move. It walks from the square outwards once; a man that has taken lets the walk go on behind it,
 * so men that stand behind others on a line take part. Pins and checks elsewhere are not seen, promotions only
 * where the first move is one.
 *
 * @module
 */
import type { Move } from "../game.ts";
import * as geometry from "./geometry.ts";
import * as move from "./move.ts";

const {
  BISHOP,
  BLACK,
  EMPTY,
  KIND,
  KING,
  KING_STEPS,
  KNIGHT,
  KNIGHT_JUMPS,
  PAWN,
  PIECES,
  QUEEN,
  sliderAlong,
  UP,
  WHITE,
} = geometry;
const { DOUBLE_STEP, EN_PASSANT } = move;

/** The usual values of the kinds in centipawns; a king is worth more than all that can be taken. */
export const MAN_VALUES: Int32Array = Int32Array.of(0, 100, 300, 300, 500, 900, 20_000, 0);

/** `sliderAlong` each of `KING_STEPS`. */
const sliders = Uint8Array.from(KING_STEPS, sliderAlong);
/** The colour of the pawns that take along each of `KING_STEPS`, seen from the square of the exchange. */
const pawnColours = Uint8Array.from(
  KING_STEPS,
  (step) => sliderAlong(step) !== BISHOP ? 0 : step < -1 ? WHITE : BLACK,
);

/** The first man on each line from the square, which changes as men take. */
const fronts = new Int32Array(8);
/** The knights of each colour that are left. */
const knights = new Int32Array(PIECES);
/** What the side that takes has won after each capture, if the exchange stops there. */
const gains = new Int32Array(32);

/** What a capture or promotion wins at once, in centipawns: the man taken, and what the pawn becomes more. */
export function worthOf(cells: Uint8Array, move: Move): number {
  const special = move >> 16;
  if (special === 0) return MAN_VALUES[cells[move >> 8 & 255] & KIND];
  if (special === EN_PASSANT) return MAN_VALUES[PAWN];
  if (special > QUEEN) return 0;
  return MAN_VALUES[cells[move >> 8 & 255] & KIND] + MAN_VALUES[special] - MAN_VALUES[PAWN];
}

/** Whether a legal move is a capture or a promotion. */
export function isLoud(cells: Uint8Array, move: Move): boolean {
  const special = move >> 16;
  return special === 0
    ? cells[move >> 8] !== EMPTY
    : special < DOUBLE_STEP || special === EN_PASSANT;
}

/**
 * What a legal move wins by the exchange on its target, in centipawns; negative when it loses. A move that takes
 * nothing may lose the man that moves. Castling wins nothing.
 *
 * @param cells the piece on every cell, before the move; unchanged afterwards
 */
export function staticExchange(cells: Uint8Array, move: Move): number {
  const from = move & 255;
  const to = move >> 8 & 255;
  const special = move >> 16;
  if (special > EN_PASSANT) return 0;
  const piece = cells[from];
  let side = piece & (WHITE | BLACK);
  const passed = special === EN_PASSANT ? (side === WHITE ? to - UP : to + UP) : to;
  const pawn = cells[passed];
  // What stands on the square next, and would be taken.
  let standing = special > 0 && special < DOUBLE_STEP ? special : piece & KIND;
  gains[0] = worthOf(cells, move);
  cells[from] = EMPTY;
  if (special === EN_PASSANT) cells[passed] = EMPTY;
  lookAround(cells, to);

  let last = 0;
  for (;;) {
    side = WHITE + BLACK - side;
    const line = leastAttacker(cells, to, side);
    if (line === NONE) break;
    const taker = line === JUMP ? KNIGHT : cells[fronts[line]] & KIND;
    if (taker === KING && isDefended(cells, to, WHITE + BLACK - side, line)) break;
    last++;
    gains[last] = MAN_VALUES[standing] - gains[last - 1];
    standing = taker;
    if (line === JUMP) knights[side]--;
    else fronts[line] = nextAlong(cells, fronts[line], KING_STEPS[line]);
  }
  // Backwards: each side takes only if that is better than to stop.
  for (; last > 0; last--) gains[last - 1] = Math.min(gains[last - 1], -gains[last]);

  cells[from] = piece;
  if (special === EN_PASSANT) cells[passed] = pawn;
  return gains[0];
}

/**
 * Whether a legal move loses more than `margin` centipawns, at least 0, by the exchange on its target. No move loses
 * more than the man that moves, without what it takes.
 */
export function losesByExchange(cells: Uint8Array, move: Move, margin = 0): boolean {
  const taken = MAN_VALUES[cells[move >> 8 & 255] & KIND];
  if (MAN_VALUES[cells[move & 255] & KIND] - taken <= margin) return false;
  return staticExchange(cells, move) < -margin;
}

/** No attacker is left; the attacker is a knight. Other attackers are the number of their line. */
const NONE = -1;
const JUMP = 8;

/** Finds the first man on each line from the square, and the knights that reach it. */
function lookAround(cells: Uint8Array, to: number): void {
  knights[WHITE] = 0;
  knights[BLACK] = 0;
  for (let i = 0; i < 8; i++) {
    const jumper = cells[to + KNIGHT_JUMPS[i]];
    if ((jumper & KIND) === KNIGHT) knights[jumper & (WHITE | BLACK)]++;
    fronts[i] = nextAlong(cells, to, KING_STEPS[i]);
  }
}

/** The first cell on a line that is not empty: a man or the border. */
function nextAlong(cells: Uint8Array, from: number, step: number): number {
  let at = from + step;
  while (cells[at] === EMPTY) at += step;
  return at;
}

/**
 * The line of the least valuable man of a side that can take, `JUMP` for a knight, which comes before a bishop, or
 * `NONE`. Of equal men it is the one on the first line.
 */
function leastAttacker(cells: Uint8Array, to: number, side: number): number {
  let least = knights[side] > 0 ? KNIGHT : KIND;
  let line = knights[side] > 0 ? JUMP : NONE;
  for (let i = 0; i < 8; i++) {
    const piece = cells[fronts[i]];
    if ((piece & side) === 0) continue;
    const kind = piece & KIND;
    if (kind >= least || !takesAlong(kind, i, side, fronts[i] === to + KING_STEPS[i])) continue;
    least = kind;
    line = i;
  }
  return line;
}

/** Whether a man of that kind takes along a line; `near` is whether it stands next to the square. */
function takesAlong(kind: number, line: number, side: number, near: boolean): boolean {
  switch (kind) {
    case PAWN:
      return near && pawnColours[line] === side;
    case KNIGHT:
      return false;
    case KING:
      return near;
    default:
      return kind === QUEEN || kind === sliders[line];
  }
}

/** Whether a side can take on the square after the king that stands first on a line has taken there. */
function isDefended(cells: Uint8Array, to: number, side: number, line: number): boolean {
  const king = fronts[line];
  fronts[line] = nextAlong(cells, king, KING_STEPS[line]);
  const defended = leastAttacker(cells, to, side) !== NONE;
  fronts[line] = king;
  return defended;
}
