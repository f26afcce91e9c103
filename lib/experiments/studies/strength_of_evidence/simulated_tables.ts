/**
 * The tables of simulated players.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/mod.ts";
import type { Row, Table } from "matchbox/report/table.ts";
import { inCell } from "../../show_estimate.ts";
import { exact, gamesColumn, truthColumn, wilsonShare } from "./columns.ts";
import { rules } from "./rules.ts";
import { TEST } from "./sequential.ts";
import { coverageSummaries, ruleSummaries, testSummaries, verdictSummaries } from "./summary.ts";

/** A row for each true difference and length of match: who leads, and whom the interval names. */
export function verdictsTable(rows: readonly Row[]): Table {
  return {
    name: "verdicts",
    title: "What so many games tell of simulated players",
    columns: [
      truthColumn,
      gamesColumn,
      exact("n", "simulated matches"),
      exact("stronger leads", `matches in which the first player leads, ${wilsonShare}`),
      exact("level", `matches that end level, ${wilsonShare}`),
      exact("weaker leads", `matches in which the second player leads, ${wilsonShare}`),
      exact("stronger named", `the interval lies above an even score, ${wilsonShare}`),
      exact("nobody named", `the interval holds an even score, ${wilsonShare}`),
      exact("weaker named", `the interval lies below an even score, ${wilsonShare}`),
    ],
    rows: verdictSummaries(rows).map(({ truth, games, shares }) => ({
      truth,
      games,
      n: shares.level.count,
      "stronger leads": inCell(shares["first leads"], 3),
      level: inCell(shares.level, 3),
      "weaker leads": inCell(shares["second leads"], 3),
      "stronger named": inCell(shares["interval names first"], 3),
      "nobody named": inCell(shares["interval names nobody"], 3),
      "weaker named": inCell(shares["interval names second"], 3),
    })),
  };
}

/** A line for each true difference, the rules side by side. */
export function rulesTable(rows: readonly Row[]): Table {
  const summaries = ruleSummaries(rows);
  return {
    name: "rules",
    title: "The duels of the sources",
    columns: [
      truthColumn,
      exact("n", "simulated duels of each kind"),
      ...rules.flatMap(({ source, title, wins }) => [
        exact(
          `${source} wrong`,
          `${title}: the worse one is kept and the better one goes; ${wilsonShare}`,
        ),
        {
          ...exact(`${source} exact`, "the same by arithmetic in place of simulation"),
          digits: 4,
        },
        exact(`${source} none`, `both are kept; ${wilsonShare}`),
        ...(wins === 1
          ? []
          : [exact(`${source} games`, "mean length of a duel with its 95 % interval", "games")]),
      ]),
    ],
    rows: [...Map.groupBy(summaries, ({ truth }) => truth)].map(([truth, group]) => ({
      truth,
      n: group[0].wrong.count,
      ...Object.fromEntries(
        group.flatMap(({ rule: { source, wins }, wrong, exact, none, games }) => [
          [`${source} wrong`, inCell(wrong, 3)],
          [`${source} exact`, exact],
          [`${source} none`, inCell(none, 3)],
          ...(wins === 1 ? [] : [[`${source} games`, inCell(games, 2)]]),
        ]),
      ),
    })),
  };
}

/** A row for each true difference: the sequential test beside that of fixed size. */
export function testsTable(rows: readonly Row[]): Table {
  const { elo0, elo1, alpha } = TEST;
  const accepts = `H1, a difference of ${elo1} Elo, is accepted and not H0, one of ${elo0}; ` +
    wilsonShare;
  return {
    name: "tests",
    title: "What a sequential test saves",
    columns: [
      truthColumn,
      exact("n", "tests of each kind"),
      exact("games", "mean length of the sequential test with its 95 % interval", "games"),
      exact("H1 accepted", `by the sequential test: ${accepts}`),
      exact(
        "interval covers",
        "sequential tests whose 95 % interval of the score, computed after the stop, covers the true " +
          `score; ${wilsonShare}`,
      ),
      exact(
        "excess",
        "points a game by which the score at the stop exceeds the true one; mean with its 95 % interval",
      ),
      exact("fixed", `length of the test of fixed size with the same errors of ${alpha}`, "games"),
      exact("fixed: H1 accepted", `by the test of fixed size: ${accepts}`),
      exact("saved", "share of the games of the fixed test that the sequential one does not play"),
    ],
    rows: testSummaries(rows).map((test) => ({
      truth: test.truth,
      n: test.games.count,
      games: inCell(test.games, 0),
      "H1 accepted": inCell(test.accepted, 3),
      "interval covers": inCell(test.covered, 3),
      excess: inCell(test.excess, 3),
      fixed: test.fixedGames,
      "fixed: H1 accepted": inCell(test.fixedAccepted, 3),
      saved: inCell(savedOf(test.games, test.fixedGames), 2),
    })),
  };
}

/** The share of the fixed number of games that is saved. */
function savedOf({ mean, low, high, count }: Interval, fixed: number): Interval {
  const saved = (games: number) => 1 - games / fixed;
  return {
    mean: saved(mean),
    low: high === null ? null : saved(high),
    high: low === null ? null : saved(low),
    count,
  };
}

/** A row for each kind of players and length of match: how often the intervals cover the truth. */
export function coverageTable(rows: readonly Row[]): Table {
  const covers = "matches whose 95 % interval covers the true score";
  return {
    name: "coverage",
    title: "How often an interval covers the truth",
    columns: [
      { name: "score", kind: "key", meaning: "true points a game" },
      { name: "draws", kind: "key", meaning: "share of draws" },
      {
        name: "bias",
        kind: "key",
        meaning: "points a game that an opening is worth to one player",
      },
      gamesColumn,
      exact("n", "simulated matches"),
      exact("by pairs", `${covers}, as Matchbox computes it from pairs; ${wilsonShare}`),
      exact(
        "textbook",
        `${covers}, as mean plus or minus 1.96 standard errors of independent games; ${wilsonShare}`,
      ),
    ],
    rows: coverageSummaries(rows).map(({ score, draws, bias, games, covered }) => ({
      ...{ score, draws, bias, games },
      n: covered.pairs.count,
      "by pairs": inCell(covered.pairs, 3),
      textbook: inCell(covered.textbook, 3),
    })),
  };
}
