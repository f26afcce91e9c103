/**
 * What every kernel of a search offers: the value of a node, with what was counted and the line of best play.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/game.ts";

/** Searches the nodes of one search, in a memory of its own. */
export interface NodeKernel {
  /** Begins a search: forgets what was learned in earlier ones, and empties a table that keeps nothing. */
  begin(): void;
  /**
   * The value of a node for the side to move, exact when it lies between `alpha` and `beta`.
   *
   * @param depth plies to look ahead, at least 0
   * @param ply plies from the root to the node
   * @param check asked when this call has visited a number of nodes: it throws to stop the search, or returns
   *   the number at which it wants to be asked again
   */
  search(
    position: Position,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    check: (nodes: number) => number,
  ): number;
  /** What the last call has counted, in the order of the kernel's counters, also when it was stopped. */
  readonly counts: readonly number[];
  /** The principal variation from the node of the last call. */
  readonly line: readonly Move[];
}
