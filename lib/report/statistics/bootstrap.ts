/**
 * The bootstrap: a confidence interval of any statistic by resampling the values. Its ends are
 * bias-corrected and accelerated (BCa; B. Efron, "Better bootstrap confidence intervals", 1987).
 *
 * @module
 */
import jstat from "jstat";
import { mean, sum } from "simple-statistics";
import type { Draws } from "./draws.ts";
import type { Interval } from "./interval.ts";

/** Options of a bootstrap. */
export interface BootstrapOptions {
  /** Samples drawn; with the default of 2,000 the ends vary by about a fiftieth of the width. */
  readonly resamples?: number;
  /** Confidence level, between 0 and 1; default 0.95. */
  readonly level?: number;
}

/**
 * The statistic of the items with its interval. Values that depend on each other, such as the two games of a
 * pair, must be one item. With fewer than about twenty items the interval is too narrow.
 *
 * `low` and `high` are null when the items show no spread: for a single item, and when every sample has the
 * same statistic, e.g. when all games are won. The statistic of a sample may be infinite.
 *
 * @param items drawn with replacement, as many as there are
 * @param statistic of a sample, in any order; it must not keep the array, because the next sample reuses it
 * @throws {RangeError} when there are no items, a statistic is not a number, or an option is out of its range
 */
export function bootstrap<Item>(
  items: readonly Item[],
  statistic: (sample: readonly Item[]) => number,
  random: Draws,
  { resamples = 2000, level = 0.95 }: BootstrapOptions = {},
): Interval {
  const count = items.length;
  if (count === 0) throw new RangeError("a bootstrap needs 1 or more items");
  if (!(Number.isInteger(resamples) && resamples > 0)) {
    throw new RangeError(`expected 1 or more resamples but found ${resamples}`);
  }
  if (!(level > 0 && level < 1)) {
    throw new RangeError(`expected a level between 0 and 1 but found ${level}`);
  }
  const found = numberOf(statistic, items);
  const sample = [...items];
  const others = Float64Array.from({ length: resamples }, () => {
    for (let i = 0; i < count; i++) sample[i] = items[random.below(count)];
    return numberOf(statistic, sample);
  }).sort();
  if (others[0] === others[resamples - 1]) return { mean: found, low: null, high: null, count };

  const shift = bias(found, others);
  const acceleration = accelerationOf(items, statistic);
  const tail = (1 - level) / 2;
  const below = corrected(jstat.normal.inv(tail, 0, 1), shift, acceleration);
  const above = 1 - corrected(jstat.normal.inv(1 - tail, 0, 1), shift, acceleration);
  // The k-th smallest and the k-th largest statistic, without interpolation.
  const rank = (share: number) => Math.max(Math.floor((resamples + 1) * share), 1);
  return {
    mean: found,
    low: others[Math.min(rank(below), resamples) - 1],
    high: others[Math.max(resamples - rank(above), 0)],
    ...{ count, quantile: "normal" },
  };
}

/**
 * How many standard deviations the median of the resampled statistics is below the observed one. Equal ones
 * count half, or a statistic with few different values would look biased.
 *
 * @param others sorted
 */
function bias(found: number, others: Float64Array): number {
  let [less, equal] = [0, 0];
  for (const other of others) {
    if (other < found) less++;
    else if (other === found) equal++;
  }
  // If all are on one side, count half a sample on the other, so that the result is finite.
  const share = Math.min(Math.max(less + equal / 2, 0.5), others.length - 0.5) / others.length;
  return jstat.normal.inv(share, 0, 1);
}

/**
 * How fast the standard error changes with the estimated value: a sixth of the skewness of the jackknife
 * values, which leave out one item each. From -1/6 to 1/6.
 */
function accelerationOf<Item>(
  items: readonly Item[],
  statistic: (sample: readonly Item[]) => number,
): number {
  const kept = items.slice(1);
  const without = items.map((_, i) => {
    if (i > 0) kept[i - 1] = items[i - 1];
    return statistic(kept);
  });
  const centre = mean(without);
  const cubes = sum(without.map((value) => (centre - value) ** 3));
  const squares = sum(without.map((value) => (centre - value) ** 2));
  const acceleration = cubes / (6 * squares ** 1.5);
  // The skewness is undefined when all are equal or one is not finite; then 0.
  return Number.isFinite(acceleration) ? acceleration : 0;
}

/**
 * The share of resampled statistics below the corrected end; without correction it would be the normal
 * quantile `point`.
 */
function corrected(point: number, shift: number, acceleration: number): number {
  const moved = shift + point;
  const scale = 1 - acceleration * moved;
  // As the scale approaches 0, the end approaches the most extreme sample; below 0 it stays there.
  if (scale <= 0) return moved > 0 ? 1 : 0;
  return jstat.normal.cdf(shift + moved / scale, 0, 1);
}

function numberOf<Item>(
  statistic: (sample: readonly Item[]) => number,
  sample: readonly Item[],
): number {
  const value = statistic(sample);
  if (Number.isNaN(value)) {
    throw new RangeError(
      "a bootstrap needs a statistic that is defined for every sample, found NaN",
    );
  }
  return value;
}
