/**
 * Simulated players, and their games one by one where it matters in which game of a pair a point was made.
 *
 * @module
 */
import { expectedScore } from "matchbox/arena/elo.ts";
import type { SimulatedPlayers } from "matchbox/arena/simulated_match.ts";
import type { Random } from "matchbox/base/mod.ts";

/** Players of whom the first is stronger by so many Elo. */
export function playersApart(elo: number, draws: number, bias: number): SimulatedPlayers {
  return { score: expectedScore(elo), drawShare: draws, openingBias: bias };
}

/** The probabilities of the results of a game, for the first player. */
export interface ResultShares {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** @param favoured whether the opening favours the side of the first player, or the other */
export function resultShares(
  { score, drawShare, openingBias }: SimulatedPlayers,
  favoured: boolean,
): ResultShares {
  const expected = favoured ? score + openingBias : score - openingBias;
  return {
    win: expected - drawShare / 2,
    draw: drawShare,
    loss: 1 - expected - drawShare / 2,
  };
}

/** The variance of the points of a game. */
export function varianceOf({ win, draw }: ResultShares): number {
  return win + draw / 4 - (win + draw / 2) ** 2;
}

/** Draws the result of a game for the first player. */
export function drawResult({ win, draw }: ResultShares, random: Random): keyof ResultShares {
  const lot = random.float() - win;
  return lot < 0 ? "win" : lot < draw ? "draw" : "loss";
}
