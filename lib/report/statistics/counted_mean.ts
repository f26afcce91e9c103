/**
 * The arithmetic mean of values given by their counts, such as the lengths of a million games.
 *
 * @module
 */
import jstat from "jstat";
import { checkFinite } from "./check_finite.ts";
import type { Interval } from "./interval.ts";

/**
 * The same as `mean`, of values given by their counts.
 *
 * @param counts from a value to its count, a whole number of at least 1
 * @throws {RangeError} when there are no values, or one is not a finite number
 */
export function countedMean(counts: ReadonlyMap<number, number>): Interval {
  const values = [...counts.keys()];
  checkFinite("mean", values);
  const sum = (of: (value: number) => number) =>
    values.reduce((total, value) => total + counts.get(value)! * of(value), 0);
  const count = sum(() => 1);
  const mean = sum((value) => value) / count;
  if (count === 1) return { mean, low: null, high: null, count };
  const variance = sum((value) => (value - mean) ** 2) / (count - 1);
  const half = jstat.studentt.inv(0.975, count - 1) * Math.sqrt(variance / count);
  return { mean, low: mean - half, high: mean + half, count };
}
