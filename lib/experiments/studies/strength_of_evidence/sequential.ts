/**
 * A test that stops when it knows enough, against one whose number of games was fixed before.
 *
 * @module
 */
import jstat from "jstat";
import {
  type Pentanomial,
  resultShares,
  scoreInterval,
  simulatedPairs,
  type SimulatedPlayers,
  sprt,
  type SprtOptions,
} from "matchbox/arena/mod.ts";
import type { Random } from "matchbox/base/mod.ts";
import { playersApart, varianceOf } from "./simulated_game.ts";

/** Is the first player no stronger, or stronger by 50 Elo? Each error once in twenty times. */
export const TEST: SprtOptions = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

/** Plays pair after pair until the sequential test is decided; `pairs` are those that were played. */
export function playTest(
  players: SimulatedPlayers,
  random: Random,
): { decision: "H0" | "H1"; games: number; pairs: Pentanomial } {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let games = 2;; games += 2) {
    const pair = simulatedPairs(players, 1, random);
    counts[pair.indexOf(1)]++;
    const { decision } = sprt(counts, TEST);
    if (decision) return { decision, games, pairs: counts };
  }
}

/**
 * The test of fixed size with the same errors, by the normal distribution of the score: with so many pairs, the
 * score that H0 exceeds with probability alpha is the one that H1 falls short of with probability beta.
 *
 * @param players whose draws and openings, but not whose strength, settle the spread of the pairs
 */
export function fixedTest(
  { drawShare, openingBias }: Omit<SimulatedPlayers, "score">,
): { pairs: number; accepts(pairs: Pentanomial): boolean } {
  const [h0, h1] = [TEST.elo0, TEST.elo1].map((elo) => {
    const players = playersApart(elo, drawShare, openingBias);
    const [favoured, other] = [true, false].map((side) => varianceOf(resultShares(players, side)));
    return { score: players.score, deviation: Math.sqrt((favoured + other) / 4) };
  });
  const point = (error: number) => jstat.normal.inv(1 - error, 0, 1);
  const above = point(TEST.alpha) * h0.deviation;
  const below = point(TEST.beta) * h1.deviation;
  const pairs = Math.ceil(((above + below) / (h1.score - h0.score)) ** 2);
  const threshold = h0.score + above / Math.sqrt(pairs);
  return { pairs, accepts: (pairs) => scoreInterval(pairs).mean > threshold };
}
