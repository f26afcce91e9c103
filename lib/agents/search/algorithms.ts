/**
 * Every search algorithm, by the name of its agent. To add one, write a file with its entry and list it
 * here: it is then an agent, and the tests compare it with the others.
 *
 * @module
 */
import { alphaBetaEntry } from "./alpha_beta.ts";
import type { AlgorithmEntry } from "./algorithm.ts";
import { minimaxEntry } from "./minimax.ts";
import { mtdfEntry } from "./mtdf.ts";
import { negamaxEntry } from "./negamax.ts";
import { negaScoutEntry } from "./negascout.ts";

/** All algorithms, by name. */
export const algorithms: Readonly<Record<string, AlgorithmEntry>> = {
  minimax: minimaxEntry,
  negamax: negamaxEntry,
  alphabeta: alphaBetaEntry,
  negascout: negaScoutEntry,
  mtdf: mtdfEntry,
};
