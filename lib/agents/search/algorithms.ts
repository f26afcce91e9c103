/**
 * Every search algorithm, by the name of the agent that plays by it. A new one is a file with its entry and
 * a word in the list here; that makes it an agent, and puts it among the searches that the tests compare.
 *
 * @module
 */
import { alphaBetaEntry } from "./alpha_beta.ts";
import type { AlgorithmEntry } from "./algorithm.ts";
import { minimaxEntry } from "./minimax.ts";

/** The algorithms. */
export const algorithms: Readonly<Record<string, AlgorithmEntry>> = {
  minimax: minimaxEntry,
  alphabeta: alphaBetaEntry,
};
