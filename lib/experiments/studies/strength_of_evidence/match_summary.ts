/**
 * The reference matches: what each of them came to, and what it was worth to play them in pairs.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { eloDifference, type Pentanomial, scoreInterval } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { bootstrap, type Interval, mean } from "matchbox/report/statistics/mod.ts";
import { byEnding, type Ending, type MatchRow, pairEndings } from "./pair_endings.ts";

/** A reference match, from the first agent's side; games that could only repeat others are left out. */
export interface MatchSummary {
  readonly game: string;
  readonly first: string;
  readonly second: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** How many pairs ended how. */
  readonly endings: Readonly<Record<Ending, number>>;
  readonly pairs: Pentanomial;
  /** The pairs of each block, in the order in which they were played. */
  readonly blocks: readonly Pentanomial[];
  /**
   * Two agents without chance have played from every opening, so that further pairs only repeated others. Such
   * a match is no sample: its numbers are known, and have no interval.
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

/** A number that is no estimate: without an interval. */
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

/** How two agents are named together. */
export function matchName({ first, second }: MatchSummary): string {
  return `${first} v ${second}`;
}

/** What playing in pairs is worth in a reference match. */
export interface PairSummary {
  readonly match: MatchSummary;
  /**
   * The variance of the score of a match played in pairs, over that of as many games each from an opening of
   * its own, half of them with each side; 1 when no pair varies.
   */
  readonly variance: Interval;
  /** Points a game that the first agent would have had more if it had always moved first. */
  readonly firstMove: Interval;
}

/**
 * What pairs are worth in a match. In single games the two games of a pair are independent of each other,
 * so that the variance of their mean is a quarter of the sum of their variances; in a pair twice the
 * covariance is added, which is negative where the opening decides.
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

/** Of pairs given by the index of their ending: a bootstrap comes here often, and few endings are soon counted. */
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
