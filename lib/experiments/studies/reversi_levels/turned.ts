/**
 * Games that the losing side turns near the end (C26).
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import { searchers } from "./players.ts";
import type { GameRow } from "./rows.ts";

/** The turned games of a group. */
export interface TurnedSummary {
  readonly group: string;
  /** Of the games that one side had lost by exact values, the share that it did not lose in the end. */
  readonly turned: Interval;
  /** Of the games in which one side had fewer discs at half time, the share that it won. */
  readonly fromBehind: Interval;
}

/** Both players look ahead; one of them does not. */
export const TWO_SEARCHERS = "two searchers";
const OTHERS = "a player that does not search";

/** The games of the round robin in two groups; a group without a decided game is left out. */
export function turnedSummaries(games: readonly GameRow[]): TurnedSummary[] {
  const known = games.filter(({ solved }) => solved !== null);
  const searching = ({ first, second }: GameRow) =>
    searchers.includes(first) && searchers.includes(second);
  return [
    { group: TWO_SEARCHERS, of: known.filter(searching) },
    { group: OTHERS, of: known.filter((game) => !searching(game)) },
  ].flatMap(({ group, of }) => {
    const decided = of.filter(({ solved }) => solved !== 0.5);
    const uneven = of.filter(({ half_discs }) => half_discs !== 0);
    if (decided.length === 0 || uneven.length === 0) return [];
    const turned = decided.filter(({ solved, points }) => points !== solved);
    const won = uneven.filter(({ half_discs, points }) => points === (half_discs! < 0 ? 1 : 0));
    return [{
      group,
      turned: proportion(turned.length, decided.length),
      fromBehind: proportion(won.length, uneven.length),
    }];
  });
}
