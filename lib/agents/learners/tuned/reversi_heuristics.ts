/**
 * The weights of the five heuristics of Reversi (B3) as weights to be tuned. Only their ratios matter.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { fixedDepthPlayer } from "../genetic/fixed_depth.ts";
import { type ReversiWeights, weightedHeuristics } from "../genetic/reversi_weights.ts";
import type { TunedTerms } from "./tuned_weights.ts";

/** All weights at first, and how far from there good ones may be. */
const FIRST = 1;
const STEP = 0.5;
/** Discs by which the odds of a win grow by the factor e, as far as anybody knows before the games. */
const DISCS = 20;

/** The weights of the heuristics, for players that look so many plies ahead. */
export function reversiHeuristics(game: Game, depth: number): TunedTerms {
  const five = [0, 1, 2, 3, 4].map((own) =>
    weightedHeuristics(
      [0, 1, 2, 3, 4].map((index) => Number(index === own)) as unknown as ReversiWeights,
      game,
    )
  );
  return {
    game,
    begin: () => ({ mean: five.map(() => FIRST), step: STEP }),
    player: (weights, lot) => {
      const evaluation = weightedHeuristics(weights as unknown as ReversiWeights, game);
      return fixedDepthPlayer(game, evaluation, depth, lot);
    },
    // The worth of having the move is left out of the weights: at a fixed depth it does not change the move (B6).
    terms: (position) => [...five.map((one) => one.evaluate(position as ReversiPosition)), 1],
    coefficients: [...five.map(() => FIRST), 0],
    regression: { spread: DISCS, scale: DISCS, rate: DISCS / 50 },
    weightsOf(coefficients) {
      const found = coefficients.slice(0, five.length);
      const sum = found.reduce((total, weight) => total + Math.abs(weight), 0);
      return found.map((weight) => five.length * weight / sum);
    },
  };
}
