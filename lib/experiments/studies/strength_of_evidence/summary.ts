/**
 * The summary of the study's rows.
 *
 * @module
 */
import { shareOfCounts } from "../../estimates.ts";
import type { RowsOf } from "../../row_sets.ts";
import { rules, wrongShare } from "./duels.ts";
import { matchesOf, pairSummary } from "./match_summary.ts";
import { realVerdictsOf } from "./real_verdicts.ts";
import type { CoverageRow, DuelRow, sets, TestRow, VerdictRow } from "./rows.ts";
import { playersApart } from "./simulated_players.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** Real matches, what their pairs and their parts show, and the simulated players. */
export function summarise(rows: RowsOf<typeof sets>) {
  const matches = matchesOf(rows.matches);
  return {
    matches,
    pairs: matches.map(pairSummary),
    realVerdicts: realVerdictsOf(matches),
    verdicts: rows.verdicts.map(verdictsOf),
    duels: rows.duels.map(duelsOf),
    tests: rows.tests.map(testsOf),
    coverage: rows.coverage.map(coverageOf),
  };
}

/** Of equal players nobody is stronger or weaker, and whoever is named is the wrong one. */
function verdictsOf(row: VerdictRow) {
  const { difference, games, matches } = row;
  const equal = difference === 0;
  const share = (count: number) => shareOfCounts(count, matches, "matches");
  return {
    ...{ difference, games },
    strongerLeads: equal ? null : share(row.first_leads),
    level: share(row.level),
    weakerLeads: equal ? null : share(row.second_leads),
    /** Who is named by the interval of the score. */
    strongerNamed: equal ? null : share(row.first_named),
    nobodyNamed: share(row.nobody_named),
    wrongNamed: share(equal ? row.first_named + row.second_named : row.second_named),
  };
}

function duelsOf(row: DuelRow) {
  const { difference, draws, bias, duels } = row;
  const rule = rules.find(({ name }) => name === row.rule)!;
  return {
    ...{ rule, difference, draws, bias },
    /** The worse one is kept and the better one removed; for equal players, the second one is kept. */
    wrong: shareOfCounts(row.second_kept, duels, "duels"),
    /** The same, computed exactly. */
    exact: wrongShare(rule, playersApart(row)),
    /** Both are kept; null for rules in which a draw does not end the duel. */
    both: rule.drawEnds ? shareOfCounts(row.both_kept, duels, "duels") : null,
    // The rows have means with their intervals, because there are too many games for rows.
    games: {
      ...{ mean: row.games, low: row.games_low, high: row.games_high },
      ...{ count: duels, unit: "duels" },
    },
  };
}

function testsOf(row: TestRow) {
  const { difference, tests, fixed_games: fixedGames } = row;
  const share = (count: number) => shareOfCounts(count, tests, "tests");
  const over = { count: tests, unit: "tests" };
  const games = { mean: row.games, low: row.games_low, high: row.games_high, ...over };
  const saved = (games: number) => 1 - games / fixedGames;
  return {
    ...{ difference, games, fixedGames },
    accepted: share(row.accepted),
    /** How often the interval of its score, computed when the test stops, covers the true score. */
    covered: share(row.covered),
    /** The excess of its score over the true one, in points per game. */
    excess: { mean: row.excess, low: row.excess_low, high: row.excess_high, ...over },
    fixedAccepted: share(row.fixed_accepted),
    /** The share of the fixed test's games that the sequential test saves. */
    saved: {
      ...games,
      mean: saved(games.mean),
      low: games.high === null ? null : saved(games.high),
      high: games.low === null ? null : saved(games.low),
    },
  };
}

/** How often the interval from pairs, and that of the textbook, cover the true score. */
function coverageOf({ score, draws, bias, games, matches, by_pairs, textbook }: CoverageRow) {
  const share = (count: number) => shareOfCounts(count, matches, "matches");
  return { score, draws, bias, games, byPairs: share(by_pairs), textbook: share(textbook) };
}
