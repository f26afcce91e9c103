/**
 * Cuts of the selective search of the endgame solver: where a shallow search by the trained evaluation tells that
 * the exact score probably lies outside the window, the position is not searched (ProbCut; Buro 1995).
 *
 * The numbers were fitted to 2,479 positions with 12 to 16 empty squares, from games in which every fourth move was
 * random, and their exact scores. The error of a search of `depth` plies has a deviation of 10 discs less about half a
 * disc a ply; an estimate has to be one deviation beyond the window.
 *
 * @module
 */
import type { Outlook } from "./outlook.ts";

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

/** The plies of the shallow search. */
function testedPlies(empties: number): number {
  return Math.min(MOST_PLIES, Math.floor((empties - LEAST_TESTED + 2) / PLIES_EACH));
}

/**
 * `alpha` or `beta` if the score is probably not between them, else NaN.
 *
 * @param alpha one less than `beta`
 */
export function probableCut(
  outlook: Outlook,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  alpha: number,
  beta: number,
  empties: number,
): number {
  const depth = testedPlies(empties);
  const margin = DEVIATION - LESS_A_PLY * depth;
  const tempo = depth % 2 === 0 ? TEMPO : -TEMPO;
  const high = (TWO_UNITS * beta >> 1) + tempo + margin;
  const low = (TWO_UNITS * alpha >> 1) + tempo - margin;
  const estimate = (from: number, to: number, plies: number) =>
    outlook.search(ownLow, ownHigh, enemyLow, enemyHigh, from, to, plies);
  // Only the bound that is nearer to what the position looks like.
  if (2 * estimate(low, high, 0) > low + high) {
    if (estimate(high - 1, high, depth) >= high) return beta;
  } else if (estimate(low, low + 1, depth) <= low) return alpha;
  return NaN;
}
