/**
 * The result of a match from its rows: two games from each opening, with sides changed.
 *
 * @module
 */
import { eloDifference } from "matchbox/arena/elo.ts";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import type { Bounds } from "matchbox/report/statistics/bounded_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, mean, total } from "./estimates.ts";
import { groupBy, rowsWith } from "./groups.ts";
import { pentanomialOf } from "./pairs_of_match.ts";

/** What pairs of games show, from the first player's side. */
export interface PairResult {
  readonly games: number;
  readonly pairs: Pentanomial;
  /** Points per game. */
  readonly score: Interval;
  readonly elo: Interval;
}

/** A match from the first player's side. */
export interface PairedMatch extends PairResult {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A game of the match: the points of the first player, 0, 0.5 or 1. */
export interface GameOfPair {
  readonly opening: number;
  readonly points: number;
}

/** What the intervals of a match are over. */
export const PAIRS = "pairs of games";

/** The result of all games of a match. */
export function pairedMatch(games: readonly GameOfPair[]): PairedMatch {
  const byOpening = groupBy(games, "opening").rollup((pair) => ({ points: total(pair, "points") }));
  return { ...countsOf(games), ...resultOfPairs(byOpening) };
}

/** What pairs of games show, by the points of the first player in both games of each. */
export function resultOfPairs(rows: readonly { readonly points: number }[]): PairResult {
  return resultOf(pentanomialOf(rows.map(({ points }) => points)));
}

/** The same from counts of pairs; the intervals are over pairs. */
export function resultOf(pairs: Pentanomial): PairResult {
  const overPairs = ({ count, ...overGames }: Interval): Interval => ({
    ...{ ...overGames, count: count / 2, unit: PAIRS },
  });
  const score = scoreInterval(pairs);
  return {
    ...{ games: score.count, pairs },
    ...{ score: overPairs(score), elo: overPairs(eloDifference(pairs)) },
  };
}

/** The numbers of games that the first player won, drew and lost. */
export function countsOf(games: readonly GameOfPair[]) {
  const [wins, draws, losses] = [1, 0.5, 0].map((points) => rowsWith(games, { points }).length);
  return { wins, draws, losses };
}

/** What the points of a game can be. */
export const SCORE = { least: 0, most: 1 };

/**
 * The mean of a number of games over openings: games from one opening depend on each other, so they are averaged
 * first.
 *
 * @param of the number; null in a game that has none
 * @param bounds of the number, if it has any
 */
export function overOpenings<R extends { readonly opening: number }>(
  games: readonly R[],
  of: (game: R) => number | null,
  bounds?: Bounds,
): Interval {
  const some = games.flatMap((game) => {
    const value = of(game);
    return value === null ? [] : [{ opening: game.opening, value }];
  });
  const byOpening = groupBy(some, "opening").rollup((own) => ({
    value: own.reduce((sum, { value }) => sum + value, 0) / own.length,
  }));
  return bounds
    ? boundedMean(byOpening, "value", "openings", bounds)
    : mean(byOpening, "value", "openings");
}
