/**
 * The score of a match, and how sure it is.
 *
 * The unit of evidence is the pair: two games from one opening with sides changed. What the opening gives
 * to one agent in the first game it gives to the other in the second, so that the two results lean against
 * each other, and only their sum is counted. Nothing more is supposed of a pair than that it is
 * independent of the other pairs: its draws and the bias of its opening show in the spread of the sums.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { BY_TRIALS, wilson } from "matchbox/report/statistics/wilson.ts";

/** Number of pairs of games, by the points of the first agent in both games: 0, 1/2, 1, 3/2 or 2. */
export type Pentanomial = readonly [number, number, number, number, number];

/**
 * The points per game of the first agent, from 0 to 1, with a 95 % interval; the count is of games.
 *
 * It is Wilson's interval for `effectiveGames` games with two outcomes. Mean plus or minus 1.96 standard
 * errors is not good enough: at a score of 0.95 it misses the true score in a third of matches of 20 games.
 * The coverage of this one, by tests/arena/score_test.ts:
 * - 93 to 97 % of matches of 20, 30, 40, 100 and 400 games, at 0.5, 0.7 and 0.95, with or without draws and
 *   biased openings; 93 to 98 % at 0.95 from 40 to 100 games, where one lost game more or less is
 *   a step of several per cent (97.5 % of matches of 58 games).
 * - More where nearly all pairs are alike: 99 % of 20 games with openings worth 0.4 points, 98.6 % of 40 games
 *   of which nine in ten are drawn.
 * - Fewer where the two games of a pair tend to end alike. When the second merely repeats the first in one
 *   pair of ten, of three, or of two, it covers 92.3, 91.2 and 90.9 % of matches of 20 games at 0.7, and 95 %
 *   of 40. When it always does, 82 % of 80 games at 0.95: one in eight such matches is won throughout, and
 *   then nothing shows that its 80 games are worth 40.
 *
 * @throws {RangeError} when there are no pairs
 */
export function scoreInterval(pairs: Pentanomial): Interval {
  const { count, score } = summaryOf(pairs);
  if (count === 0) throw new RangeError("the score of no pairs");
  return { mean: score, ...wilson(score, effectiveGames(pairs)), count: 2 * count, ...BY_TRIALS };
}

/**
 * The number of independent games without draws that would give the same precision of the score. It is
 * twice the number of pairs for such games, more when draws or openings make pairs alike, and fewer when
 * the two games of a pair tend to end alike; 0 for no pairs.
 *
 * The variance of a pair is estimated with one more virtual pair, of two independent games without draws.
 * So a few pairs that happen to be alike (e.g. all drawn) do not count as certainty. When one agent won
 * everything, the spread is unknown and the games are assumed independent.
 */
export function effectiveGames(pairs: Pentanomial): number {
  const { count, score, squares } = summaryOf(pairs);
  const binary = score * (1 - score);
  if (binary === 0) return 2 * count;
  // Minus one for the estimated mean, plus one for the virtual pair: the number of pairs.
  const variance = (squares + binary / 2) / count;
  return count * binary / variance;
}

/** The number of pairs, their mean score per game, and the sum of squared deviations from it. */
function summaryOf(pairs: Pentanomial): { count: number; score: number; squares: number } {
  const sum = (value: (index: number) => number) =>
    pairs.reduce((total, number, index) => total + number * value(index), 0);
  const count = sum(() => 1);
  const score = count === 0 ? 0 : sum((index) => index) / (4 * count);
  return { count, score, squares: sum((index) => (index / 4 - score) ** 2) };
}
