/**
 * The mean of independent estimates.
 *
 * @module
 */
import type { Interval } from "./interval.ts";

/**
 * The mean of estimates that weigh the same, such as shares in several games, with a 95 % interval made from theirs:
 * its ends combine the errors downwards and those upwards by the root of the sum of squares (Zou and Donner 2008).
 *
 * @returns no ends when one of the estimates has none; its count is the sum of theirs, its unit and scale those of
 *   the first
 * @throws {RangeError} when there are none
 */
export function meanOfEstimates(estimates: readonly Interval[]): Interval {
  const tasks = estimates.length;
  if (tasks === 0) throw new RangeError("expected 1 or more estimates to average");
  if (tasks === 1) return estimates[0];
  const sum = (of: (estimate: Interval) => number) =>
    estimates.reduce((total, estimate) => total + of(estimate), 0);
  const over = {
    ...estimates[0],
    mean: sum(({ mean }) => mean) / tasks,
    count: sum(({ count }) => count),
  };
  if (estimates.some(({ low, high }) => low === null || high === null)) {
    const { quantile: _, ...known } = over;
    return { ...known, low: null, high: null };
  }
  const half = (end: "low" | "high") =>
    Math.sqrt(sum((estimate) => (estimate[end]! - estimate.mean) ** 2)) / tasks;
  return { ...over, low: over.mean - half("low"), high: over.mean + half("high") };
}
