/**
 * The results of the matches, and the ratings of the round robin.
 *
 * @module
 */
import { rate, type Rating } from "matchbox/arena/ratings.ts";
import { type PairedMatch, pairedMatch } from "../../paired_match.ts";
import type { GameRow } from "./rows.ts";

/** A match of two different players, from the first one's side. */
export interface MatchSummary extends PairedMatch {
  readonly first: string;
  readonly second: string;
  readonly differ: string;
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
    return { ...{ first, second, differ }, ...pairedMatch(group) };
  });
}

/** The ratings of the round robin, the strongest first. */
export function ratingsOf(matches: readonly MatchSummary[]): Rating[] {
  return rate(matches.filter(({ differ }) => differ === "all")).ratings;
}
