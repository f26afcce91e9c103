/**
 * Spearman's rank correlation with its interval.
 *
 * @module
 */
import jstat from "jstat";
import { sampleRankCorrelation } from "simple-statistics";
import { checkFinite } from "./check_finite.ts";
import type { Interval } from "./interval.ts";

/**
 * The rank correlation (C. Spearman, 1904): 1 when both put the pairs in the same order, -1 when the orders
 * are reversed. Equal values get the mean of their ranks.
 *
 * The 95 % interval is Fisher's, with the standard error of D. G. Bonett and T. A. Wright ("Sample size
 * requirements for estimating Pearson, Kendall and Spearman correlations", 2000), which is accurate up to a
 * correlation of about 0.9. There is no interval for three pairs or fewer, and none for 1 and -1, because
 * Fisher's transform is infinite there.
 *
 * @param xs as long as `ys`, and in the same order
 * @throws {RangeError} when there are no pairs, the lengths differ, a value is not finite, or all values of
 *   one side are equal
 */
export function spearman(xs: readonly number[], ys: readonly number[]): Interval {
  checkFinite("rank correlation", xs);
  checkFinite("rank correlation", ys);
  const count = xs.length;
  if (count !== ys.length) {
    throw new RangeError(`expected pairs of values but found ${count} and ${ys.length}`);
  }
  if (new Set(xs).size < 2 || new Set(ys).size < 2) {
    throw new RangeError("a rank correlation needs different values on both sides");
  }
  const rounded = sampleRankCorrelation(xs as number[], ys as number[]);
  // For perfect order, rounding gives a value near 1 but not exactly 1.
  const correlation = Math.abs(rounded) > 1 - 1e-12 ? Math.sign(rounded) : rounded;
  if (count <= 3 || Math.abs(correlation) === 1) {
    return { mean: correlation, low: null, high: null, count };
  }
  const centre = Math.atanh(correlation);
  const error = Math.sqrt((1 + correlation ** 2 / 2) / (count - 3));
  const half = jstat.normal.inv(0.975, 0, 1) * error;
  return {
    mean: correlation,
    low: Math.tanh(centre - half),
    high: Math.tanh(centre + half),
    ...{ count, quantile: "normal" },
  };
}
