/**
 * One estimate from those of several runs with other seeds.
 *
 * @module
 */
import { sum } from "simple-statistics";
import type { Interval } from "./interval.ts";
import { mean } from "./mean.ts";
import { onScale, quantileOf, standardError } from "./standard_error.ts";
import { wilsonBy } from "./wilson.ts";

/**
 * The estimate over all units of runs that do not depend on each other. Each run weighs as many units as it
 * has, as if all units had been in one run. Factors are averaged by their logarithms. Shares and scores get
 * Wilson's interval for the sum of their effective trials, so that it stays between 0 and 1.
 *
 * Estimates that are equal in all their parts, with an interval on both sides, rest on the same cases, which no lot has
 * drawn: together they say what one of them says.
 *
 * An interval that is open on one side, up to infinity, leaves the other side as it is.
 *
 * Where one of them has no interval, the runs themselves are the units: their mean with Student's interval.
 * Equal numbers without an interval stay what they are.
 *
 * @param estimates of the same quantity on the same scale
 * @throws {RangeError} when there are none
 */
export function pooled(estimates: readonly Interval[]): Interval {
  if (estimates.length === 0) throw new RangeError("expected 1 or more estimates to pool");
  const [{ unit, scale }, ...others] = estimates;
  const { quantile } = estimates.find((each) => each.quantile) ?? {};
  const known = {
    ...unit === undefined ? {} : { unit },
    ...scale ? { scale } : {},
    ...quantile ? { quantile } : {},
  };
  const count = sum(estimates.map((each) => each.count));
  if (others.every((each) => isSame(each, estimates[0]))) {
    const [{ mean, low, high, count }] = estimates;
    return { mean, low, high, count, ...known };
  }
  const errors = estimates.map(standardError);
  if (errors.some((error) => error === null)) return overRuns(estimates, known, count);

  const weights = estimates.map((each) => each.count / count);
  const centre = sum(weights.map((weight, i) => weight * onScale(estimates[i].mean, scale)));
  if (scale === "share") {
    const trials = sum(estimates.map(effectiveTrials));
    const ends = wilsonBy(centre, trials, quantileOf({ count, quantile }));
    return { mean: centre, ...ends, count, ...known };
  }
  const half = (side: "low" | "high") =>
    quantileOf({ count, quantile }) *
    Math.hypot(...estimates.map((each, i) => weights[i] * errorTowards(each, side)));
  const back = scale === "log" ? Math.exp : Number;
  return {
    ...{ mean: back(centre), low: back(centre - half("low")), high: back(centre + half("high")) },
    ...{ count, ...known },
  };
}

/** The standard error, by the half of the interval on that side where the other has no end. */
function errorTowards(estimate: Interval, side: "low" | "high"): number {
  const error = standardError(estimate)!;
  if (Number.isFinite(error)) return error;
  const { mean, scale } = estimate;
  return Math.abs(onScale(mean, scale) - onScale(estimate[side]!, scale)) / quantileOf(estimate);
}

/** Whether two estimates rest on the same cases; shares of 0 and 1 often come out alike. */
function isSame(one: Interval, other: Interval): boolean {
  const inside = one.low !== null && one.low < one.mean && one.mean < one.high!;
  return inside &&
    (["mean", "low", "high", "count"] as const).every((part) => one[part] === other[part]);
}

/**
 * The independent yes-or-no trials that give a share its interval: Wilson's interval ends where the squared
 * distance from the estimate is `q^2 end (1 - end) / trials`.
 */
function effectiveTrials(estimate: Interval): number {
  const { mean, low, high } = estimate;
  // An end at 0 or 1 tells nothing.
  const end = high! < 1 ? high! : low!;
  return quantileOf(estimate) ** 2 * end * (1 - end) / (mean - end) ** 2;
}

function overRuns(
  estimates: readonly Interval[],
  known: Pick<Interval, "unit" | "scale" | "quantile">,
  count: number,
): Interval {
  const means = estimates.map((each) => each.mean);
  if (means.every((each) => each === means[0])) {
    return { mean: means[0], low: null, high: null, count, ...known };
  }
  return { ...mean(means), unit: "seeds" };
}
