/**
 * The order in which a search tries the moves. Alpha-beta finds the same value with any order; how many
 * nodes it needs depends on nothing else (C6, C9, C10). An order may learn from what the search tells it.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/mod.ts";

/** No move: moves of all games are 0 or more. */
export const NO_MOVE = -1;

/** Orders the moves of a node, and hears which of them cut it off. */
export interface MoveOrder {
  /** Told when a new search begins: what was learned in another one must not show. */
  begin?(): void;
  /**
   * Reorders the first `count` of `moves`, the legal moves of `position`, in place.
   *
   * @param depth plies that remain to be searched at this node, at least 1
   * @param ply plies from the root of the search
   * @param hashMove the best move that a table remembers for this position, or `NO_MOVE`
   */
  arrange(
    position: Position,
    depth: number,
    ply: number,
    hashMove: Move,
    moves: Int32Array,
    count: number,
  ): void;
  /** Told that `move` reached beta at a node of this depth and ply. */
  cutoff?(position: Position, depth: number, ply: number, move: Move): void;
}

/** Leaves the moves as the game generates them. */
export const asGenerated: MoveOrder = { arrange() {} };

/**
 * Moves `move` to the place `to` when it stands behind it, and those between one place on.
 *
 * @returns the place behind it, or `to` when the move is not among those from there to `count`
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
