/**
 * How much a series of values says that depend on those before, as those of a learner do.
 *
 * @module
 */
import { mean, sum } from "simple-statistics";
import { checkFinite } from "./check_finite.ts";

/**
 * As many independent values would give the mean of the series as closely: n / (1 + 2 times the sum of its
 * autocorrelations). The sum ends where two neighbours of it are together no longer positive, beyond which
 * there is but noise: the initial positive sequence of C. J. Geyer ("Practical Markov chain Monte Carlo",
 * 1992).
 *
 * Never above the length, though a series that swings about its mean may say more than that; and 1 for a
 * series of equal values, since nothing shows that they are more than one.
 *
 * @param series in order; its law must not change on the way
 * @returns from 1 to the length of the series, not always whole
 * @throws {RangeError} when there are no values, or one is not a finite number
 */
export function effectiveSampleSize(series: readonly number[]): number {
  checkFinite("effective sample size", series);
  const count = series.length;
  const centre = mean(series as number[]);
  const deviations = series.map((value) => value - centre);
  // Divided by the length at every lag, as Geyer has it: then far lags, which few values tell of, weigh less.
  const covariance = (lag: number) =>
    sum(deviations.slice(lag).map((deviation, i) => deviation * deviations[i])) / count;
  const variance = covariance(0);
  // What rounding leaves of equal values is not a spread.
  if (variance <= (1e-12 * centre) ** 2) return 1;

  let total = -variance;
  for (let lag = 0; lag < count; lag += 2) {
    const pair = covariance(lag) + (lag + 1 < count ? covariance(lag + 1) : 0);
    // Above 0 by more than rounding.
    if (pair <= 1e-12 * variance) break;
    total += 2 * pair;
  }
  // A total below the variance, even below 0, is that of a series which swings.
  return Math.max(count / Math.max(total / variance, 1), 1);
}
