/**
 * The results of the matches, and the ratings of the round robin.
 *
 * @module
 */
import {
  eloDifference,
  type Pentanomial,
  rate,
  type Rating,
  scoreInterval,
} from "matchbox/arena/mod.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import type { GameRow } from "./rows.ts";

/** A match of two different players, from the first one's side. */
export interface MatchSummary {
  readonly first: string;
  readonly second: string;
  readonly differ: string;
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
  const apart = games.filter(({ differ }) => differ !== "nothing");
  const groups = Map.groupBy(
    apart,
    ({ first, second, differ }) => `${first} v ${second}, ${differ}`,
  );
  return [...groups.values()].map((group) => {
    const { first, second, differ } = group[0];
    const pairs = pairsOf(group);
    const count = (points: number) => group.filter((game) => game.points === points).length;
    return {
      ...{ first, second, differ, pairs },
      ...{ wins: count(1), draws: count(0.5), losses: count(0) },
      score: scoreInterval(pairs),
      elo: eloDifference(pairs),
    };
  });
}

function pairsOf(games: readonly GameRow[]): Pentanomial {
  const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const pair of Map.groupBy(games, ({ opening }) => opening).values()) {
    pairs[2 * pair.reduce((sum, { points }) => sum + points, 0)]++;
  }
  return pairs;
}

/** The ratings of the round robin, the strongest first. */
export function ratingsOf(matches: readonly MatchSummary[]): Rating[] {
  return rate(matches.filter(({ differ }) => differ === "all")).ratings;
}
