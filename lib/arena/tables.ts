/**
 * Matches and tournaments as tables. A pair of games that could only repeat another is no evidence: it
 * counts as played, but not in points, scores and ratings.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import type { Column, Row, Table } from "matchbox/report/table.ts";
import { matchesOf } from "./matches_of.ts";
import { formatElo, formatWholeElo } from "./format_elo.ts";
import { formatProbability } from "./format_probability.ts";
import type { GameRecord } from "./game_record.ts";
import type { MatchResult } from "./match_result.ts";
import { type Pentanomial, scoreInterval } from "./score.ts";
import { leftOut, shortNames } from "./short_names.ts";
import type { TournamentResult } from "./tournament_result.ts";

/** What the finite rating is, for legends and help. */
export const FINITE_RATING: string =
  "rating with one virtual draw added between every two agents that met, " +
  "so that it is always finite";

/** A row for each match: games by result, score, Elo difference and likelihood of superiority. */
export function matchTable(...matches: readonly MatchResult[]): Table {
  const specs = matches.flatMap(({ first, second }) => [first, second]);
  const names = shortNames(specs);
  return {
    name: "matches",
    title: matches.length === 1 ? "Match" : "Matches",
    columns: matchColumns(specs),
    rows: matches.map((match) => ({
      first: names.get(match.first)!,
      second: names.get(match.second)!,
      games: match.games,
      wins: match.wins,
      draws: match.draws,
      losses: match.losses,
      score: formatInterval(match.score, { digits: 3, count: false }),
      difference: formatElo(match.elo),
      LOS: formatProbability(match.superiority),
      distinct: match.distinct,
      n: match.score.count,
      length: formatInterval(match.plies, { digits: 1, count: false }),
      faults: match.faults.map((count) => formatNumber(count)).join(" : "),
    })),
  };
}

/** A row for each game, in the order given. */
export function gamesTable(records: readonly GameRecord[]): Table {
  const counted = (name: string, meaning: string): Column => ({ name, kind: "exact", meaning });
  return {
    name: "games",
    title: "Games",
    columns: [
      { name: "number", kind: "key", meaning: "from 1; the two games of a pair are consecutive" },
      counted("side_0", "the agent that moves first in the game"),
      counted("side_1", "its opponent"),
      counted("opening", "the position from which they played"),
      counted("result", "1 won, 0 drawn, -1 lost by side 0"),
      counted("ending", "how the game ended"),
      { name: "plies", unit: "plies", kind: "exact", meaning: "length of the game" },
    ],
    rows: records.map(({ agents, opening, result, ending, moves }, index) => ({
      number: index + 1,
      side_0: agents[0],
      side_1: agents[1],
      opening,
      result,
      ending,
      plies: moves.length,
    })),
  };
}

/** A row for each agent, the best first: its ratings, points and score. */
export function standingsTable({ agents, matches, ratings, note }: TournamentResult): Table {
  const names = shortNames(agents);
  return {
    name: "standings",
    title: "Standings",
    columns: [
      rankColumn,
      agentColumn(agents),
      {
        name: "rating",
        unit: "Elo",
        kind: "exact",
        meaning: note
          ? `with its 95 % interval; ${note}`
          : "above or below the mean of all, with its 95 % interval",
      },
      { name: "finite", unit: "Elo", kind: "exact", meaning: FINITE_RATING },
      { name: "games", kind: "exact", meaning: "games played, without repeated ones" },
      { name: "points", kind: "exact", meaning: "win 1, draw 1/2" },
      { name: "score", kind: "exact", meaning: "points per game with their 95 % interval" },
    ],
    rows: ratings.map(({ name, rating, finite }, index) => {
      const pairs = sum(matchesOf(name, matches).map(({ pairs }) => pairs));
      return {
        rank: index + 1,
        agent: names.get(name)!,
        rating: formatElo(rating),
        finite: formatWholeElo(finite),
        games: gamesOf(pairs),
        points: pointsOf(pairs),
        score: formatInterval(scoreInterval(pairs), { digits: 3, count: false }),
      };
    }),
  };
}

/**
 * A row and a column for each agent, the best first, with the points of the row's agent against the
 * column's, e.g. `12.5/20`. Columns are named by rank, as in chess cross tables.
 */
export function crossTable({ agents, matches, ratings }: TournamentResult): Table {
  const names = shortNames(agents);
  const ranked = ratings.map(({ name }) => name);
  return {
    name: "cross_table",
    title: "Cross table",
    columns: [
      rankColumn,
      agentColumn(agents),
      ...ranked.map((opponent, index): Column => ({
        name: `${index + 1}`,
        kind: "exact",
        meaning: `points/games against ${names.get(opponent)}`,
      })),
      { name: "all", kind: "exact", meaning: "points/games against all" },
    ],
    rows: ranked.map((agent, index): Row => {
      const own = matchesOf(agent, matches);
      return {
        rank: index + 1,
        agent: names.get(agent)!,
        ...Object.fromEntries(own.map(({ opponent, pairs }) => [
          `${ranked.indexOf(opponent) + 1}`,
          pointsOfGames(pairs),
        ])),
        all: pointsOfGames(sum(own.map(({ pairs }) => pairs))),
      };
    }),
  };
}

function matchColumns(specs: readonly string[]): Column[] {
  const counted = (name: string, meaning: string): Column => ({ name, kind: "exact", meaning });
  return [
    {
      name: "first",
      kind: "key",
      meaning: sentences("the agent for which wins and losses are counted", dropped(specs)),
    },
    { name: "second", kind: "key", meaning: "its opponent" },
    counted("games", "games played"),
    counted("wins", "won by the first agent"),
    counted("draws", "drawn"),
    counted("losses", "won by the second agent"),
    counted(
      "score",
      "points per game of the first agent (win 1, draw 1/2) with their 95 % interval",
    ),
    {
      name: "difference",
      unit: "Elo",
      kind: "exact",
      meaning: "of the first agent over the second, with its 95 % interval",
    },
    {
      name: "LOS",
      kind: "exact",
      meaning: "likelihood of superiority: probability that the first agent is the stronger one",
    },
    counted("distinct", "different games among those played"),
    counted("n", "games that count as evidence, without pairs that could only repeat another"),
    {
      name: "length",
      unit: "plies",
      kind: "exact",
      meaning: "mean over the games played, with its 95 % interval",
    },
    counted(
      "faults",
      "games lost by an illegal move, a failure or the clock: by the first agent : by the second",
    ),
  ];
}

const rankColumn: Column = { name: "rank", kind: "key", meaning: "1 is the best, by rating" };

function agentColumn(specs: readonly string[]): Column {
  return { name: "agent", kind: "key", meaning: sentences("the agent", dropped(specs)) };
}

/** The parameters that the names leave out. */
function dropped(specs: readonly string[]): string | null {
  const parameters = leftOut(specs);
  return parameters && `left out of the names: ${parameters}`;
}

function sentences(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join("; ");
}

function sum(parts: readonly Pentanomial[]): Pentanomial {
  const total: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const pairs of parts) pairs.forEach((count, halves) => total[halves] += count);
  return total;
}

function pointsOf(pairs: Pentanomial): number {
  return pairs.reduce((points, count, halves) => points + count * halves / 2, 0);
}

function gamesOf(pairs: Pentanomial): number {
  return 2 * pairs.reduce((games, count) => games + count, 0);
}

/** `12.5/20`. */
function pointsOfGames(pairs: Pentanomial): string {
  return `${formatNumber(pointsOf(pairs))}/${formatNumber(gamesOf(pairs))}`;
}
