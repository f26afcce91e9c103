/**
 * The arithmetic mean with its interval.
 *
 * @module
 */
import jstat from "jstat";
import { mean as average, sampleStandardDeviation } from "simple-statistics";
import { checkFinite } from "./check_finite.ts";
import type { Interval } from "./interval.ts";

/**
 * The arithmetic mean with Student's 95 % interval (1908): for roughly normal values, or many values.
 *
 * @throws {RangeError} when there are no values, or one is not a finite number
 */
export function mean(values: readonly number[]): Interval {
  checkFinite("mean", values);
  const count = values.length;
  const centre = average(values as number[]);
  if (count === 1) return { mean: centre, low: null, high: null, count };
  const error = sampleStandardDeviation(values as number[]) / Math.sqrt(count);
  const half = jstat.studentt.inv(0.975, count - 1) * error;
  return { mean: centre, low: centre - half, high: centre + half, count };
}
