/**
 * Weights of Reversi by linear regression on the outcomes of self-play: the modern way to set the weights of
 * B3. The player meets itself from random openings. Of every position the five heuristics are noted, and the
 * result of its game. The new weights are those whose sum predicts the result best.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { ReversiWeights } from "./genetic/reversi_weights.ts";
import { LeastSquares } from "./least_squares.ts";
import { reversiHeuristics } from "./tuned/reversi_heuristics.ts";
import { selfPlay } from "./tuned/self_play.ts";

/** How a round is played. */
export interface RegressionOptions {
  /** Games of self-play, at least 1. */
  readonly games: number;
  /** Random plies before each game. */
  readonly opening: number;
  /** Search depth in plies. */
  readonly depth: number;
}

/**
 * A round: weights fitted to games that the player with the old weights plays against itself. Weights may be
 * negative; their absolute values add up to 5.
 */
export function regressedWeights(
  weights: ReversiWeights,
  { games, opening, depth }: RegressionOptions,
  random: Random,
): ReversiWeights {
  const tuned = reversiHeuristics(findGame("reversi"), depth);
  const player = tuned.player(weights);
  const fit = new LeastSquares(tuned.coefficients.length);
  for (let game = 0; game < games; game++) {
    for (const { terms, result } of selfPlay(tuned, player, opening, random)) {
      fit.add(terms, result);
    }
  }
  return tuned.weightsOf(fit.solve()) as unknown as ReversiWeights;
}
