/**
 * The geometric mean with its interval.
 *
 * @module
 */
import type { Interval } from "./interval.ts";
import { mean } from "./mean.ts";

/**
 * The geometric mean with Student's interval of the logarithms. Use it for ratios and for counts that grow
 * by factors, such as nodes of a search.
 *
 * @throws {RangeError} when there are no values, or one is not a positive finite number
 */
export function geometricMean(values: readonly number[]): Interval {
  if (values.some((value) => value <= 0)) {
    throw new RangeError("a geometric mean needs positive values");
  }
  const { mean: centre, low, high, count } = mean(values.map(Math.log));
  return {
    mean: Math.exp(centre),
    low: low === null ? null : Math.exp(low),
    high: high === null ? null : Math.exp(high),
    count,
    scale: "log",
  };
}
