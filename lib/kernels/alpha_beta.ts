/**
 * The contract of alpha-beta in a kernel: the twin of agents/search/alpha_beta.ts for one game, with the
 * evaluation inside. Values, nodes, counters and lines are the same.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/game.ts";

/** The orders of moves that kernels know: as generated, or killer moves first. */
export const KERNEL_ORDERS = ["generated", "killers"] as const;
/** One of them. */
export type KernelOrder = typeof KERNEL_ORDERS[number];

/** What is counted in a search, in the order of the kernels; see agents/search/stats.ts. */
export const COUNTERS = [
  "nodes",
  "leaves",
  "evaluations",
  "cutoffs",
  "firstMoveCutoffs",
  "firstThreeCutoffs",
] as const;

/** Searches with one evaluation and one order of moves, in a memory of its own. */
export interface AlphaBetaKernel {
  /** Forgets what was learned in earlier searches. */
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
  /** What the last call has counted, in the order of `COUNTERS`, also when it was stopped. */
  readonly counts: readonly number[];
  /** The principal variation from the node of the last call. */
  readonly line: readonly Move[];
}

/**
 * Makes a kernel.
 *
 * @throws {UsageError} when WebAssembly is not allowed here
 */
export type MakeAlphaBeta = (order: KernelOrder) => AlphaBetaKernel;
