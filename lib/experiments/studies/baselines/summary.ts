/**
 * What the rows say of each game.
 *
 * @module
 */
import { rate, type Rating } from "matchbox/arena/ratings.ts";
import { complement } from "matchbox/report/statistics/complement.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { groupBy } from "../../groups.ts";
import { type PairResult, resultOfPairs } from "../../paired_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { ARENAS } from "./arenas.ts";
import type { sets } from "./run.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** A game. */
export type GameSummary = Summary["games"][number];

/** A match, from the first player's side. */
type Match = PairResult & { readonly first: string; readonly second: string };

/** The ratings and matches of each game that has rows. */
export function summarise({ pairs }: RowsOf<typeof sets>) {
  return {
    games: groupBy(pairs, "game").rollup((own, { game }) => {
      const matches: Match[] = groupBy(own, "first", "second").rollup(resultOfPairs);
      const { ratings, note } = rate(matches);
      return { spec: ARENAS.find(({ name }) => name === game)!.game, matches, ratings, note };
    }),
  };
}

/** The points a game of one player against another; null where they did not meet. */
export function scoreOf(
  { matches }: Pick<GameSummary, "matches">,
  one: string,
  other: string,
): Interval | null {
  const match = matches.find(({ first, second }) =>
    first === one && second === other || first === other && second === one
  );
  if (!match) return null;
  return match.first === one ? match.score : complement(match.score);
}

/** The two strongest players. */
export function topTwo({ ratings }: Pick<GameSummary, "ratings">): [Rating, Rating] {
  return [ratings[0], ratings[1]];
}
