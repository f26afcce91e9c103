/**
 * The standard error of an estimate, from its interval.
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "./interval.ts";

/**
 * The standard error on the scale of the estimate, e.g. of the logarithm of a factor: the width of the
 * interval in quantiles of Student's distribution. For a share it is that of the estimate itself.
 *
 * @returns null without an interval
 */
export function standardError({ low, high, count, scale }: Interval): number | null {
  if (low === null || high === null) return null;
  const width = scale === "log" ? Math.log(high) - Math.log(low) : high - low;
  return width / (2 * quantileOf(count));
}

/** An estimate on its scale: the logarithm of a factor, any other number itself. */
export function onScale(value: number, scale: Interval["scale"]): number {
  return scale === "log" ? Math.log(value) : value;
}

/** The half width of a 95 % interval of a mean of so many values, in standard errors. */
export function quantileOf(count: number): number {
  return jstat.studentt.inv(0.975, Math.max(count - 1, 1));
}
