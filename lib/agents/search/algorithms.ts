/**
 * Every search algorithm, by the name of the agent that plays by it. A new one is a file with its entry and
 * a word in the list here; that makes it an agent, and puts it among the searches that the tests compare.
 *
 * @module
 */
import { alphaBetaEntry } from "./alpha_beta.ts";
import type { AlgorithmEntry } from "./algorithm.ts";
import { minimaxEntry } from "./minimax.ts";
import { mtdfEntry } from "./mtdf.ts";
import { negamaxEntry } from "./negamax.ts";
import { negaScoutEntry } from "./negascout.ts";

/** The algorithms. */
export const algorithms: Readonly<Record<string, AlgorithmEntry>> = {
  minimax: minimaxEntry,
  negamax: negamaxEntry,
  alphabeta: alphaBetaEntry,
  negascout: negaScoutEntry,
  mtdf: mtdfEntry,
};
