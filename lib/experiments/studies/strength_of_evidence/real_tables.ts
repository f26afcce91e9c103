/**
 * The tables of the reference matches of real agents.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import { type Interval, proportion } from "matchbox/report/statistics/mod.ts";
import type { Cell, Table } from "matchbox/report/table.ts";
import { matchName, type MatchSummary, type PairSummary } from "./match_summary.ts";
import { type RealVerdicts, type RealVerdictSummary, together } from "./real_verdicts.ts";
import { detail, exact, gamesColumn, matchColumns, shares } from "./table_columns.ts";

/** A row for each reference match with its result. */
export function matchesTable(matches: readonly MatchSummary[]): Table {
  return {
    name: "matches",
    title: "Reference matches",
    columns: [
      ...matchColumns,
      exact("games", "games played; those that could only repeat another are left out"),
      exact("score", "points a game of the first agent with their 95 % interval", { digits: 3 }),
      exact(
        "difference",
        "of the first agent over the second, with its 95 % interval",
        { unit: "Elo", digits: 0 },
      ),
      exact(
        "census",
        "yes: two agents without chance have played from every opening. Such a match is no sample, and " +
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
    title: "What it is worth to play in pairs",
    columns: [
      ...matchColumns,
      exact("n", "pairs of games"),
      exact(
        "variance",
        "of the score when played in pairs, over that when each game has an opening of its own and " +
          "sides are changed from game to game; with its 95 % interval by bootstrap",
        { digits: 2 },
      ),
      exact(
        "first move",
        "points a game that the first agent would have had more if it had always moved first; with " +
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
    title: "What so many games tell of real agents",
    columns: [
      { name: "game", kind: "key", meaning: "the game, or several together" },
      {
        name: "match",
        kind: "key",
        meaning: "the agents of a reference match, or all that are less or more than " +
          `${CLOSE} Elo apart in theirs. A match in which every opening has been played is no ` +
          "sample and is left out",
      },
      exact(
        "difference",
        "of the reference match, with its 95 % interval",
        { unit: "Elo", digits: 0 },
      ),
      gamesColumn,
      exact("n", "matches: parts of the reference match that have no game in common"),
      shares("loser leads", "matches in which the loser of the whole leads"),
      shares("winner named", "the interval lies on the side of the winner"),
      shares("loser named", "the interval lies on the side of the loser", detail),
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
