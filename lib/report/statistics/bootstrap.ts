/**
 * The interval of any statistic, by resampling: what else might have been found had other values of the same
 * kind been drawn? The ends are bias-corrected and accelerated (BCa; B. Efron, "Better bootstrap confidence
 * intervals", 1987).
 *
 * @module
 */
import jstat from "jstat";
import { mean, sum } from "simple-statistics";
import type { Draws } from "./draws.ts";
import type { Interval } from "./interval.ts";

/** How a bootstrap is done. */
export interface BootstrapOptions {
  /** Samples drawn; 2,000 unless given, which settle the ends to about a fiftieth of the width. */
  readonly resamples?: number;
  /** Of confidence, between 0 and 1; 0.95 unless given. */
  readonly level?: number;
}

/**
 * The statistic of the items with its interval. Values that depend on each other, as the two games of a pair
 * do, must be given as one item. From few items, below twenty or so, the interval is too narrow.
 *
 * `low` and `high` are null where nothing is seen of the spread: of one item, and when every sample has the
 * same statistic, as when all games are won. The statistic of a sample may be infinite.
 *
 * @param items drawn with replacement, as many as there are
 * @param statistic of a sample, in any order; must not keep the array, which is filled again for the next
 * @throws {RangeError} when there are no items, a statistic is not a number, or an option is out of its range
 */
export function bootstrap<Item>(
  items: readonly Item[],
  statistic: (sample: readonly Item[]) => number,
  random: Draws,
  { resamples = 2000, level = 0.95 }: BootstrapOptions = {},
): Interval {
  const count = items.length;
  if (count === 0) throw new RangeError("a bootstrap of no values");
  if (!(Number.isInteger(resamples) && resamples > 0)) {
    throw new RangeError(`a bootstrap of 1 or more resamples, not ${resamples}`);
  }
  if (!(level > 0 && level < 1)) throw new RangeError(`a level between 0 and 1, not ${level}`);
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
  // The k-th smallest and the k-th largest, so that nothing is read between two samples.
  const rank = (share: number) => Math.max(Math.floor((resamples + 1) * share), 1);
  return {
    mean: found,
    low: others[Math.min(rank(below), resamples) - 1],
    high: others[Math.max(resamples - rank(above), 0)],
    count,
  };
}

/**
 * By how many standard deviations the median of the resampled statistics lies below the one found. Equal
 * ones count half, or a statistic of few different values would look biased.
 *
 * @param others sorted
 */
function bias(found: number, others: Float64Array): number {
  let [less, equal] = [0, 0];
  for (const other of others) {
    if (other < found) less++;
    else if (other === found) equal++;
  }
  // All on one side: how far, so many samples cannot tell, but half of one is on the other.
  const share = Math.min(Math.max(less + equal / 2, 0.5), others.length - 0.5) / others.length;
  return jstat.normal.inv(share, 0, 1);
}

/**
 * How fast the standard error changes with what is estimated: a sixth of the skewness that the statistic has
 * when each item is left out in turn. Always within a sixth of 0.
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
  // No skewness is to be seen where all are equal, or one has no finite statistic.
  return Number.isFinite(acceleration) ? acceleration : 0;
}

/** The share of resampled statistics below the end that a normal one would have at `point`. */
function corrected(point: number, shift: number, acceleration: number): number {
  const moved = shift + point;
  const scale = 1 - acceleration * moved;
  // As the scale comes near 0 the end goes out to the last of the samples, and stays there.
  if (scale <= 0) return moved > 0 ? 1 : 0;
  return jstat.normal.cdf(shift + moved / scale, 0, 1);
}

function numberOf<Item>(
  statistic: (sample: readonly Item[]) => number,
  sample: readonly Item[],
): number {
  const value = statistic(sample);
  if (Number.isNaN(value)) {
    throw new RangeError("a bootstrap needs a statistic that every sample has, found NaN");
  }
  return value;
}
