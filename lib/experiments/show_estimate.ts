/**
 * How studies write an estimate, so that all of them write it alike.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/mod.ts";

/** An estimate in a sentence: with its interval and the count that it rests on. */
export function inSentence(estimate: Interval, digits: number): string {
  return formatInterval(estimate, { digits });
}

/** An estimate in a cell: with its interval; the count has a column of its own. */
export function inCell(estimate: Interval, digits: number): string {
  return formatInterval(estimate, { digits, count: false });
}
