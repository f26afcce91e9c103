/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Cell, Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { gameOfRow } from "../../shown_columns.ts";
import { matchColumns } from "../../shown_matches.ts";
import { matchName, type MatchSummary } from "./match_summary.ts";
import { CLOSE } from "./real_verdicts.ts";
import { sets } from "./rows.ts";
import { TEST } from "./sequential.ts";
import type { Summary } from "./summary.ts";

const { coverage: { column: ofCoverage } } = sets;

/**
 * The tables of reference matches, pairs, verdicts by number of games, duels, sequential tests, and
 * coverage.
 */
export function tables(summary: Summary): Table[] {
  return [
    matchesTable(summary),
    pairsTable(summary),
    verdictsTable(summary),
    realVerdictsTable(summary),
    duelsTable(summary),
    testsTable(summary),
    coverageTable(summary),
  ];
}

const matchOfRow: ValueColumn<MatchSummary> = {
  ...{ name: "match", kind: "key", meaning: "the agents; results are the first one's" },
  value: matchName,
};

/** Points of a pair. */
const PAIRS = [0, 0.5, 1, 1.5, 2];

function matchesTable({ matches }: Summary): Table {
  const { games, score, elo, wins, draws, losses } = matchColumns((match: MatchSummary) => match);
  return tableOf("matches", "Reference matches", matches, [
    gameOfRow,
    matchOfRow,
    { ...games, meaning: "games played; games that could only repeat another one are left out" },
    { ...score, value: (each) => plainIfKnown(each.score) },
    { ...elo, value: (each) => plainIfKnown(each.elo) },
    {
      name: "census",
      meaning:
        "yes: two deterministic agents have played from every opening. Such a match is not a sample, so " +
        "its numbers have no interval",
      value: ({ census }) => census,
    },
    ...[wins, draws, losses],
    ...PAIRS.map((points, index): ValueColumn<MatchSummary> => ({
      ...{ name: `pairs of ${points}`, detail: true },
      meaning: `pairs that ended ${points} to ${2 - points}`,
      value: ({ pairs }) => pairs[index],
    })),
  ]);
}

/** A number without an interval is a plain number. */
function plainIfKnown(number: Interval): Cell {
  return number.low === null ? number.mean : number;
}

function pairsTable({ pairs }: Summary): Table {
  const ofMatch = ({ name, ...column }: ValueColumn<MatchSummary>) => ({
    ...{ ...column, name },
    value: ({ match }: Summary["pairs"][number], index: number) => column.value(match, index),
  });
  return tableOf("pairs", "The value of playing in pairs", pairs, [
    ofMatch(gameOfRow),
    ofMatch(matchOfRow),
    { name: "n", meaning: "pairs of games", value: ({ variance }) => variance.count },
    {
      ...{ name: "variance", digits: 2 },
      meaning:
        "variance of the score in pairs, divided by the variance when each game has a new opening and " +
        "the agents change sides after each game",
      value: ({ variance }) => plainIfKnown(variance),
    },
    {
      ...{ name: "first move", digits: 3 },
      meaning: "points per game that the first agent would gain by always moving first",
      value: ({ firstMove }) => plainIfKnown(firstMove),
    },
  ]);
}

/** The simulated players' strength. */
const differenceOfRow: ValueColumn<{ readonly difference: number }> = {
  ...{ name: "true difference", unit: "Elo", kind: "key" },
  meaning: "true Elo difference of the simulated players; at 0 they are equal",
  value: ({ difference }) => difference,
};

/** The length of the matches. */
const gamesOfRow: ValueColumn<{ readonly games: number }> = {
  ...{ name: "games", kind: "key", meaning: ofCoverage.games.meaning },
  value: ({ games }) => games,
};

/** A share; those of detail are not in the short table. */
function share<E>(
  name: string,
  meaning: string,
  value: ValueColumn<E>["value"],
  detail = false,
): ValueColumn<E> {
  return { name, unit: "share", digits: 3, ...detail ? { detail } : {}, meaning, value };
}

function verdictsTable({ verdicts }: Summary): Table {
  const title = "How often a match of that length shows the stronger of two simulated players";
  return tableOf("verdicts", title, verdicts, [
    differenceOfRow,
    gamesOfRow,
    { name: "n", meaning: "simulated matches", value: ({ level }) => level.count },
    share(
      "weaker leads",
      "matches in which the weaker player leads",
      ({ weakerLeads }) => weakerLeads,
    ),
    share("level", "matches that end in a tie", ({ level }) => level),
    share(
      "stronger named",
      "the 95 % interval lies on the side of the stronger player",
      ({ strongerNamed }) => strongerNamed,
    ),
    share(
      "wrong one named",
      "the 95 % interval lies on the side of the weaker player; for equal players, on either side",
      ({ wrongNamed }) => wrongNamed,
    ),
    share(
      "stronger leads",
      "matches in which the stronger player leads",
      ({ strongerLeads }) => strongerLeads,
      true,
    ),
    share(
      "nobody named",
      "the 95 % interval contains an even score",
      ({ nobodyNamed }) => nobodyNamed,
      true,
    ),
  ]);
}

function realVerdictsTable({ realVerdicts }: Summary): Table {
  const title = "How often a match of that length shows the stronger of two real agents";
  return tableOf("real_verdicts", title, realVerdicts, [
    {
      ...{ name: "game", kind: "key", meaning: "the game, or several together" },
      value: ({ game }) => game === null ? "together" : findGame(game).title,
    },
    {
      ...{ name: "match", kind: "key" },
      meaning: "the agents of a reference match, or all matches with a difference below or above " +
        `${CLOSE} Elo. A match in which every opening has been played is not a sample and is ` +
        "left out",
      value: ({ match }) => match,
    },
    {
      ...{ name: "difference", unit: "Elo", digits: 0 },
      meaning: "Elo difference in the whole reference match",
      value: ({ difference }) => difference,
    },
    gamesOfRow,
    {
      ...{ name: "n", meaning: "short matches: parts of the reference match without common games" },
      value: ({ n }) => n,
    },
    share(
      "loser leads",
      "short matches in which the loser of the whole match leads",
      ({ loserLeads }) => loserLeads,
    ),
    share(
      "winner named",
      "the 95 % interval lies on the side of the winner",
      ({ winnerNamed }) => winnerNamed,
    ),
    share(
      "loser named",
      "the 95 % interval lies on the side of the loser",
      ({ loserNamed }) => loserNamed,
      true,
    ),
  ]);
}

function duelsTable({ duels }: Summary): Table {
  return tableOf("duels", "Duels", duels, [
    differenceOfRow,
    {
      ...{ name: "rule", kind: "key", meaning: "how the duel is decided" },
      value: ({ rule }) => rule.name,
    },
    { name: "n", meaning: "simulated duels", value: ({ wrong }) => wrong.count },
    share(
      "worse kept",
      "the weaker player is kept and the stronger one leaves",
      ({ wrong }) => wrong,
    ),
    {
      ...{ name: "by arithmetic", unit: "share", digits: 4 },
      meaning: "the same share, computed exactly",
      value: ({ exact }) => exact,
    },
    share("both kept", "a draw ends the duel and keeps both", ({ both }) => both ?? 0),
    {
      ...{ name: "games", digits: 2, meaning: "mean length of a duel" },
      value: ({ games }) => games,
    },
  ]);
}

function testsTable({ tests }: Summary): Table {
  const { elo0, elo1, alpha } = TEST;
  const accepts = `accepts H1, a difference of ${elo1} Elo, over H0, a difference of ${elo0}`;
  return tableOf("tests", "What a sequential test saves", tests, [
    differenceOfRow,
    { name: "n", meaning: "tests of each kind", value: ({ games }) => games.count },
    {
      ...{ name: "games", digits: 0, meaning: "mean length of the sequential test" },
      value: ({ games }) => games,
    },
    {
      ...{ name: "saved", digits: 2 },
      meaning: "games saved, as a share of those of the test of fixed length",
      value: ({ saved }) => saved,
    },
    share("H1 accepted", `the sequential test ${accepts}`, ({ accepted }) => accepted),
    share(
      "interval covers",
      "sequential tests whose 95 % interval, computed when the test stops, covers the true score",
      ({ covered }) => covered,
    ),
    {
      ...{ name: "excess", digits: 4 },
      meaning: "score when the test stops minus the true score, in points per game: mean",
      value: ({ excess }) => excess,
    },
    {
      ...{ name: "fixed games", detail: true },
      meaning: `length of the test of fixed length with the same error rates of ${alpha}`,
      value: ({ fixedGames }) => fixedGames,
    },
    share(
      "fixed: H1 accepted",
      `the test of fixed length ${accepts}`,
      ({ fixedAccepted }) => fixedAccepted,
      true,
    ),
  ]);
}

function coverageTable({ coverage }: Summary): Table {
  const covers = "matches whose 95 % interval covers the true score";
  return tableOf("coverage", "How often an interval covers the true score", coverage, [
    {
      ...{ name: "score", kind: "key", meaning: "true score, in points per game" },
      value: ({ score }) => score,
    },
    {
      ...{ name: "draws", kind: "key", meaning: "share of draws" },
      value: ({ draws }) => draws,
    },
    {
      ...{ name: "bias", kind: "key" },
      meaning: "what an opening is worth to one player, in points per game",
      value: ({ bias }) => bias,
    },
    gamesOfRow,
    { name: "n", meaning: "simulated matches", value: ({ byPairs }) => byPairs.count },
    share(
      "by pairs",
      `${covers}: the interval from pairs that Matchbox computes`,
      ({ byPairs }) => byPairs,
    ),
    share(
      "textbook",
      `${covers}: the mean plus or minus 1.96 standard errors of independent games`,
      ({ textbook }) => textbook,
    ),
  ]);
}
