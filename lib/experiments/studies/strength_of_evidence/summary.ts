/**
 * Rows of the study put together: what tables, figures and claims are made of.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { eloDifference, type Pentanomial, scoreInterval } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { bootstrap, type Interval, mean, proportion } from "matchbox/report/statistics/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { intervals } from "./coverage.ts";
import { pairEndings } from "./matches.ts";
import { type Rule, rules, wrongShare } from "./rules.ts";
import { playersApart } from "./simulated_game.ts";
import { verdicts } from "./verdicts.ts";

/** A reference match, from the first agent's side; games that could only repeat others are left out. */
export interface MatchSummary {
  readonly game: string;
  readonly first: string;
  readonly second: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** How many pairs came to each of `pairEndings`. */
  readonly endings: readonly number[];
  readonly pairs: Pentanomial;
  /** The pairs of each block, in the order in which they were played. */
  readonly blocks: readonly Pentanomial[];
  /**
   * Pairs left out because agents without chance had played from their opening before. Where there are any,
   * every opening has been played: the match is a census, of which no part is a sample.
   */
  readonly repeated: number;
  readonly score: Interval;
  readonly elo: Interval;
}

/** One summary for every reference match, in the order of the rows. */
export function matchSummaries(rows: readonly Row[]): MatchSummary[] {
  const played = rows.filter(({ experiment }) => experiment === "match");
  const groups = Map.groupBy(played, (row) => JSON.stringify([row.game, row.first, row.second]));
  return [...groups.values()].map((group) => {
    const endings = endingsOf(group);
    const pairs = pairsOf(endings);
    const games = { wins: 0, draws: 0, losses: 0 };
    pairEndings.forEach(({ moving, replying }, index) => {
      for (const points of [moving, replying]) games[kindOf(points)] += endings[index];
    });
    const blocks = [...Map.groupBy(group, ({ part }) => part).values()];
    const { game, first, second } = group[0] as Record<string, string>;
    return {
      ...{ game, first, second, ...games, endings, pairs },
      blocks: blocks.map((block) => pairsOf(endingsOf(block))),
      repeated: total(group, "repeated"),
      score: scoreInterval(pairs),
      elo: eloDifference(pairs),
    };
  });
}

function endingsOf(group: readonly Row[]): number[] {
  return pairEndings.map(({ name }) => total(group, name));
}

function total(group: readonly Row[], wanted: string): number {
  return sumOf(group.filter(({ fact }) => fact === wanted), ({ value }) => value as number);
}

function pairsOf(endings: readonly number[]): Pentanomial {
  const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  pairEndings.forEach(({ moving, replying }, index) => {
    pairs[2 * (moving + replying)] += endings[index];
  });
  return pairs;
}

/** How two agents are named together. */
export function matchName({ first, second }: MatchSummary): string {
  return `${first} v ${second}`;
}

function kindOf(points: number): "wins" | "draws" | "losses" {
  return points === 1 ? "wins" : points === 0 ? "losses" : "draws";
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
 * What pairs are worth, match by match. In single games the two games of a pair are independent of each other,
 * so that the variance of their mean is a quarter of the sum of their variances; in a pair twice the
 * covariance is added, which is negative where the opening decides.
 */
export function pairSummaries(rows: readonly Row[]): PairSummary[] {
  return matchSummaries(rows).map((match) => {
    const played = match.endings.flatMap((count, index) => Array<number>(count).fill(index));
    const random = randomStream(`strength-of-evidence/pairs of ${match.game} ${matchName(match)}`);
    const differences = played.map((index) => {
      const { moving, replying } = pairEndings[index];
      return (moving - replying) / 2;
    });
    return {
      match,
      variance: bootstrap(played, varianceRatio, random, { resamples: 1000 }),
      firstMove: mean(differences),
    };
  });
}

/** Of pairs given by the index of their ending. */
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

/** What matches of simulated players say, the first of whom is stronger by `truth` Elo. */
export interface VerdictSummary {
  readonly truth: number;
  readonly games: number;
  /** Shares of matches by verdict, see `verdicts`. */
  readonly shares: Readonly<Record<typeof verdicts[number], Interval>>;
}

/** One summary for every true difference and length. */
export function verdictSummaries(rows: readonly Row[]): VerdictSummary[] {
  const judged = rows.filter(({ experiment }) => experiment === "verdict");
  const groups = Map.groupBy(judged, ({ truth, games }) => JSON.stringify([truth, games]));
  return [...groups.values()].map((group) => {
    const { truth, games } = group[0] as Record<string, number>;
    const shares = verdicts.map((verdict) => [verdict, shareOf(group, verdict)]);
    return { truth, games, shares: Object.fromEntries(shares) };
  });
}

/** How often a duel of the sources keeps the worse one. */
export interface RuleSummary {
  readonly rule: Rule;
  readonly truth: number;
  readonly draws: number;
  readonly bias: number;
  /** The worse one is kept and the better one goes. */
  readonly wrong: Interval;
  /** The same by arithmetic. */
  readonly exact: number;
  /** Both are kept. */
  readonly none: Interval;
  readonly games: Interval;
}

/** One summary for every rule and true difference. */
export function ruleSummaries(rows: readonly Row[]): RuleSummary[] {
  const duels = rows.filter(({ experiment }) => experiment === "rule");
  const groups = Map.groupBy(duels, ({ method, truth }) => JSON.stringify([method, truth]));
  return [...groups.values()].map((group) => {
    const { method, truth, draws, bias } = group[0] as Record<string, never>;
    const rule = rules.find(({ source }) => source === method)!;
    return {
      ...{ rule, truth, draws, bias },
      wrong: shareOf(group, "second"),
      exact: wrongShare(rule, playersApart(truth, draws, bias)),
      none: shareOf(group, "both"),
      games: meanIn(group, "games"),
    };
  });
}

/** The sequential test beside the fixed one with the same errors. */
export interface TestSummary {
  readonly truth: number;
  /** Games of the sequential test. */
  readonly games: Interval;
  /** How often it accepts H1. */
  readonly accepted: Interval;
  /** How often the interval of its score, computed after the stop as of any match, covers the true one. */
  readonly covered: Interval;
  /** Points a game by which its score exceeds the true one. */
  readonly excess: Interval;
  readonly fixedGames: number;
  readonly fixedAccepted: Interval;
}

/** One summary for every true difference. */
export function testSummaries(rows: readonly Row[]): TestSummary[] {
  const tests = rows.filter(({ experiment }) => experiment === "test");
  return [...Map.groupBy(tests, ({ truth }) => truth as number)].map(([truth, group]) => {
    const sequential = group.filter(({ method }) => method === "sequential");
    const fixed = group.filter(({ method }) => method === "fixed");
    return {
      truth,
      games: meanIn(sequential, "games"),
      accepted: shareOf(sequential, "H1 accepted"),
      covered: shareOf(sequential, "covered"),
      excess: meanIn(sequential, "excess"),
      fixedGames: fixed[0].games as number,
      fixedAccepted: shareOf(fixed, "H1 accepted"),
    };
  });
}

/** How often the intervals of matches cover the true score. */
export interface CoverageSummary {
  readonly score: number;
  readonly draws: number;
  readonly bias: number;
  readonly games: number;
  /** By interval, see `intervals`. */
  readonly covered: Readonly<Record<typeof intervals[number], Interval>>;
}

/** One summary for every score, kind of openings and length of match. */
export function coverageSummaries(rows: readonly Row[]): CoverageSummary[] {
  const covered = rows.filter(({ experiment }) => experiment === "coverage");
  const groups = Map.groupBy(
    covered,
    ({ truth, bias, games }) => JSON.stringify([truth, bias, games]),
  );
  return [...groups.values()].map((group) => {
    const { truth: score, draws, bias, games } = group[0] as Record<string, number>;
    const shares = intervals.map((interval) => [
      interval,
      shareOf(group.filter(({ method }) => method === interval), "covered"),
    ]);
    return { score, draws, bias, games, covered: Object.fromEntries(shares) };
  });
}

function shareOf(group: readonly Row[], wanted: string): Interval {
  const { value, count } = group.find(({ fact }) => fact === wanted)!;
  return proportion(value as number, count as number);
}

function meanIn(group: readonly Row[], wanted: string): Interval {
  const { value, low, high, count } = group.find(({ fact }) => fact === wanted)!;
  return {
    mean: value as number,
    low: low as number | null,
    high: high as number | null,
    count: count as number,
  };
}
