/**
 * The contract of alpha-beta in a kernel: the twin of agents/search/alpha_beta.ts for one game, with the
 * evaluation inside. Values, nodes, counters and lines are the same.
 *
 * @module
 */
import type { NodeKernel } from "./node_kernel.ts";

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

/**
 * Makes a kernel with one evaluation and one order of moves; it counts `COUNTERS`.
 *
 * @throws {UsageError} when WebAssembly is not allowed here
 */
export type MakeAlphaBeta = (order: KernelOrder) => NodeKernel;
