// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * What a search leaves out or searches less deep. TypeScript: agents/search/futility.ts and
 * late_move_reductions.ts.
 *
 * @module
 */
import { losesByExchange } from "./exchange.ts";

/** The least value of a win. */
export const DECIDED: f64 = 900000;

/** The greatest depths of each cut, and the centipawns that a ply may change. */
const REVERSE_DEPTH = 6;
const RAZOR_DEPTH = 2;
const FUTILE_DEPTH = 5;
const LATE_DEPTH = 4;
const LOSING_DEPTH = 6;
const REVERSE_MARGIN: f64 = 90;
const RAZOR_MARGIN: f64 = 250;
const FUTILE_MARGIN: f64 = 100;
const LOSING_MARGIN = 50;

/** Plies by which late moves are searched less deep, which the host writes: at `depth << 6 | index`. */
const REDUCTIONS = memory.data(64 * 64, 16);

/** Where the host writes the reductions. */
export function reductionsPlace(): usize {
  return REDUCTIONS;
}

function isOpen(value: f64): bool {
  return value > -DECIDED && value < DECIDED;
}

/** Whether a node far above beta is cut off. */
export function isAboveBeta(depth: i32, beta: f64, staticValue: f64): bool {
  return depth <= REVERSE_DEPTH && isOpen(beta) &&
    staticValue - REVERSE_MARGIN * f64(depth) >= beta;
}

/** Whether a quiescence search decides a node far below alpha. */
export function isRazored(depth: i32, alpha: f64, staticValue: f64): bool {
  return depth <= RAZOR_DEPTH && isOpen(alpha) &&
    staticValue + RAZOR_MARGIN * f64(depth) <= alpha;
}

/** The most that a quiet move is thought to reach. */
export function quietCeiling(depth: i32, alpha: f64, staticValue: f64): f64 {
  return depth <= FUTILE_DEPTH && isOpen(alpha)
    ? staticValue + FUTILE_MARGIN * f64(depth + 1)
    : Infinity;
}

/** Whether a quiet move, tried after so many others, is left out. */
export function isTooLate(depth: i32, index: i32): bool {
  return depth <= LATE_DEPTH && index >= 4 + depth * depth;
}

/** Whether a move loses more men than a node of this depth allows. */
export function losesTooMuch(depth: i32, move: i32): bool {
  return depth <= LOSING_DEPTH && losesByExchange(move, LOSING_MARGIN * depth);
}

/** The plies by which a quiet move is searched less deep; `open` is whether the window is not null. */
export function reductionOf(depth: i32, index: i32, open: bool): i32 {
  if (depth < 3 || index < 3) return 0;
  const plies = i32(load<u8>(REDUCTIONS + ((min(depth, 63) << 6) | min(index, 63))));
  return max(0, min(open ? plies - 1 : plies, depth - 2));
}
