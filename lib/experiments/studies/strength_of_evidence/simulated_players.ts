/**
 * Simulated players with known strength: their results are random.
 *
 * @module
 */
import { expectedScore } from "matchbox/arena/elo.ts";
import type { ResultShares, SimulatedPlayers } from "matchbox/arena/simulated_match.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { rounded } from "../../rounded.ts";
import type { PlayersRow } from "./rows.ts";

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
