/**
 * The tables of the reference matches, which real agents played.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { proportion } from "matchbox/report/statistics/mod.ts";
import type { Row, Table } from "matchbox/report/table.ts";
import { inCell } from "../../show_estimate.ts";
import { exact, gamesColumn, matchColumns, wilsonShare } from "./columns.ts";
import {
  type RealVerdicts,
  realVerdictSummaries,
  type RealVerdictSummary,
  together,
} from "./real_verdicts.ts";
import { matchName, matchSummaries, pairSummaries } from "./summary.ts";

/** A row for each reference match: what it came to. */
export function matchesTable(rows: readonly Row[]): Table {
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
      score: inCell(match.score, 3),
      difference: formatElo(match.elo),
    })),
  };
}

/** A row for each reference match: what its pairs save, and what always moving first is worth. */
export function pairsTable(rows: readonly Row[]): Table {
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
      variance: inCell(variance, 2),
      "first move": inCell(firstMove, 3),
    })),
  };
}

/** Agents less far apart than this, in Elo, are put together as close, and the others as distant. */
const CLOSE = 150;

/** A row for each reference match and length of its parts, and one for close and distant ones together. */
export function realVerdictsTable(rows: readonly Row[]): Table {
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
  const share = (count: number) => inCell(proportion(count, matches), 3);
  return {
    n: matches,
    "loser leads": share(loserLeads),
    "winner named": share(winnerNamed),
    "loser named": share(loserNamed),
  };
}
