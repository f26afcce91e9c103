/**
 * Estimates as text, in the same form for all studies.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/mod.ts";

/** An estimate in a sentence, with its interval and its count. */
export function inSentence(estimate: Interval, digits: number): string {
  return formatInterval(estimate, { digits });
}

/** An estimate in a cell, with its interval; the count has its own column. */
export function inCell(estimate: Interval, digits: number): string {
  return formatInterval(estimate, { digits, count: false });
}
