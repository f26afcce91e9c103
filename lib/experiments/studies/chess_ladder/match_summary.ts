/**
 * The results of the matches.
 *
 * @module
 */
import { type PairedMatch, pairedMatch } from "../../paired_match.ts";
import type { GameRow } from "./rows.ts";

/** A match of two different players, from the first one's side. */
export interface MatchSummary extends PairedMatch {
  readonly group: string;
  readonly what: string;
  readonly first: string;
  readonly second: string;
}

/** One summary for every match of two different players, in the order of the rows. */
export function matchSummaries(games: readonly GameRow[]): MatchSummary[] {
  const apart = games.filter(({ group }) => group !== "itself");
  return [...Map.groupBy(apart, matchOf).values()].map((match) => {
    const { group, what, first, second } = match[0];
    return { ...{ group, what, first, second }, ...pairedMatch(match) };
  });
}

function matchOf({ group, what, first, second }: GameRow): string {
  return `${group}/${what}/${first} v ${second}`;
}
