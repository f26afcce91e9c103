// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Cuts of the selective search of the endgame solver. TypeScript: agents/endgame/probable_cuts.ts.
 *
 * @module
 */
import { NONE } from "./last_empties.ts";
import { estimateFrom, estimateHere } from "./outlook.ts";

/** With fewer empty squares the exact search costs less than the test. */
export const LEAST_TESTED = 9;
/** The shallow search has one more ply for as many more empty squares, and at most so many. */
const PLIES_EACH = 3;
const MOST_PLIES = 4;

/** Twice the units of the trained evaluation for each disc of the score. */
const TWO_UNITS = 11;
/** What the evaluation says too much for the side that has moved last, in units. */
const TEMPO = 11;
/** The deviation of an estimate without a search, in units, and what each ply takes away from it. */
const DEVIATION = 57;
const LESS_A_PLY = 3;

/** `alpha` or `beta` if the score is probably not between them, else `NONE`. */
export function probableCut(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  moves: u64,
): i32 {
  const depth = min(MOST_PLIES, (empties - LEAST_TESTED + 2) / PLIES_EACH);
  const margin = DEVIATION - LESS_A_PLY * depth;
  const tempo = depth % 2 == 0 ? TEMPO : -TEMPO;
  const high = ((TWO_UNITS * beta) >> 1) + tempo + margin;
  const low = ((TWO_UNITS * alpha) >> 1) + tempo - margin;
  estimateFrom(own, enemy);
  if (2 * estimateHere(own, enemy, low, high, 0, moves) > low + high) {
    if (estimateHere(own, enemy, high - 1, high, depth, moves) >= high) return beta;
  } else if (estimateHere(own, enemy, low, low + 1, depth, moves) <= low) return alpha;
  return NONE;
}
