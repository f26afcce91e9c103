/**
 * Simulated players by the difference of their strengths, and how the points of their games spread.
 *
 * @module
 */
import { expectedScore, type ResultShares, type SimulatedPlayers } from "matchbox/arena/mod.ts";

/** Players of whom the first is stronger by so many Elo. */
export function playersApart(elo: number, draws: number, bias: number): SimulatedPlayers {
  return { score: expectedScore(elo), drawShare: draws, openingBias: bias };
}

/** The variance of the points of a game. */
export function varianceOf({ win, draw }: ResultShares): number {
  return win + draw / 4 - (win + draw / 2) ** 2;
}
