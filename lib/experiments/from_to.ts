/**
 * The range of the estimates of several cases in a few words.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";

/** An estimate with the name of its case. */
export type NamedEstimate = readonly [name: string, estimate: Interval];

/**
 * Writes the smallest and the largest estimate with their intervals, e.g.
 * `0.36 [0.30, 0.42] (chess) to 0.78 [0.73, 0.83] (Reversi)`; a single one without `to`.
 *
 * @param cases at least one
 * @param digits after the point
 */
export function fromTo(cases: readonly NamedEstimate[], digits: number): string {
  const sorted = cases.toSorted(([, one], [, other]) => one.mean - other.mean);
  const ends = sorted.length === 1 ? sorted : [sorted[0], sorted[sorted.length - 1]];
  return ends.map(([name, estimate]) => `${withoutCount(estimate, digits)} (${name})`).join(" to ");
}

/** Exact numbers have no interval. */
function withoutCount(estimate: Interval, digits: number): string {
  return estimate.low === null
    ? formatNumber(estimate.mean, digits)
    : formatInterval(estimate, { digits, count: false });
}
