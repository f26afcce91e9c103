/**
 * The tables of the study.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/format_elo.ts";
import { findGame } from "matchbox/games/mod.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval, proportion } from "matchbox/report/statistics/mod.ts";
import type { Column, Row, Table } from "matchbox/report/table.ts";
import {
  type RealVerdicts,
  realVerdictSummaries,
  type RealVerdictSummary,
  together,
} from "./real_verdicts.ts";
import { rules } from "./rules.ts";
import { TEST } from "./sequential.ts";
import {
  coverageSummaries,
  matchName,
  matchSummaries,
  pairSummaries,
  ruleSummaries,
  testSummaries,
  verdictSummaries,
} from "./summary.ts";

/** Reference matches, pairs, verdicts by number of games, duels, sequential tests, and coverage. */
export function tables(rows: readonly Row[]): Table[] {
  return [
    matchesTable(rows),
    pairsTable(rows),
    verdictsTable(rows),
    realVerdictsTable(rows),
    rulesTable(rows),
    testsTable(rows),
    coverageTable(rows),
  ];
}

const matchColumns: Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "match", kind: "key", meaning: "the agents; results are the first one's" },
];

const truthColumn: Column = {
  name: "truth",
  unit: "Elo",
  kind: "key",
  meaning: "by how much the first of two simulated players is the stronger; at 0 neither is",
};

const gamesColumn: Column = { name: "games", kind: "key", meaning: "length of the match" };

const wilsonShare = "share with Wilson's 95 % interval";

function exact(name: string, meaning: string, unit?: string): Column {
  return { name, kind: "exact", meaning, ...(unit && { unit }) };
}

function matchesTable(rows: readonly Row[]): Table {
  return {
    name: "matches",
    title: "Reference matches",
    columns: [
      ...matchColumns,
      exact("games", "games played that are evidence: none of them could only repeat another"),
      exact("wins", "won by the first agent"),
      exact("draws", "drawn"),
      exact("losses", "won by the second agent"),
      exact("pairs", "how many pairs of games brought the first agent 0, 1/2, 1, 3/2, 2 points"),
      exact("score", "points a game of the first agent with their 95 % interval"),
      exact("difference", "of the first agent over the second, with its 95 % interval", "Elo"),
    ],
    rows: matchSummaries(rows).map((match) => ({
      game: findGame(match.game).title,
      match: matchName(match),
      games: match.score.count,
      wins: match.wins,
      draws: match.draws,
      losses: match.losses,
      pairs: match.pairs.map((count) => formatNumber(count)).join(" "),
      score: show(match.score, 3),
      difference: formatElo(match.elo),
    })),
  };
}

function pairsTable(rows: readonly Row[]): Table {
  return {
    name: "pairs",
    title: "What it is worth to play in pairs",
    columns: [
      ...matchColumns,
      exact("n", "pairs of games"),
      exact(
        "variance",
        "of the score when played in pairs, over that when each game has an opening of its own and " +
          "sides are changed from game to game; with its 95 % interval by bootstrap",
      ),
      exact(
        "first move",
        "points a game that the first agent would have had more, had it always moved first; " +
          "with their 95 % interval",
      ),
    ],
    rows: pairSummaries(rows).map(({ match, variance, firstMove }) => ({
      game: findGame(match.game).title,
      match: matchName(match),
      n: variance.count,
      variance: show(variance, 2),
      "first move": show(firstMove, 3),
    })),
  };
}

function verdictsTable(rows: readonly Row[]): Table {
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
      "stronger leads": show(shares["first leads"], 3),
      level: show(shares.level, 3),
      "weaker leads": show(shares["second leads"], 3),
      "stronger named": show(shares["interval names first"], 3),
      "nobody named": show(shares["interval names nobody"], 3),
      "weaker named": show(shares["interval names second"], 3),
    })),
  };
}

/** Agents less far apart than this, in Elo, are put together as close, and the others as distant. */
const CLOSE = 150;

function realVerdictsTable(rows: readonly Row[]): Table {
  const summaries = realVerdictSummaries(rows);
  const isClose = ({ whole }: RealVerdictSummary) => Math.abs(whole.elo.mean) < CLOSE;
  const lengths = Map.groupBy(summaries, ({ games }) => games);
  return {
    name: "real_verdicts",
    title: "What so many games tell of real agents",
    columns: [
      { name: "game", kind: "key", meaning: "the game, or several together" },
      {
        name: "match",
        kind: "key",
        meaning:
          `the agents of a reference match, or all that are less or more than ${CLOSE} Elo ` +
          "apart in theirs. Agents without chance that have played every opening are left out: " +
          "their match is no sample",
      },
      exact("difference", "of the reference match, with its 95 % interval", "Elo"),
      { ...gamesColumn, meaning: "length of each match" },
      exact(
        "n",
        "matches: parts of the reference match, each with openings of its own; no two of a length " +
          "share a game",
      ),
      exact("loser leads", `matches in which the loser of the whole leads, ${wilsonShare}`),
      exact("winner named", `the interval lies on the side of the winner, ${wilsonShare}`),
      exact("loser named", `the interval lies on the side of the loser, ${wilsonShare}`),
    ],
    rows: [...lengths].flatMap(([games, group]) => [
      ...group.map((summary) => ({
        game: findGame(summary.whole.game).title,
        match: matchName(summary.whole),
        difference: formatElo(summary.whole.elo),
        ...{ games, ...realShares(summary) },
      })),
      ...[
        { match: `less than ${CLOSE} Elo apart`, of: group.filter(isClose) },
        { match: `${CLOSE} Elo apart or more`, of: group.filter((match) => !isClose(match)) },
      ].filter(({ of }) => of.length > 0).map(({ match, of }) => ({
        ...{ game: "together", match, difference: null, games, ...realShares(together(of)) },
      })),
    ]),
  };
}

function realShares({ matches, loserLeads, winnerNamed, loserNamed }: RealVerdicts): Row {
  const share = (count: number) => show(proportion(count, matches), 3);
  return {
    n: matches,
    "loser leads": share(loserLeads),
    "winner named": share(winnerNamed),
    "loser named": share(loserNamed),
  };
}

/** A line for each true difference, the rules side by side. */
function rulesTable(rows: readonly Row[]): Table {
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
          [`${source} wrong`, show(wrong, 3)],
          [`${source} exact`, exact],
          [`${source} none`, show(none, 3)],
          ...(wins === 1 ? [] : [[`${source} games`, show(games, 2)]]),
        ]),
      ),
    })),
  };
}

function testsTable(rows: readonly Row[]): Table {
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
      games: show(test.games, 0),
      "H1 accepted": show(test.accepted, 3),
      "interval covers": show(test.covered, 3),
      excess: show(test.excess, 3),
      fixed: test.fixedGames,
      "fixed: H1 accepted": show(test.fixedAccepted, 3),
      saved: show(savedOf(test.games, test.fixedGames), 2),
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

function coverageTable(rows: readonly Row[]): Table {
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
      "by pairs": show(covered.pairs, 3),
      textbook: show(covered.textbook, 3),
    })),
  };
}

function show(estimate: Interval, digits: number): string {
  return formatInterval(estimate, { digits, count: false });
}
