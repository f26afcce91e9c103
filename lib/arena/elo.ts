/**
 * The Elo scale: a difference of 400 means a score of 10 to 1 (A. E. Elo, The Rating of Chessplayers, Past
 * and Present, 1978, in its logistic form).
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { effectiveGames, type Pentanomial, scoreInterval } from "./score.ts";

/** The expected points per game, from 0 to 1, of an agent that is stronger by `elo`. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The Elo difference with the expected `score`, from 0 to 1; infinite for 0 and 1. */
export function eloOf(score: number): number {
  return 400 * Math.log10(score / (1 - score));
}

/**
 * The Elo difference of a match, positive when the first agent scored more, with its 95 % interval. Both
 * are converted from the score and its interval; an end is infinite where that of the score is 0 or 1. The
 * count is of games.
 *
 * @throws {RangeError} when there are no pairs
 */
export function eloDifference(pairs: Pentanomial): Interval {
  const { mean, low, high, count } = scoreInterval(pairs);
  return {
    mean: eloOf(mean),
    low: low === null ? null : eloOf(low),
    high: high === null ? null : eloOf(high),
    count,
  };
}

/**
 * The probability that the first agent is the stronger one, if both were equally likely to be before the
 * match. It uses the normal distribution, and is 97.5 % when the 95 % interval of the score begins at one
 * half. For independent games it is close to the usual formula for chess engine matches, `(1 + erf((wins -
 * losses) / sqrt(2 (wins + losses)))) / 2`. Without pairs it is one half.
 */
export function likelihoodOfSuperiority(pairs: Pentanomial): number {
  const games = effectiveGames(pairs);
  if (games === 0) return 0.5;
  const { mean } = scoreInterval(pairs);
  return jstat.normal.cdf((mean - 0.5) * 2 * Math.sqrt(games), 0, 1);
}
