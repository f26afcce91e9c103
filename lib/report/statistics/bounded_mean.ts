/**
 * The arithmetic mean of bounded values, such as scores and shares, with an interval that stays within the
 * bounds.
 *
 * It is Wilson's interval for the effective number of units, with Student's quantile instead of the normal
 * one: the form that surveys use for shares (E. L. Korn and B. I. Graubard, "Confidence intervals for
 * proportions with small expected number of positive counts estimated from survey data", 1998; N. Dean and
 * M. Pagano, "Evaluating confidence interval methods for binomial proportions in clustered surveys", 2015).
 *
 * @module
 */
import jstat from "jstat";
import { mean as average, sampleVariance } from "simple-statistics";
import { checkFinite } from "./check_finite.ts";
import type { Interval } from "./interval.ts";
import { wilsonBy } from "./wilson.ts";

/** What the values can be. */
export interface Bounds {
  /** The least possible value; default 0. */
  readonly least?: number;
  /** The largest possible value; default 1. */
  readonly most?: number;
}

/**
 * The arithmetic mean with a 95 % interval within the bounds. With many units far from the bounds it is
 * Student's. At a bound it is wider than the part of Student's that is possible.
 *
 * A mean p on the scale from 0 to 1, with the variance s^2 between n units, has the standard error s / sqrt n,
 * as has the share of p (1 - p) / (s^2 / n) yes-or-no trials: the effective number of units. Values between 0
 * and 1 vary no more than p (1 - p), so that it is at least n; for values of 0 and 1 alone it is n. Equal
 * values count as n trials too: nothing shows how far others may be from them. So there is always an
 * interval, and wins alone give one that ends at 1. One value alone has no interval.
 *
 * The interval covers the true mean in 93 to 98 % of samples of 10 to 200 scores or shares, in 99 % of some
 * with few units near a bound; Student's covers it in 40 % of samples of 10 at a share of 0.95
 * (tests/report/statistics/bounded_mean_test.ts). Where most units are at a bound and a few anywhere, no
 * interval can know of those that it has not seen: it may cover 90 %.
 *
 * @throws {RangeError} when there are no values, or one is not a finite number within the bounds
 */
export function boundedMean(
  values: readonly number[],
  { least = 0, most = 1 }: Bounds = {},
): Interval {
  checkFinite("mean", values);
  const wrong = values.find((value) => value < least || value > most);
  if (wrong !== undefined) {
    throw new RangeError(`expected values from ${least} to ${most} but found ${wrong}`);
  }
  const count = values.length;
  const mean = average(values as number[]);
  const scale = least === 0 && most === 1 ? { scale: "share" as const } : {};
  if (count === 1) return { mean, low: null, high: null, count, ...scale };
  const width = most - least;
  // Rounding may take the mean of equal values beyond them.
  const share = Math.min(Math.max((mean - least) / width, 0), 1);
  const squaredError = sampleVariance(values as number[]) / width ** 2 / count;
  // The variance of equal values may be a rounding error.
  const isEqual = squaredError === 0 || values.every((value) => value === values[0]);
  const units = isEqual ? count : Math.max(share * (1 - share) / squaredError, count);
  const { low, high } = wilsonBy(share, units, jstat.studentt.inv(0.975, count - 1));
  return { mean, low: least + width * low, high: least + width * high, count, ...scale };
}
