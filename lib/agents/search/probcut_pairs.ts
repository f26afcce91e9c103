/**
 * What ProbCut has to know of an evaluation: see probcut.ts.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";

/** What the value after a shallow search says of that after a deep one. */
export interface ProbCutPair {
  /** Plies of the shallow search. */
  readonly shallow: number;
  /** The deep value for each unit of the shallow one. */
  readonly slope: number;
  /** The deep value where the shallow one is 0. */
  readonly intercept: number;
  /** Standard deviation of the error. */
  readonly deviation: number;
}

/** The pairs of an evaluation. */
export interface ProbCutPairs {
  /** At `[stage][depth]`: the pair of a stage of the game and a depth; missing where there is none. */
  readonly pairs: readonly (readonly (ProbCutPair | undefined)[])[];
  /** The stage of a position. */
  stageOf(position: Position): number;
}
