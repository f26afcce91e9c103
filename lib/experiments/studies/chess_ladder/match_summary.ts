/**
 * The results of the matches.
 *
 * @module
 */
import { eloDifference, type Pentanomial, scoreInterval } from "matchbox/arena/mod.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import type { GameRow } from "./rows.ts";

/** A match of two different players, from the first one's side. */
export interface MatchSummary {
  readonly group: string;
  readonly what: string;
  readonly first: string;
  readonly second: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly pairs: Pentanomial;
  /** Points per game. */
  readonly score: Interval;
  readonly elo: Interval;
}

/** One summary for every match of two different players, in the order of the rows. */
export function matchSummaries(games: readonly GameRow[]): MatchSummary[] {
  const apart = games.filter(({ group }) => group !== "itself");
  return [...Map.groupBy(apart, matchOf).values()].map((match) => {
    const { group, what, first, second } = match[0];
    const pairs = pairsOf(match);
    const count = (points: number) => match.filter((game) => game.points === points).length;
    return {
      ...{ group, what, first, second, pairs },
      ...{ wins: count(1), draws: count(0.5), losses: count(0) },
      score: scoreInterval(pairs),
      elo: eloDifference(pairs),
    };
  });
}

function matchOf({ group, what, first, second }: GameRow): string {
  return `${group}/${what}/${first} v ${second}`;
}

function pairsOf(games: readonly GameRow[]): Pentanomial {
  const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const points of pointsByOpening(games).values()) pairs[2 * points]++;
  return pairs;
}

/** The points of the first player in both games of each opening. */
export function pointsByOpening(games: readonly GameRow[]): Map<number, number> {
  const byOpening = Map.groupBy(games, ({ opening }) => opening);
  return new Map(
    [...byOpening].map(([opening, pair]) => [
      opening,
      pair.reduce((sum, { points }) => sum + points, 0),
    ]),
  );
}
