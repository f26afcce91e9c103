/**
 * Cuts near the leaves by the evaluation of the node itself. Each compares it, with a margin for what the next
 * plies can change, with the window, and can be wrong:
 *
 * - reverse futility: the evaluation is so far above beta that the side to move will reach it;
 * - razoring: it is so far below alpha that only captures can help, so a quiescence search decides (Birmingham and
 *   Kent, "Tree-searching and tree-pruning techniques", 1977);
 * - futility: it is so far below alpha that a quiet move cannot reach it (Schaeffer 1986; Heinz, "Extended futility
 *   pruning", 1998);
 * - late moves: when many quiet moves have failed near the leaves, the rest, which the order holds for worse, is
 *   left out;
 * - losing moves: a move that loses more men by the exchange on its square than a few plies usually win back is left
 *   out, also a capture.
 *
 * None is used under a threat, with an open window, or where a value may be a win or a loss.
 *
 * @module
 */
import { DECIDED } from "./value.ts";

/** The cuts that a search has. */
export interface FutilityParts {
  /** Reverse futility, futility and late moves. */
  readonly futility?: boolean;
  /** Razoring. */
  readonly razoring?: boolean;
  /** Losing moves. */
  readonly losing?: boolean;
}

/** The greatest depths of each cut, in plies. */
const REVERSE_DEPTH = 6;
const RAZOR_DEPTH = 2;
const FUTILE_DEPTH = 5;
const LATE_DEPTH = 4;
const LOSING_DEPTH = 6;

/** Centipawns that a ply may change. */
const REVERSE_MARGIN = 90;
const RAZOR_MARGIN = 250;
const FUTILE_MARGIN = 100;
const LOSING_MARGIN = 50;

/** Whether a node far above beta is cut off; its evaluation is then taken for its value. */
export function isAboveBeta(depth: number, beta: number, staticValue: number): boolean {
  return depth <= REVERSE_DEPTH && beta > -DECIDED && beta < DECIDED &&
    staticValue - REVERSE_MARGIN * depth >= beta;
}

/** Whether a quiescence search decides a node far below alpha. */
export function isRazored(depth: number, alpha: number, staticValue: number): boolean {
  return depth <= RAZOR_DEPTH && alpha > -DECIDED && alpha < DECIDED &&
    staticValue + RAZOR_MARGIN * depth <= alpha;
}

/** The most that a quiet move is thought to reach at a node of this depth; Infinity where it may reach all. */
export function quietCeiling(depth: number, alpha: number, staticValue: number): number {
  return depth <= FUTILE_DEPTH && alpha > -DECIDED && alpha < DECIDED
    ? staticValue + FUTILE_MARGIN * (depth + 1)
    : Infinity;
}

/** Whether a quiet move, tried after so many others, is left out. */
export function isTooLate(depth: number, index: number): boolean {
  return depth <= LATE_DEPTH && index >= 4 + depth * depth;
}

/** Centipawns that a move may lose at a node of this depth without being left out. */
export function mostLost(depth: number): number {
  return depth <= LOSING_DEPTH ? LOSING_MARGIN * depth : Infinity;
}
