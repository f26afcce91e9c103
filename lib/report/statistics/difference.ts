/**
 * The difference of two estimates that were made independently of each other.
 *
 * @module
 */
import type { Interval } from "./interval.ts";

/**
 * The first estimate less the second, with a 95 % interval made of the two intervals: each end is as far from
 * the difference as the two ends that matter are from their estimates, put together as independent errors
 * are (Zou and Donner 2008). It keeps what is lopsided in the intervals of shares.
 *
 * @returns without ends when one of the estimates has none; its count is the smaller one
 */
export function difference(one: Interval, other: Interval): Interval {
  const mean = one.mean - other.mean;
  const count = Math.min(one.count, other.count);
  if (one.low === null || one.high === null || other.low === null || other.high === null) {
    return { mean, low: null, high: null, count };
  }
  return {
    mean,
    low: mean - Math.hypot(one.mean - one.low, other.high - other.mean),
    high: mean + Math.hypot(one.high - one.mean, other.mean - other.low),
    count,
  };
}
