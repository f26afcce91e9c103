/**
 * Rows of the study put together: what tables, figures and claims are made of.
 *
 * @module
 */
import { eloDifference } from "matchbox/arena/elo.ts";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import { randomStream } from "matchbox/games/mod.ts";
import { bootstrap, type Interval, mean, proportion } from "matchbox/report/statistics/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import { intervals } from "./coverage.ts";
import { pairEndings } from "./matches.ts";
import { type Rule, rules, wrongShare } from "./rules.ts";
import { playersApart } from "./simulated_game.ts";
import { countVerdicts, resampledPairs, verdicts } from "./verdicts.ts";

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
  readonly score: Interval;
  readonly elo: Interval;
}

/** One summary for every reference match, in the order of the rows. */
export function matchSummaries(rows: readonly Row[]): MatchSummary[] {
  const played = rows.filter(({ experiment }) => experiment === "match");
  const groups = Map.groupBy(played, (row) => JSON.stringify([row.game, row.first, row.second]));
  return [...groups.values()].map((group) => {
    const endings = pairEndings.map(({ name }) =>
      group.reduce((sum, { fact, value }) => fact === name ? sum + (value as number) : sum, 0)
    );
    const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    const games = { wins: 0, draws: 0, losses: 0 };
    pairEndings.forEach(({ moving, replying }, index) => {
      pairs[2 * (moving + replying)] += endings[index];
      for (const points of [moving, replying]) games[kindOf(points)] += endings[index];
    });
    const { game, first, second } = group[0] as Record<string, string>;
    const [score, elo] = [scoreInterval(pairs), eloDifference(pairs)];
    return { game, first, second, ...games, endings, pairs, score, elo };
  });
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

/** What matches of a given length say: shares of matches. */
export interface VerdictSummary {
  readonly games: number;
  /** By verdict, see `verdicts`. */
  readonly shares: Readonly<Record<typeof verdicts[number], Interval>>;
}

/** What matches of simulated players say, the first of whom is stronger by `truth` Elo. */
export function verdictSummaries(rows: readonly Row[]): (VerdictSummary & { truth: number })[] {
  const judged = rows.filter(({ experiment }) => experiment === "verdict");
  const groups = Map.groupBy(judged, ({ truth, games }) => JSON.stringify([truth, games]));
  return [...groups.values()].map((group) => ({
    truth: group[0].truth as number,
    games: group[0].games as number,
    shares: sharesOf(group),
  }));
}

/** Matches of each length that are resampled from a reference match. */
const RESAMPLED = 1000;

/**
 * What matches of real agents say: their pairs are drawn, with replacement, from those of the reference match.
 */
export function resampledVerdicts(
  match: MatchSummary,
  lengths: readonly number[],
): VerdictSummary[] {
  const name = `strength-of-evidence/matches of ${match.game} ${matchName(match)}`;
  return lengths.map((games) => {
    const random = randomStream(`${name}, ${games} games`);
    const found = countVerdicts(RESAMPLED, () => resampledPairs(match.pairs, games / 2, random));
    const rows = [...found].map(([fact, value]): Row => ({ fact, value, count: RESAMPLED }));
    return { games, shares: sharesOf(rows) };
  });
}

function sharesOf(group: readonly Row[]): VerdictSummary["shares"] {
  const shares = verdicts.map((verdict) => [verdict, shareOf(group, verdict)]);
  return Object.fromEntries(shares) as VerdictSummary["shares"];
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
