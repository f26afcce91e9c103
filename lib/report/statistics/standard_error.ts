/**
 * The standard error of an estimate, from its interval.
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "./interval.ts";

/**
 * The standard error on the scale of the estimate, e.g. of the logarithm of a factor: the width of the
 * interval in the quantiles by which it was made. For a share it is that of the estimate itself.
 *
 * @returns null without an interval
 */
export function standardError(estimate: Interval): number | null {
  const { low, high, scale } = estimate;
  if (low === null || high === null) return null;
  const width = scale === "log" ? Math.log(high) - Math.log(low) : high - low;
  return width / (2 * quantileOf(estimate));
}

/** An estimate on its scale: the logarithm of a factor, any other number itself. */
export function onScale(value: number, scale: Interval["scale"]): number {
  return scale === "log" ? Math.log(value) : value;
}

/** The half width of a 95 % interval in standard errors: of a mean of so many values, unless it is a normal one. */
export function quantileOf(estimate: Pick<Interval, "count" | "quantile">): number {
  const freedom = freedomOf(estimate);
  return freedom === Infinity ? jstat.normal.inv(0.975, 0, 1) : jstat.studentt.inv(0.975, freedom);
}

/** The degrees of freedom of Student's distribution that made an interval; infinite for a normal one. */
export function freedomOf({ count, quantile }: Pick<Interval, "count" | "quantile">): number {
  return quantile === "normal" ? Infinity : Math.max(count - 1, 1);
}
