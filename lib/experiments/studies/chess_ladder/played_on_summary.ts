/**
 * Whether the adjudicator is right: how the games that he ended would have ended without him.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import type { GameRow, PlayedOnRow } from "./rows.ts";

/** The adjudicated games that were played on, by the result of the side that he declared the winner. */
export interface PlayedOnSummary {
  readonly won: Interval;
  readonly drawn: Interval;
  readonly lost: Interval;
  /** The share of all games of the study that he ended. */
  readonly adjudicated: Interval;
}

/** The shares of the games that were played on; there must be one. */
export function playedOnSummary(
  rows: readonly PlayedOnRow[],
  games: readonly GameRow[],
): PlayedOnSummary {
  const share = (result: number) =>
    proportion(rows.filter(({ points }) => points === result).length, rows.length);
  const ended = games.filter(({ ending }) => ending === "adjudication").length;
  return {
    won: share(1),
    drawn: share(0.5),
    lost: share(0),
    adjudicated: proportion(ended, games.length),
  };
}
