/**
 * The tables of the reference matches of real agents.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import type { Cell, Table } from "matchbox/report/table.ts";
import { exact } from "../../exact_column.ts";
import { matchName, type MatchSummary, type PairSummary } from "./match_summary.ts";
import { type RealVerdicts, type RealVerdictSummary, together } from "./real_verdicts.ts";
import { detail, gamesColumn, matchColumns, shares } from "./table_columns.ts";

/** A row for each reference match with its result. */
export function matchesTable(matches: readonly MatchSummary[]): Table {
  return {
    name: "matches",
    title: "Reference matches",
    columns: [
      ...matchColumns,
      exact("games", "games played; games that could only repeat another one are left out"),
      exact("score", "points per game of the first agent, with the 95 % interval", { digits: 3 }),
      exact(
        "difference",
        "Elo difference, first agent minus second, with the 95 % interval",
        { unit: "Elo", digits: 0 },
      ),
      exact(
        "census",
        "yes: two deterministic agents have played from every opening. Such a match is not a sample, so " +
          "its numbers have no interval",
      ),
      exact("wins", "won by the first agent", detail),
      exact("draws", "drawn", detail),
      exact("losses", "won by the second agent", detail),
      ...PAIRS.map((points) =>
        exact(`pairs of ${points}`, `pairs that ended ${points} to ${2 - points}`, detail)
      ),
    ],
    rows: matches.map((match) => ({
      ...namesOf(match),
      games: match.score.count,
      score: estimate(match.score),
      difference: estimate(match.elo),
      census: match.census,
      ...{ wins: match.wins, draws: match.draws, losses: match.losses },
      ...Object.fromEntries(PAIRS.map((points, i) => [`pairs of ${points}`, match.pairs[i]])),
    })),
  };
}

/** Points of a pair. */
const PAIRS = [0, 0.5, 1, 1.5, 2];

/** A row for each reference match with the saving by pairs and the value of always moving first. */
export function pairsTable(pairs: readonly PairSummary[]): Table {
  return {
    name: "pairs",
    title: "The value of playing in pairs",
    columns: [
      ...matchColumns,
      exact("n", "pairs of games"),
      exact(
        "variance",
        "variance of the score in pairs, divided by the variance when each game has a new opening and " +
          "the agents change sides after each game; with the 95 % bootstrap interval",
        { digits: 2 },
      ),
      exact(
        "first move",
        "points per game that the first agent would gain by always moving first; with " +
          "their 95 % interval",
        { digits: 3 },
      ),
    ],
    rows: pairs.map(({ match, variance, firstMove }) => ({
      ...namesOf(match),
      n: variance.count,
      variance: estimate(variance),
      "first move": estimate(firstMove),
    })),
  };
}

/**
 * Agents closer than this, in Elo, count as close, the others as distant. From about this difference on, a
 * match of forty games names the stronger one nine times in ten.
 */
export const CLOSE = 150;

/** A row for each reference match and length of its parts, and one for close and distant ones together. */
export function realVerdictsTable(summaries: readonly RealVerdictSummary[]): Table {
  const isClose = ({ whole }: RealVerdictSummary) => Math.abs(whole.elo.mean) < CLOSE;
  const lengths = Map.groupBy(summaries, ({ games }) => games);
  return {
    name: "real_verdicts",
    title: "How often a match of that length shows the stronger of two real agents",
    columns: [
      { name: "game", kind: "key", meaning: "the game, or several together" },
      {
        name: "match",
        kind: "key",
        meaning:
          "the agents of a reference match, or all matches with a difference below or above " +
          `${CLOSE} Elo. A match in which every opening has been played is not a sample and is ` +
          "left out",
      },
      exact(
        "difference",
        "Elo difference in the whole reference match, with the 95 % interval",
        { unit: "Elo", digits: 0 },
      ),
      gamesColumn,
      exact("n", "short matches: parts of the reference match without common games"),
      shares("loser leads", "short matches in which the loser of the whole match leads"),
      shares("winner named", "the 95 % interval lies on the side of the winner"),
      shares("loser named", "the 95 % interval lies on the side of the loser", detail),
    ],
    rows: [...lengths].flatMap(([games, group]) => [
      ...group.map((summary) => ({
        ...namesOf(summary.whole),
        difference: summary.whole.elo,
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

function namesOf(match: MatchSummary) {
  return { game: findGame(match.game).title, match: matchName(match) };
}

/** A number without an interval is a plain number. */
function estimate(number: Interval): Cell {
  return number.low === null ? number.mean : number;
}

function realShares({ matches, loserLeads, winnerNamed, loserNamed }: RealVerdicts) {
  return {
    n: matches,
    "loser leads": proportion(loserLeads, matches),
    "winner named": proportion(winnerNamed, matches),
    "loser named": proportion(loserNamed, matches),
  };
}
