/**
 * The summaries of the reference matches: their results, and the effect of playing in pairs.
 *
 * @module
 */
import type { Pentanomial } from "matchbox/arena/score.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { bootstrap } from "matchbox/report/statistics/bootstrap.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, total } from "../../estimates.ts";
import { groupBy } from "../../groups.ts";
import { PAIRS, resultOf } from "../../paired_match.ts";
import { byEnding, type Ending, pairEndings } from "./pair_endings.ts";
import type { MatchRow } from "./rows.ts";

/** A reference match from the first agent's side, without games that repeat others. */
export type MatchSummary = ReturnType<typeof matchesOf>[number];

/** One summary for every reference match, in the order of the rows. */
export function matchesOf(rows: readonly MatchRow[]) {
  return groupBy(rows, "game", "first", "second").rollup((own) => {
    const endings = byEnding(({ name }) => total(own, name));
    const games = { wins: 0, draws: 0, losses: 0 };
    for (const { name, moving, replying } of pairEndings) {
      for (const points of [moving, replying]) games[kindOf(points)] += endings[name];
    }
    /**
     * Whether two deterministic agents have played from every opening, so that further pairs would repeat
     * others. Such a match is not a sample: its numbers are exact, without an interval.
     */
    const census = own.some(({ repeated }) => repeated > 0);
    const result = resultOf(pairsOf(endings));
    return {
      ...{ ...games, endings, census },
      /** The pairs of each block, in the order of play. */
      blocks: own.map(pairsOf),
      ...census ? { ...result, score: known(result.score), elo: known(result.elo) } : result,
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
export type PairSummary = ReturnType<typeof pairSummary>;

/**
 * The effect of pairs in a match. For independent games the variance of the mean of two is a quarter of the
 * sum of their variances. For a pair twice the covariance is added to the sum; it is negative when the
 * opening decides.
 */
export function pairSummary(match: MatchSummary) {
  const played = pairEndings.flatMap(({ name }, index) =>
    Array<number>(match.endings[name]).fill(index)
  );
  const firstMove = boundedMean(
    played,
    (index) => {
      const { moving, replying } = pairEndings[index];
      return (moving - replying) / 2;
    },
    PAIRS,
    { least: -0.5, most: 0.5 },
  );
  const name = `strength-of-evidence/pairs of ${match.game} ${matchName(match)}`;
  const variance = match.census
    ? known({ ...firstMove, mean: varianceRatio(played) })
    : { ...bootstrap(played, varianceRatio, randomStream(name), { resamples: 1000 }), unit: PAIRS };
  return {
    match,
    /**
     * The variance of the score with games in pairs, over that with the same number of games from different
     * openings, half of them with each side; 1 when all pairs end alike.
     */
    variance,
    /** The additional points per game of the first agent if it always moved first. */
    firstMove: match.census ? known(firstMove) : firstMove,
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
