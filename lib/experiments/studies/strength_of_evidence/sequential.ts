/**
 * A sequential test compared with a test of fixed length.
 *
 * @module
 */
import jstat from "jstat";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import {
  resultShares,
  simulatedPairs,
  type SimulatedPlayers,
} from "matchbox/arena/simulated_match.ts";
import { sprt, type SprtOptions } from "matchbox/arena/sprt.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { PlayersRow, TestRow } from "./rows.ts";
import { playersApart, roundedMean, varianceOf } from "./simulated_players.ts";

/** The hypotheses: the first player is equal, or stronger by 50 Elo, with error rates of 5 % each. */
export const TEST: SprtOptions = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

/** Makes the given number of tests of each kind. */
export function testRow(players: PlayersRow, tests: number, random: Random): TestRow {
  const simulated = playersApart(players);
  const { score } = simulated;
  const played = Array.from({ length: tests }, () => playTest(simulated, random));
  const scores = played.map(({ pairs }) => scoreInterval(pairs));
  const games = roundedMean(played.map(({ games }) => games));
  const excess = roundedMean(scores.map(({ mean }) => mean - score));
  const fixed = fixedTest(simulated);
  let accepted = 0;
  for (let i = 0; i < tests; i++) {
    if (fixed.accepts(simulatedPairs(simulated, fixed.pairs, random))) accepted++;
  }
  return {
    ...players,
    tests,
    ...{ games: games.mean, games_low: games.low, games_high: games.high },
    accepted: played.filter(({ decision }) => decision === "H1").length,
    covered: scores.filter(({ low, high }) => low! <= score && score <= high!).length,
    ...{ excess: excess.mean, excess_low: excess.low, excess_high: excess.high },
    fixed_games: 2 * fixed.pairs,
    fixed_accepted: accepted,
  };
}

/** Plays pairs until the sequential test is decided; `pairs` are the played ones. */
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
 * The test of fixed size with the same error rates, by the normal approximation: with this number of pairs,
 * the score exceeded with probability alpha under H0 is the score not reached with probability beta under
 * H1.
 *
 * @param players their draws and openings determine the variance of the pairs; their strength does not
 *   matter
 */
export function fixedTest(
  { drawShare, openingBias }: Omit<SimulatedPlayers, "score">,
): { pairs: number; accepts(pairs: Pentanomial): boolean } {
  const [h0, h1] = [TEST.elo0, TEST.elo1].map((elo) => {
    const players = playersApart({ difference: elo, draws: drawShare, bias: openingBias });
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
