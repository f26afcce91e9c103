/**
 * The difference of two independent estimates.
 *
 * @module
 */
import type { Interval } from "./interval.ts";

/**
 * The first estimate minus the second, with a 95 % interval made from the two intervals (Zou and Donner
 * 2008). Its lower end combines the error of the first downwards and of the second upwards by the root of
 * the sum of squares; its upper end does the reverse. So it keeps the asymmetry of intervals of shares.
 *
 * @returns no ends when one of the estimates has none; its count is the smaller one, its unit that of the first
 */
export function difference(one: Interval, other: Interval): Interval {
  const mean = one.mean - other.mean;
  const quantile = one.quantile ?? other.quantile;
  const over = {
    ...{ mean, count: Math.min(one.count, other.count) },
    ...{ ...unitOf(one), ...quantile && { quantile } },
  };
  if (one.low === null || one.high === null || other.low === null || other.high === null) {
    return { ...over, low: null, high: null };
  }
  return {
    ...over,
    low: mean - Math.hypot(one.mean - one.low, other.high - other.mean),
    high: mean + Math.hypot(one.high - one.mean, other.mean - other.low),
  };
}

function unitOf({ unit }: Interval): { readonly unit?: string } {
  return unit === undefined ? {} : { unit };
}
