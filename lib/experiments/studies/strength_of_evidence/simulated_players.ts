/**
 * Simulated players with known strength: their results are random.
 *
 * @module
 */
import { expectedScore } from "matchbox/arena/elo.ts";
import type { ResultShares, SimulatedPlayers } from "matchbox/arena/simulated_match.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { rounded } from "../../rounded.ts";

/** Two simulated players, as columns of a row. */
export type PlayersRow = { difference: number; draws: number; bias: number };

/** The columns of `PlayersRow`. */
export const playersColumns = {
  difference: {
    kind: "key",
    unit: "Elo",
    meaning: "true Elo difference of the players; at 0 they are equal",
  },
  draws: { kind: "key", unit: "share", meaning: "share of games that are drawn" },
  bias: {
    kind: "key",
    meaning: "what an opening is worth to one of the players, in points per game",
  },
} as const;

/** Players with this difference, draws and openings. */
export function playersApart({ difference, draws, bias }: PlayersRow): SimulatedPlayers {
  return { score: expectedScore(difference), drawShare: draws, openingBias: bias };
}

/** The variance of the points of a game. */
export function varianceOf({ win, draw }: ResultShares): number {
  return win + draw / 4 - (win + draw / 2) ** 2;
}

/** A mean in the form of rows, with the ends of its 95 % interval; these are null for one value. */
export function roundedMean(values: readonly number[]) {
  const { mean: centre, low, high } = mean(values);
  return {
    mean: rounded(centre),
    low: low === null ? null : rounded(low),
    high: high === null ? null : rounded(high),
  };
}
