/**
 * The effective sample size of a series of dependent values, such as the results of a learner over time.
 *
 * @module
 */
import { mean, sum } from "simple-statistics";
import { checkFinite } from "./check_finite.ts";

/**
 * The number of independent values that would give the mean with the same precision: n / (1 + 2 times the
 * sum of the autocorrelations). The sum ends before the first two consecutive autocorrelations whose sum is
 * not positive, because later ones are mostly noise: the initial positive sequence of C. J. Geyer
 * ("Practical Markov chain Monte Carlo", 1992).
 *
 * It is at most the length, although an alternating series could be worth more. A series of equal values
 * gives 1, because nothing shows that its values are independent.
 *
 * @param series in order; it must be stationary
 * @returns from 1 to the length of the series, not always whole
 * @throws {RangeError} when there are no values, or one is not a finite number
 */
export function effectiveSampleSize(series: readonly number[]): number {
  checkFinite("effective sample size", series);
  const count = series.length;
  const centre = mean(series as number[]);
  const deviations = series.map((value) => value - centre);
  // Divided by the length at every lag, as Geyer does, so that long lags, estimated from few values, weigh
  // less.
  const covariance = (lag: number) =>
    sum(deviations.slice(lag).map((deviation, i) => deviation * deviations[i])) / count;
  const variance = covariance(0);
  // A variance this small is a rounding error of equal values.
  if (variance <= (1e-12 * centre) ** 2) return 1;

  let total = -variance;
  for (let lag = 0; lag < count; lag += 2) {
    const pair = covariance(lag) + (lag + 1 < count ? covariance(lag + 1) : 0);
    // Not positive, apart from rounding errors.
    if (pair <= 1e-12 * variance) break;
    total += 2 * pair;
  }
  // An alternating series has a total below the variance, even below 0.
  return Math.max(count / Math.max(total / variance, 1), 1);
}
