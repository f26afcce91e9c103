/**
 * The summaries of the reference matches: their results, and the effect of playing in pairs.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { eloDifference } from "matchbox/arena/elo.ts";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { bootstrap } from "matchbox/report/statistics/bootstrap.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { byEnding, type Ending, type MatchRow, pairEndings } from "./pair_endings.ts";

/** A reference match from the first agent's side, without games that repeat others. */
export interface MatchSummary {
  readonly game: string;
  readonly first: string;
  readonly second: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The number of pairs with each ending. */
  readonly endings: Readonly<Record<Ending, number>>;
  readonly pairs: Pentanomial;
  /** The pairs of each block, in the order of play. */
  readonly blocks: readonly Pentanomial[];
  /**
   * Whether two deterministic agents have played from every opening, so that further pairs would repeat
   * others. Such a match is not a sample: its numbers are exact, without an interval.
   */
  readonly census: boolean;
  readonly score: Interval;
  readonly elo: Interval;
}

/** One summary for every reference match, in the order of the rows. */
export function matchSummaries(rows: readonly MatchRow[]): MatchSummary[] {
  const groups = Map.groupBy(rows, (row) => JSON.stringify([row.game, row.first, row.second]));
  return [...groups.values()].map((group) => {
    const { game, first, second } = group[0];
    const endings = byEnding(({ name }) => sumOf(group, (row) => row[name]));
    const pairs = pairsOf(endings);
    const games = { wins: 0, draws: 0, losses: 0 };
    for (const { name, moving, replying } of pairEndings) {
      for (const points of [moving, replying]) games[kindOf(points)] += endings[name];
    }
    const census = group.some(({ repeated }) => repeated > 0);
    const estimate = (number: Interval) => census ? known(number) : number;
    return {
      ...{ game, first, second, ...games, endings, pairs },
      blocks: group.map(pairsOf),
      census,
      score: estimate(scoreInterval(pairs)),
      elo: estimate(eloDifference(pairs)),
    };
  });
}

/** An exact number, without an interval. */
function known({ mean, count }: Interval): Interval {
  return { mean, low: null, high: null, count };
}

function pairsOf(endings: Readonly<Record<Ending, number>>): Pentanomial {
  const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { name, moving, replying } of pairEndings) {
    pairs[2 * (moving + replying)] += endings[name];
  }
  return pairs;
}

function kindOf(points: number): "wins" | "draws" | "losses" {
  return points === 1 ? "wins" : points === 0 ? "losses" : "draws";
}

/** The name of a match of two agents. */
export function matchName({ first, second }: MatchSummary): string {
  return `${first} v ${second}`;
}

/** The effect of playing in pairs in a reference match. */
export interface PairSummary {
  readonly match: MatchSummary;
  /**
   * The variance of the score with games in pairs, over that with the same number of games from different
   * openings, half of them with each side; 1 when all pairs end alike.
   */
  readonly variance: Interval;
  /** The additional points per game of the first agent if it always moved first. */
  readonly firstMove: Interval;
}

/**
 * The effect of pairs in a match. For independent games the variance of the mean of two is a quarter of the
 * sum of their variances. For a pair twice the covariance is added to the sum; it is negative when the
 * opening decides.
 */
export function pairSummary(match: MatchSummary): PairSummary {
  const played = pairEndings.flatMap(({ name }, index) =>
    Array<number>(match.endings[name]).fill(index)
  );
  const firstMove = mean(played.map((index) => {
    const { moving, replying } = pairEndings[index];
    return (moving - replying) / 2;
  }));
  if (match.census) {
    const variance = { mean: varianceRatio(played), low: null, high: null, count: played.length };
    return { match, variance, firstMove: known(firstMove) };
  }
  const random = randomStream(`strength-of-evidence/pairs of ${match.game} ${matchName(match)}`);
  return {
    match,
    variance: bootstrap(played, varianceRatio, random, { resamples: 1000 }),
    firstMove,
  };
}

/**
 * For pairs given by the index of their ending, because a bootstrap calls this often and counting a few
 * endings is fast.
 */
function varianceRatio(played: readonly number[]): number {
  const counts = Array<number>(pairEndings.length).fill(0);
  for (const index of played) counts[index]++;
  const average = (value: (ending: typeof pairEndings[number]) => number) =>
    counts.reduce((sum, count, index) => sum + count * value(pairEndings[index]), 0) /
    played.length;
  const [moving, replying] = [average((end) => end.moving), average((end) => end.replying)];
  const single = average((end) => (end.moving - moving) ** 2 + (end.replying - replying) ** 2);
  const covariance = average((end) => (end.moving - moving) * (end.replying - replying));
  return single === 0 ? 1 : 1 + 2 * covariance / single;
}
