/**
 * Weights of Reversi by linear regression on the outcomes of self-play: the modern way to set the weights of
 * B3. The player meets itself from random openings. Of every position the five heuristics are noted, and the
 * result of its game. The new weights are those whose sum predicts the result best.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Agent } from "../agent.ts";
import { playEpisode } from "./episode.ts";
import { fixedDepthPlayer } from "./genetic/fixed_depth.ts";
import { randomOpening } from "./random_opening.ts";
import { type ReversiWeights, weightedHeuristics } from "./genetic/reversi_weights.ts";
import { LeastSquares } from "./least_squares.ts";

/** How a round is played. */
export interface RegressionOptions {
  /** Games of self-play, at least 1. */
  readonly games: number;
  /** Random plies before each game. */
  readonly opening: number;
  /** Search depth in plies. */
  readonly depth: number;
}

/** The five heuristics, each as an evaluation: the others have the weight 0. */
const five = [0, 1, 2, 3, 4].map((own) =>
  weightedHeuristics(
    [0, 1, 2, 3, 4].map((index) => Number(index === own)) as unknown as ReversiWeights,
  )
);

/**
 * A round: weights fitted to games that the player with the old weights plays against itself. Weights may be
 * negative; their absolute values add up to 5.
 *
 * The regression has a sixth input, which is always 1, for the worth of having the move. It is left out of
 * the weights, because at a fixed depth it does not change the choice of a move (B6).
 */
export function regressedWeights(
  weights: ReversiWeights,
  { games, opening, depth }: RegressionOptions,
  random: Random,
): ReversiWeights {
  const reversi = findGame("reversi");
  const player = fixedDepthPlayer(reversi, weightedHeuristics(weights), depth);
  const fit = new LeastSquares(6);
  for (let game = 0; game < games; game++) {
    const noted: { inputs: number[]; sign: number }[] = [];
    const note = (position: Position) => {
      const inputs = five.map((one) => one.evaluate(position as ReversiPosition));
      noted.push({ inputs: [...inputs, 1], sign: position.side === 0 ? 1 : -1 });
    };
    const watched: Agent = {
      name: player.name,
      choose(position, context) {
        note(position);
        return player.choose(position, context);
      },
    };
    const start = randomOpening(reversi, opening, random);
    const result = playEpisode(start, [watched, watched], { random, clock: { now: () => 0 } });
    for (const { inputs, sign } of noted) fit.add(inputs, sign * result);
  }
  const found = fit.solve().slice(0, 5);
  const sum = found.reduce((total, weight) => total + Math.abs(weight), 0);
  return found.map((weight) => 5 * weight / sum) as unknown as ReversiWeights;
}
