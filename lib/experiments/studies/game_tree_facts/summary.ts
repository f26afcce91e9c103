/**
 * Rows of the study put together: estimates over random games, and exact facts.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { findGame } from "matchbox/games/mod.ts";
import { type Interval, mean, proportion } from "matchbox/report/statistics/mod.ts";
import type { RowsOf } from "../../row_sets.ts";
import type {
  CountName,
  LastMovesRow,
  PerftRow,
  PointsRow,
  RandomGamesRow,
  sets,
  SolvedRow,
} from "./rows.ts";

/** What the random games of a game came to. */
export interface RandomSummary {
  readonly game: string;
  readonly title: string;
  readonly games: number;
  /** No position has more than one legal move, so that every game is the same one. */
  readonly forced: boolean;
  /** Plies. */
  readonly length: Interval;
  readonly shortest: number;
  readonly longest: number;
  /** Legal moves a position, over all positions met. */
  readonly branching: Interval;
  /** Of the first side: a win 1, a draw a half. */
  readonly score: Interval;
  readonly firstWins: Interval;
  readonly draws: Interval;
  readonly secondWins: Interval;
}

/** Who made the last moves in random games of Reversi, as shares of games. */
export interface LastMovesSummary {
  readonly game: string;
  readonly title: string;
  readonly secondLast: Interval;
  /** Games in which nobody passed. */
  readonly withoutPass: Interval;
  /** Of the games in which nobody passed; null where there was none. */
  readonly secondLastWithoutPass: Interval | null;
}

/** What the points tell in random games of Metelyk. */
export interface PointsSummary {
  readonly title: string;
  /** Rank correlation of both sides' points together and the share of the game that is over. */
  readonly correlation: Interval;
  /** Share of the positions in which nobody has a point yet. */
  readonly pointless: Interval;
}

/** All that is shown. */
export interface Summary {
  /** In the order of the rows. */
  readonly random: readonly RandomSummary[];
  readonly lastMoves: readonly LastMovesSummary[];
  readonly points: PointsSummary;
  readonly perft: readonly PerftRow[];
  readonly solved: readonly SolvedRow[];
  readonly tictactoe: Readonly<Record<CountName, number>>;
}

/** Puts the rows together; the intervals of means are those of the batches. */
export function summarise(rows: RowsOf<typeof sets>): Summary {
  return {
    random: byGame(rows.random_games).map(randomSummary),
    lastMoves: byGame(rows.last_moves).map(lastMovesSummary),
    points: pointsSummary(rows.points),
    perft: rows.perft,
    solved: rows.solved,
    tictactoe: Object.fromEntries(
      rows.tictactoe.map(({ what, number }) => [what, number]),
    ) as Record<CountName, number>,
  };
}

function byGame<R extends { game: string }>(rows: readonly R[]): R[][] {
  return [...Map.groupBy(rows, ({ game }) => game).values()];
}

function randomSummary(batches: readonly RandomGamesRow[]): RandomSummary {
  const [{ game }] = batches;
  const games = sumOf(batches, (batch) => batch.games);
  const values = (name: "length" | "branching" | "score" | Outcome) =>
    batches.map((batch) => batch[name]);
  // Each batch counts once for the spread; the games behind it are what the reader counts.
  const estimate = (name: Parameters<typeof values>[0]) => overGames(values(name), games);
  const forced = batches.every(({ branching }) => branching === 1);
  const share = (name: Outcome) => {
    // What cannot be otherwise has no interval.
    if (forced) return estimate(name);
    return proportion(Math.round(sumOf(batches, (batch) => batch[name] * batch.games)), games);
  };
  return {
    game,
    title: findGame(game).title,
    games,
    forced,
    length: estimate("length"),
    shortest: Math.min(...batches.map(({ shortest }) => shortest)),
    longest: Math.max(...batches.map(({ longest }) => longest)),
    branching: estimate("branching"),
    score: estimate("score"),
    firstWins: share("first_wins"),
    draws: share("draws"),
    secondWins: share("second_wins"),
  };
}

type Outcome = "first_wins" | "draws" | "second_wins";

function lastMovesSummary(batches: readonly LastMovesRow[]): LastMovesSummary {
  const [{ game }] = batches;
  const games = sumOf(batches, (batch) => batch.games);
  const withoutPass = sumOf(batches, (batch) => batch.without_pass);
  const secondLast = sumOf(batches, (batch) => batch.second_last);
  const secondLastWithoutPass = sumOf(batches, (batch) => batch.second_last_without_pass);
  return {
    game,
    title: findGame(game).title,
    secondLast: proportion(secondLast, games),
    withoutPass: proportion(withoutPass, games),
    secondLastWithoutPass: withoutPass > 0 ? proportion(secondLastWithoutPass, withoutPass) : null,
  };
}

function pointsSummary(batches: readonly PointsRow[]): PointsSummary {
  const games = sumOf(batches, (batch) => batch.games);
  return {
    title: findGame(batches[0].game).title,
    correlation: overGames(batches.map(({ correlation }) => correlation), games),
    pointless: overGames(batches.map(({ pointless }) => pointless), games),
  };
}

/** The mean over batches, with the games as its count. */
function overGames(values: readonly number[], games: number): Interval {
  return { ...mean(values), count: games };
}
