/**
 * The simulated players: shares of matches, duels and tests, with their intervals.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import type { CoverageRow } from "./coverage.ts";
import { type DuelRow, type Rule, rules, wrongShare } from "./duels.ts";
import type { TestRow } from "./sequential.ts";
import { playersApart } from "./simulated_players.ts";
import type { VerdictRow } from "./verdicts.ts";

/** The verdicts of matches of one length, as shares of matches. */
export interface VerdictSummary {
  /** The Elo difference of the players. */
  readonly difference: number;
  readonly games: number;
  /** Who leads; for equal players the stronger and the weaker one are null. */
  readonly strongerLeads: Interval | null;
  readonly level: Interval;
  readonly weakerLeads: Interval | null;
  /** Who is named by the interval of the score. */
  readonly strongerNamed: Interval | null;
  readonly nobodyNamed: Interval;
  /** The interval names the weaker one, or one of equal players. */
  readonly wrongNamed: Interval;
}

/** @param row in which the first player is not the weaker one */
export function verdictSummary(row: VerdictRow): VerdictSummary {
  const { difference, games, matches } = row;
  const equal = difference === 0;
  const share = (count: number) => proportion(count, matches);
  return {
    ...{ difference, games },
    strongerLeads: equal ? null : share(row.first_leads),
    level: share(row.level),
    weakerLeads: equal ? null : share(row.second_leads),
    strongerNamed: equal ? null : share(row.first_named),
    nobodyNamed: share(row.nobody_named),
    wrongNamed: share(equal ? row.first_named + row.second_named : row.second_named),
  };
}

/** How often a duel keeps the worse one. */
export interface DuelSummary {
  readonly rule: Rule;
  readonly difference: number;
  readonly draws: number;
  readonly bias: number;
  /** The worse one is kept and the better one removed; for equal players, the second one is kept. */
  readonly wrong: Interval;
  /** The same, computed exactly. */
  readonly exact: number;
  /** Both are kept; null for rules in which a draw does not end the duel. */
  readonly both: Interval | null;
  readonly games: Interval;
}

export function duelSummary(row: DuelRow): DuelSummary {
  const { difference, draws, bias, duels } = row;
  const rule = rules.find(({ name }) => name === row.rule)!;
  return {
    ...{ rule, difference, draws, bias },
    wrong: proportion(row.second_kept, duels),
    exact: wrongShare(rule, playersApart(row)),
    both: rule.drawEnds ? proportion(row.both_kept, duels) : null,
    games: { mean: row.games, low: row.games_low, high: row.games_high, count: duels },
  };
}

/** The sequential test and the fixed one with the same error rates. */
export interface TestSummary {
  readonly difference: number;
  /** Games of the sequential test. */
  readonly games: Interval;
  /** How often it accepts H1. */
  readonly accepted: Interval;
  /**
   * How often the interval of its score, computed after the stop like that of any match, covers the true
   * score.
   */
  readonly covered: Interval;
  /** The excess of its score over the true one, in points per game. */
  readonly excess: Interval;
  readonly fixedGames: number;
  readonly fixedAccepted: Interval;
  /** The share of the fixed test's games that the sequential test saves. */
  readonly saved: Interval;
}

export function testSummary(row: TestRow): TestSummary {
  const { difference, tests: count, fixed_games: fixedGames } = row;
  const games = { mean: row.games, low: row.games_low, high: row.games_high, count };
  const saved = (games: number) => 1 - games / fixedGames;
  return {
    ...{ difference, games, fixedGames },
    accepted: proportion(row.accepted, count),
    covered: proportion(row.covered, count),
    excess: { mean: row.excess, low: row.excess_low, high: row.excess_high, count },
    fixedAccepted: proportion(row.fixed_accepted, count),
    saved: {
      mean: saved(games.mean),
      low: games.high === null ? null : saved(games.high),
      high: games.low === null ? null : saved(games.low),
      count,
    },
  };
}

/** How often the intervals of matches of one length cover the true score. */
export interface CoverageSummary {
  readonly score: number;
  readonly draws: number;
  readonly bias: number;
  readonly games: number;
  /** The interval from pairs, and the textbook's. */
  readonly byPairs: Interval;
  readonly textbook: Interval;
}

export function coverageSummary(row: CoverageRow): CoverageSummary {
  const { score, draws, bias, games, matches } = row;
  return {
    ...{ score, draws, bias, games },
    byPairs: proportion(row.by_pairs, matches),
    textbook: proportion(row.textbook, matches),
  };
}
