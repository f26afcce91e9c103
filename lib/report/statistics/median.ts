/**
 * The median with its quartiles.
 *
 * @module
 */
import { quantile } from "simple-statistics";
import { checkFinite } from "./check_finite.ts";
import type { Spread } from "./interval.ts";

/**
 * The median with the quartiles. Use it for times, because outliers would distort a mean. Quartiles are
 * interpolated linearly between values (Hyndman and Fan's definition 7, the default of R and NumPy).
 *
 * @throws {RangeError} when there are no values, or one is not a finite number
 */
export function median(values: readonly number[]): Spread {
  checkFinite("median", values);
  const [low, centre, high] = quantile(values as number[], [0.25, 0.5, 0.75]);
  return { median: centre, low, high, count: values.length };
}
