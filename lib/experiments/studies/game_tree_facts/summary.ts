/**
 * The summary of the study's rows: estimates over random games, and exact facts.
 *
 * @module
 */
import {
  boundedMean,
  mean,
  type NumberOf,
  overProcesses,
  pairedRatio,
  pairsBy,
  share,
  shareOfCounts,
  total,
} from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { CANDIDATES, tableWays } from "./movers.ts";
import type { GeneratorRow, PerftRow, RandomGamesRow, sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** The random games of a game. */
export type RandomSummary = Summary["random"][number];
/** The chess games of a player against itself. */
export type ChessGamesSummary = Summary["chessGames"][number];

/** A way to generate moves, timed in a process. */
type TimedWay<Way extends string = string> = Omit<GeneratorRow, "way"> & { readonly way: Way };

const BATCHES = "batches";
const GAMES = "games";

/** Random games by game, with their last moves and points; counted and solved games; move generators; chess. */
export function summarise(rows: RowsOf<typeof sets>) {
  const { perft, solved, tictactoe } = rows;
  return {
    ...{ perft, solved, tictactoe },
    random: groupBy(rows.random_games, "game").rollup(randomSummary),
    /** Shares of games. */
    lastMoves: groupBy(rows.last_moves, "game").rollup((batches) => {
      const [games, secondLast] = [total(batches, "games"), total(batches, "second_last")];
      const withoutPass = total(batches, "without_pass");
      return {
        games,
        secondLast: shareOfCounts(secondLast, games, GAMES),
        /** Games in which the first side made the last move. */
        firstLast: games - secondLast,
        withoutPass: shareOfCounts(withoutPass, games, GAMES),
        missedEnds: shareOfCounts(total(batches, "missed_ends"), games, GAMES),
        /** Among the games without a pass; null when there are none. */
        secondLastWithoutPass: withoutPass > 0
          ? shareOfCounts(total(batches, "second_last_without_pass"), withoutPass, GAMES)
          : null,
      };
    }),
    points: groupBy(rows.points, "game").rollup((batches) => ({
      games: total(batches, "games"),
      correlation: boundedMean(batches, "correlation", BATCHES, { least: -1, most: 1 }),
      pointless: boundedMean(batches, "pointless", BATCHES),
    })),
    openings: openingsOf(perft),
    generators: generatorSummaries(rows.generators),
    /** Relative to the way of the source. */
    reversiGenerators: timesOfWays(rows.reversi_generators, CANDIDATES),
    chessGames: groupBy(rows.chess_games, "player").rollup((own) => ({
      games: own.length,
      // A move of each player is two plies.
      decided: mean(own, ({ decided }) => decided / 2, GAMES),
      toTheEnd: mean(own, ({ plies }) => plies / 2, GAMES),
      choices: mean(own, "choices", GAMES),
      decidedEarly: share(own, ({ decided_early }) => decided_early, GAMES),
    })),
  };
}

/** The games on full-size boards, as in the sources. */
export function fullSize<T extends { readonly game: string }>(all: readonly T[]): T[] {
  const games = ["tictactoe", "reversi:size=8", "metelyk:side=4", "chess"];
  return all.filter(({ game }) => games.includes(game));
}

function randomSummary(batches: readonly RandomGamesRow[]) {
  const games = total(batches, "games");
  const forced = batches.every(({ branching }) => branching === 1);
  const over = (of: NumberOf<RandomGamesRow>) => mean(batches, of, BATCHES);
  const share = (of: "first_wins" | "draws" | "second_wins") =>
    // A forced result has no interval.
    forced
      ? { ...over(of), low: batches[0][of], high: batches[0][of] }
      : shareOfCounts(Math.round(total(batches, (row) => row[of] * row.games)), games, GAMES);
  return {
    games,
    /** Whether no position has more than one legal move, so that all games are equal. */
    forced,
    length: over("length"),
    shortest: Math.min(...batches.map(({ shortest }) => shortest)),
    longest: Math.max(...batches.map(({ longest }) => longest)),
    branching: over("branching"),
    score: boundedMean(batches, "score", BATCHES),
    firstWins: share("first_wins"),
    draws: share("draws"),
    secondWins: share("second_wins"),
  };
}

/** The lines of play of Reversi and of chess at each depth counted for both (C28). */
function openingsOf(perft: readonly PerftRow[]) {
  const [reversi, chess] = ["reversi:size=8", "chess"].map((game) => rowsWith(perft, { game }));
  return pairsBy(reversi, chess, "depth")
    .map(([{ depth, nodes }, other]) => ({ depth, reversi: nodes, chess: other.nodes }));
}

/** Ratios are within a process, so that they do not depend on its positions. */
/** The ways of Metelyk, relative to the fastest way to use the table. */
function generatorSummaries(rows: readonly GeneratorRow[]) {
  const fastest = tableWays.reduce((best, way) =>
    overWay(rowsWith(rows, { way }), rowsWith(rows, { way: best })).mean < 1 ? way : best
  );
  return { fastest, ways: timesOfWays(rows, fastest) };
}

/** The time of each way, and the ratio to that of one of them. */
function timesOfWays<Way extends string>(rows: readonly TimedWay<Way>[], base: Way) {
  const ofBase = rows.filter(({ way }) => way === base);
  return groupBy(rows, "way").rollup((own) => ({
    lines: total(own, "lines"),
    /** For a line of play. */
    seconds: overProcesses(own, secondsOfLine),
    ratio: overWay(own, ofBase),
  }));
}

/** A ratio within each process, so that it does not depend on its positions. */
function overWay(own: readonly TimedWay[], base: readonly TimedWay[]) {
  return pairedRatio(own, base, secondsOfLine, "process", "processes");
}

function secondsOfLine({ seconds, lines }: TimedWay): number {
  return seconds / lines;
}
