/**
 * MTD(f): finds a value by null windows alone, from a first guess on (Plaat, Schaeffer, Pijls and de Bruin,
 * "Best-first fixed-depth minimax algorithms", 1996). Each search moves one of the two bounds between which
 * the value lies until they meet. A transposition table keeps what one search has found for the next.
 *
 * @module
 */
import type { Algorithm, AlgorithmEntry } from "./algorithm.ts";
import { alphaBeta } from "./alpha_beta.ts";
import { alphaBetaWithMemory } from "./alpha_beta_memory.ts";
import { NULL_WINDOW } from "./null_window.ts";
import type { WindowSearch } from "./window.ts";

/**
 * The value that `search` gives with an open window, found by null windows within `alpha` and `beta`.
 *
 * @param guess where to begin; the nearer to the value the fewer searches
 * @returns the value where it lies between `alpha` and `beta`, otherwise a bound
 */
export function mtdf(
  search: WindowSearch,
  guess: number,
  alpha = -Infinity,
  beta = Infinity,
): number {
  let lower = -Infinity;
  let upper = Infinity;
  let value = guess;
  while (lower < upper && lower < beta && upper > alpha) {
    const bound = value === lower ? value + NULL_WINDOW : value;
    const ceiling = Math.min(Math.max(bound, alpha + NULL_WINDOW), beta);
    const floor = ceiling - NULL_WINDOW;
    value = search(floor, ceiling);
    if (value < ceiling) upper = value;
    if (value > floor) lower = value;
  }
  return value;
}

/** MTD(f) over alpha-beta, which has memory or not, from 0 on. */
function over(memory: Algorithm): Algorithm {
  return (position, depth, alpha, beta, search) =>
    mtdf((floor, ceiling) => memory(position, depth, floor, ceiling, search), 0, alpha, beta);
}

/** Entered in algorithms.ts. */
export const mtdfEntry: AlgorithmEntry = {
  summary: "null windows alone, from a guess on, with a table",
  depth: 4,
  search: over(alphaBeta),
  withMemory: over(alphaBetaWithMemory),
  tableBits: 18,
  windows: (search, guess) => mtdf(search, guess ?? 0),
};
