/**
 * The result of a match from its rows: two games from each opening, with sides changed.
 *
 * @module
 */
import { eloDifference } from "matchbox/arena/elo.ts";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { pentanomialOf } from "./pairs_of_match.ts";

/** A match from the first player's side. */
export interface PairedMatch {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly pairs: Pentanomial;
  /** Points per game. */
  readonly score: Interval;
  readonly elo: Interval;
}

/** A game of the match: the points of the first player, 0, 0.5 or 1. */
interface GameOfPair {
  readonly opening: number;
  readonly points: number;
}

/** The result of all games of a match. */
export function pairedMatch(games: readonly GameOfPair[]): PairedMatch {
  const pairs = pentanomialOf([...pointsByOpening(games).values()]);
  const count = (wanted: number) => games.filter(({ points }) => points === wanted).length;
  return {
    ...{ wins: count(1), draws: count(0.5), losses: count(0), pairs },
    score: scoreInterval(pairs),
    elo: eloDifference(pairs),
  };
}

/** The points of the first player in both games of each opening. */
export function pointsByOpening(games: readonly GameOfPair[]): Map<number, number> {
  const byOpening = new Map<number, number>();
  for (const { opening, points } of games) {
    byOpening.set(opening, (byOpening.get(opening) ?? 0) + points);
  }
  return byOpening;
}
