/**
 * The tables of simulated players.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { exact } from "../../exact_column.ts";
import { TEST } from "./sequential.ts";
import type {
  CoverageSummary,
  DuelSummary,
  TestSummary,
  VerdictSummary,
} from "./simulated_summary.ts";
import { detail, differenceColumn, gamesColumn, shares } from "./table_columns.ts";

/** A row for each true difference and length of match: who leads, and who is named by the interval. */
export function verdictsTable(verdicts: readonly VerdictSummary[]): Table {
  return {
    name: "verdicts",
    title: "How often a match of that length shows the stronger of two simulated players",
    columns: [
      differenceColumn,
      gamesColumn,
      exact("n", "simulated matches"),
      shares("weaker leads", "matches in which the weaker player leads"),
      shares("level", "matches that end in a tie"),
      shares("stronger named", "the 95 % interval lies on the side of the stronger player"),
      shares(
        "wrong one named",
        "the 95 % interval lies on the side of the weaker player; for equal players, on either side",
      ),
      shares("stronger leads", "matches in which the stronger player leads", detail),
      shares("nobody named", "the 95 % interval contains an even score", detail),
    ],
    rows: verdicts.map((verdict) => ({
      "true difference": verdict.difference,
      games: verdict.games,
      n: verdict.level.count,
      "weaker leads": verdict.weakerLeads,
      level: verdict.level,
      "stronger named": verdict.strongerNamed,
      "wrong one named": verdict.wrongNamed,
      "stronger leads": verdict.strongerLeads,
      "nobody named": verdict.nobodyNamed,
    })),
  };
}

/** A row for each rule and true difference. */
export function duelsTable(duels: readonly DuelSummary[]): Table {
  return {
    name: "duels",
    title: "Duels",
    columns: [
      differenceColumn,
      { name: "rule", kind: "key", meaning: "how the duel is decided" },
      exact("n", "simulated duels"),
      shares("worse kept", "the weaker player is kept and the stronger one leaves"),
      exact("by arithmetic", "the same share, computed exactly", { unit: "share", digits: 4 }),
      shares("both kept", "a draw ends the duel and keeps both"),
      exact("games", "mean length of a duel, with the 95 % interval", { digits: 2 }),
    ],
    rows: duels.map(({ rule, difference, wrong, exact, both, games }) => ({
      "true difference": difference,
      rule: rule.name,
      n: wrong.count,
      "worse kept": wrong,
      "by arithmetic": exact,
      "both kept": both ?? 0,
      games,
    })),
  };
}

/** A row for each true difference: the sequential test and the test of fixed length. */
export function testsTable(tests: readonly TestSummary[]): Table {
  const { elo0, elo1, alpha } = TEST;
  const accepts = `accepts H1, a difference of ${elo1} Elo, over H0, a difference of ${elo0}`;
  return {
    name: "tests",
    title: "What a sequential test saves",
    columns: [
      differenceColumn,
      exact("n", "tests of each kind"),
      exact("games", "mean length of the sequential test, with the 95 % interval", { digits: 0 }),
      exact(
        "saved",
        "games saved, as a share of those of the test of fixed length; with " +
          "its 95 % interval",
        { digits: 2 },
      ),
      shares("H1 accepted", `the sequential test ${accepts}`),
      shares(
        "interval covers",
        "sequential tests whose 95 % interval, computed when the test stops, covers the true score",
      ),
      exact(
        "excess",
        "score when the test stops minus the true score, in points per game: mean with the 95 % interval",
        { digits: 4 },
      ),
      exact(
        "fixed games",
        `length of the test of fixed length with the same error rates of ${alpha}`,
        detail,
      ),
      shares("fixed: H1 accepted", `the test of fixed length ${accepts}`, detail),
    ],
    rows: tests.map((test) => ({
      "true difference": test.difference,
      n: test.games.count,
      games: test.games,
      saved: test.saved,
      "H1 accepted": test.accepted,
      "interval covers": test.covered,
      excess: test.excess,
      "fixed games": test.fixedGames,
      "fixed: H1 accepted": test.fixedAccepted,
    })),
  };
}

/** A row for each kind of players and length of match: how often the intervals cover the truth. */
export function coverageTable(coverage: readonly CoverageSummary[]): Table {
  const covers = "matches whose 95 % interval covers the true score";
  return {
    name: "coverage",
    title: "How often an interval covers the true score",
    columns: [
      { name: "score", kind: "key", meaning: "true score, in points per game" },
      { name: "draws", kind: "key", meaning: "share of draws" },
      {
        name: "bias",
        kind: "key",
        meaning: "what an opening is worth to one player, in points per game",
      },
      gamesColumn,
      exact("n", "simulated matches"),
      shares("by pairs", `${covers}: the interval from pairs that Matchbox computes`),
      shares(
        "textbook",
        `${covers}: the mean plus or minus 1.96 standard errors of independent games`,
      ),
    ],
    rows: coverage.map(({ score, draws, bias, games, byPairs, textbook }) => ({
      ...{ score, draws, bias, games },
      n: byPairs.count,
      "by pairs": byPairs,
      textbook,
    })),
  };
}
