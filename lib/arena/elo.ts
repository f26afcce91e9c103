/**
 * The Elo scale: a score of 10 to 1 is a difference of 400 (A. E. Elo, The Rating of Chessplayers, Past and
 * Present, 1978, in its logistic form).
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { effectiveGames, type Pentanomial, scoreInterval } from "./score.ts";

/** The points a game, from 0 to 1, that an agent stronger by `elo` may expect. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The Elo difference at which `score`, from 0 to 1, is expected; infinite at both ends. */
export function eloOf(score: number): number {
  return 400 * Math.log10(score / (1 - score));
}

/**
 * The Elo difference of a match, positive when the first agent scored more, with its 95 % interval: those of
 * the score, carried over. Ends are infinite where the score may be 0 or 1. The count is of games.
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
 * The probability that the first agent is the stronger one, when before the match either was as likely to
 * be: by the normal distribution, and so that it is 97.5 % when the 95 % interval of the score begins at
 * one half. For independent games it is close to the usual formula of chess engine matches,
 * `(1 + erf((wins - losses) / sqrt(2 (wins + losses)))) / 2`. Without pairs it is one half.
 */
export function likelihoodOfSuperiority(pairs: Pentanomial): number {
  const games = effectiveGames(pairs);
  if (games === 0) return 0.5;
  const { mean } = scoreInterval(pairs);
  return jstat.normal.cdf((mean - 0.5) * 2 * Math.sqrt(games), 0, 1);
}
