/**
 * The ratio of two sums over few items, by the usual linear approximation of its spread (W. G. Cochran, "Sampling
 * Techniques", 1977, chapter 6).
 *
 * @module
 */
import jstat from "jstat";
import { sum } from "simple-statistics";
import type { Interval } from "./interval.ts";
import { wilsonBy } from "./wilson.ts";

/**
 * The sum of what is above divided by the sum of what is below, with Student's 95 % interval over the items. For few
 * items it is better than a bootstrap, whose interval is then too narrow. As a share it has Wilson's form, which stays
 * between 0 and 1.
 *
 * @param items above and below; what is below is positive
 * @throws {RangeError} when there are no items
 */
export function ratioOfSums(
  items: readonly { readonly above: number; readonly below: number }[],
  scale?: "share",
): Interval {
  const count = items.length;
  if (count === 0) throw new RangeError("a ratio needs 1 or more items");
  const below = sum(items.map((item) => item.below));
  const mean = sum(items.map((item) => item.above)) / below;
  const over = { mean, count, ...scale === undefined ? {} : { scale } };
  const squares = sum(items.map((item) => (item.above - mean * item.below) ** 2));
  const error = Math.sqrt(squares / (count - 1) * count) / below;
  if (count === 1 || error === 0) return { ...over, low: null, high: null };
  const quantile = jstat.studentt.inv(0.975, count - 1);
  if (scale === undefined) {
    return { ...over, low: mean - quantile * error, high: mean + quantile * error };
  }
  return { ...over, ...wilsonBy(mean, mean * (1 - mean) / error ** 2, quantile) };
}
