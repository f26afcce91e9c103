/**
 * The order in which a search tries the moves. Alpha-beta finds the same value with any order, but the
 * number of nodes depends on the order (C6, C9, C10). A move order may learn from the cutoffs of the
 * search.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/game.ts";
import type { OrderPlan } from "matchbox/kernels/search.ts";

/** No move: moves of all games are 0 or more. */
export const NO_MOVE: Move = -1;

/** Orders the moves of a node; the search reports cutoffs to it. */
export interface MoveOrder {
  /** Called when a new search begins: forgets what it learned in earlier searches, or most of it. */
  begin?(): void;
  /** Called when a new game begins: forgets all. */
  forget?(): void;
  /**
   * Reorders the first `count` of `moves`, the legal moves of `position`, in place.
   *
   * @param depth plies left to search at this node, at least 1
   * @param ply plies from the root of the search
   * @param hashMove the best move in the transposition table for this position, or `NO_MOVE`
   */
  arrange(
    position: Position,
    depth: number,
    ply: number,
    hashMove: Move,
    moves: Int32Array,
    count: number,
  ): void;
  /**
   * Called when `move` reached beta at a node of this depth and ply.
   *
   * @param moves the moves of the node in their order; those before index `tried` were tried and failed
   */
  cutoff?(
    position: Position,
    depth: number,
    ply: number,
    move: Move,
    moves: Int32Array,
    tried: number,
  ): void;
  /** The same order for a kernel; missing where no kernel knows it. */
  readonly plan?: OrderPlan;
}

/** Leaves the moves as the game generates them. */
export const asGenerated: MoveOrder = { arrange() {}, plan: { hashMove: false, stages: [] } };

/**
 * Moves `move` forward to index `to`, if it stands at or after it, and shifts the moves between by one.
 *
 * @returns `to + 1`, or `to` when the move is not found before `count`
 */
export function bringForward(moves: Int32Array, to: number, count: number, move: Move): number {
  for (let at = to; at < count; at++) {
    if (moves[at] !== move) continue;
    for (; at > to; at--) moves[at] = moves[at - 1];
    moves[to] = move;
    return to + 1;
  }
  return to;
}
