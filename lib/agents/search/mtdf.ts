/**
 * MTD(f): finds a value by null-window searches only, from a first guess (Plaat, Schaeffer, Pijls and de
 * Bruin, "Best-first fixed-depth minimax algorithms", 1996). Each search improves the lower or the upper
 * bound of the value until they meet. A transposition table keeps the results of one search for the next.
 *
 * @module
 */
import type { Algorithm, AlgorithmEntry, MakeKernel } from "./algorithm.ts";
import { alphaBeta } from "./alpha_beta.ts";
import { alphaBetaWithMemory } from "./alpha_beta_memory.ts";
import { algorithmInKernel } from "./in_kernel.ts";
import { NULL_WINDOW } from "./null_window.ts";
import type { WindowSearch } from "./window.ts";

/**
 * Finds the value of `search` with an open window by null windows within `alpha` and `beta`.
 *
 * @param guess the first guess; the nearer it is to the value, the fewer searches
 * @returns the value if it is between `alpha` and `beta`, otherwise a bound
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

/** MTD(f) with the guess 0 by this form of alpha-beta, with memory or without. */
function over(memory: Algorithm): Algorithm {
  return (position, depth, alpha, beta, search) =>
    mtdf((floor, ceiling) => memory(position, depth, floor, ceiling, search), 0, alpha, beta);
}

const mtdfKernel: MakeKernel = (parts) => {
  const kernel = algorithmInKernel("mtdf")(parts);
  return { ...kernel, search: over(kernel.search) };
};

/** Listed in algorithms.ts. */
export const mtdfEntry: AlgorithmEntry = {
  summary: "null windows only, from a first guess, with a table",
  depth: 4,
  search: over(alphaBeta),
  withMemory: over(alphaBetaWithMemory),
  tableBits: 18,
  kernel: mtdfKernel,
  windows: (search, guess) => mtdf(search, guess ?? 0),
};
