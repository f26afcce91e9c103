/**
 * The summary of the study's rows: estimates over random games, and exact facts.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { findGame } from "matchbox/games/registry.ts";
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval, Spread } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { median } from "matchbox/report/statistics/median.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import type { RowsOf } from "../../row_sets.ts";
import { type MoverName, tableReadings } from "./movers.ts";
import type {
  ChessGameRow,
  CountName,
  GeneratorRow,
  LastMovesRow,
  PerftRow,
  PointsRow,
  RandomGamesRow,
  sets,
  SolvedRow,
} from "./rows.ts";

/** The summary of the random games of a game. */
export interface RandomSummary {
  readonly game: string;
  readonly title: string;
  readonly games: number;
  /** Whether no position has more than one legal move, so that all games are equal. */
  readonly forced: boolean;
  /** Plies. */
  readonly length: Interval;
  readonly shortest: number;
  readonly longest: number;
  /** Mean number of legal moves over all positions of the games. */
  readonly branching: Interval;
  /** The score of the first side: a win 1, a draw a half. */
  readonly score: Interval;
  readonly firstWins: Interval;
  readonly draws: Interval;
  readonly secondWins: Interval;
}

/** The last moves in random games of Reversi, as shares of games. */
export interface LastMovesSummary {
  readonly game: string;
  readonly title: string;
  readonly secondLast: Interval;
  /** The share of games without a pass. */
  readonly withoutPass: Interval;
  /** The share among games without a pass; null when there are none. */
  readonly secondLastWithoutPass: Interval | null;
}

/** The points in random games of Metelyk. */
export interface PointsSummary {
  readonly title: string;
  /** Rank correlation of both sides' points together and the share of the game that is over. */
  readonly correlation: Interval;
  /** The share of positions in which nobody has a point yet. */
  readonly pointless: Interval;
}

/** One way to generate the moves of Metelyk. */
export interface GeneratorSummary {
  readonly way: MoverName;
  /** Lines of play of all samples. */
  readonly lines: number;
  /** Time for a line of play, in seconds, with the quartiles over samples. */
  readonly seconds: Spread;
  /** Its time over that of the better reading of the table: geometric mean over samples. */
  readonly ratio: Interval;
}

/** The length of chess games between equal players, in moves of each player. */
export interface ChessGamesSummary {
  readonly player: string;
  /** Until the game was decided. */
  readonly decided: Interval;
  /** Until it was over by the rules. */
  readonly toTheEnd: Interval;
  /** Legal moves a position, until the game was decided. */
  readonly choices: Interval;
  /** The share of games that were decided before they were over. */
  readonly decidedEarly: Interval;
}

/** The summary of all results. */
export interface Summary {
  /** In the order of the rows. */
  readonly random: readonly RandomSummary[];
  readonly lastMoves: readonly LastMovesSummary[];
  readonly points: PointsSummary;
  readonly perft: readonly PerftRow[];
  readonly solved: readonly SolvedRow[];
  readonly tictactoe: Readonly<Record<CountName, number>>;
  readonly generators: {
    /** The better way to read the table. */
    readonly reading: MoverName;
    readonly ways: readonly GeneratorSummary[];
  };
  readonly chessGames: readonly ChessGamesSummary[];
}

/** Summarises the rows; the intervals of means are over batches. */
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
    generators: generatorSummaries(rows.generators),
    chessGames: [...Map.groupBy(rows.chess_games, ({ player }) => player)].map(chessGamesSummary),
  };
}

/** Ratios are within a sample, so that they do not depend on the positions. */
function generatorSummaries(rows: readonly GeneratorRow[]): Summary["generators"] {
  const ways = Map.groupBy(rows, ({ way }) => way);
  const timeOf = ({ seconds, lines }: GeneratorRow) => seconds / lines;
  const times = (way: MoverName) => ways.get(way)!.map(timeOf);
  const ratio = (way: MoverName, over: MoverName) => {
    const others = times(over);
    return geometricMean(times(way).map((time, sample) => time / others[sample]));
  };
  const [one, other] = tableReadings;
  const reading = ratio(one, other).mean <= 1 ? one : other;
  return {
    reading,
    ways: [...ways].map(([way, own]) => ({
      way,
      lines: sumOf(own, ({ lines }) => lines),
      seconds: median(times(way)),
      ratio: ratio(way, reading),
    })),
  };
}

function chessGamesSummary([player, games]: [string, ChessGameRow[]]): ChessGamesSummary {
  // A move of each player is two plies.
  const moves = (plies: (game: ChessGameRow) => number) =>
    mean(games.map((game) => plies(game) / 2));
  return {
    player,
    decided: moves(({ decided }) => decided),
    toTheEnd: moves(({ plies }) => plies),
    choices: mean(games.map(({ choices }) => choices)),
    decidedEarly: proportion(games.filter((game) => game.decided_early).length, games.length),
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
  // The interval is over batches, but the count shown is of games.
  const estimate = (name: Parameters<typeof values>[0]) => overGames(values(name), games);
  const forced = batches.every(({ branching }) => branching === 1);
  const share = (name: Outcome) => {
    // A forced result has no interval.
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
