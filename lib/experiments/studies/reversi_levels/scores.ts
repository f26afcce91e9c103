/**
 * Scores of matches in verdicts.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";

/** Points a game with their interval, and the number of games. */
export function games(score: Interval): string {
  return `${formatInterval(score, { digits: 3, count: false })} points a game, ` +
    `${formatNumber(score.count)} games`;
}
