/**
 * Estimates with their uncertainty. No mean leaves this file without its interval and its count.
 *
 * @module
 */
import jstat from "jstat";
import { mean as average, quantile, sampleStandardDeviation } from "simple-statistics";
import { formatNumber } from "./format.ts";

/** A mean or share with its 95 % confidence interval. */
export interface Interval {
  readonly mean: number;
  /** Lower end; null when one value is all there is, which says nothing of the spread. */
  readonly low: number | null;
  /** Upper end; null when `low` is. */
  readonly high: number | null;
  /** Values or trials that it rests on. */
  readonly count: number;
}

/** A median with the quartiles on either side: half of the values lie between them. */
export interface Spread {
  readonly median: number;
  /** Lower quartile. */
  readonly low: number;
  /** Upper quartile. */
  readonly high: number;
  readonly count: number;
}

/** The two-sided 95 % point of the normal distribution. */
const NORMAL_95 = 1.959963984540054;

/**
 * The arithmetic mean with Student's interval: for values that are roughly normal, or many.
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

/**
 * The geometric mean with the interval of the logarithms: for ratios and for counts that grow by
 * factors, such as nodes of a search.
 *
 * @throws {RangeError} when there are no values, or one is not a positive finite number
 */
export function geometricMean(values: readonly number[]): Interval {
  if (values.some((value) => value <= 0)) {
    throw new RangeError("a geometric mean needs positive values");
  }
  const { mean: centre, low, high, count } = mean(values.map(Math.log));
  return {
    mean: Math.exp(centre),
    low: low === null ? null : Math.exp(low),
    high: high === null ? null : Math.exp(high),
    count,
  };
}

/**
 * The share of successes with Wilson's score interval (E. B. Wilson, 1927), which stays within 0 and 1
 * and holds for few trials and extreme shares.
 *
 * @throws {RangeError} unless both are whole numbers with 0 <= successes <= trials and trials > 0
 */
export function proportion(
  successes: number,
  trials: number,
): Interval & { readonly low: number; readonly high: number } {
  const whole = Number.isInteger(successes) && Number.isInteger(trials);
  if (!whole || successes < 0 || successes > trials || trials === 0) {
    throw new RangeError(
      `a proportion needs from 0 to n successes in n trials, n > 0: found ${successes} in ${trials}`,
    );
  }
  const share = successes / trials;
  const square = NORMAL_95 ** 2;
  const scale = 1 + square / trials;
  const centre = (share + square / (2 * trials)) / scale;
  const half = NORMAL_95 / scale *
    Math.sqrt(share * (1 - share) / trials + square / (4 * trials ** 2));
  return {
    mean: share,
    // Exactly so by the formula, where rounding leaves a trace.
    low: successes === 0 ? 0 : centre - half,
    high: successes === trials ? 1 : centre + half,
    count: trials,
  };
}

/**
 * The median with the quartiles: for measurements of time, whose outliers a mean would follow. Quartiles
 * lie between values in proportion (Hyndman and Fan's seventh definition, that of R and NumPy).
 *
 * @throws {RangeError} when there are no values, or one is not a finite number
 */
export function median(values: readonly number[]): Spread {
  checkFinite("median", values);
  const [low, centre, high] = quantile(values as number[], [0.25, 0.5, 0.75]);
  return { median: centre, low, high, count: values.length };
}

/** How `formatInterval` writes. */
export interface IntervalOptions {
  /** Digits after the point; enough for three significant ones of the mean unless given. */
  readonly digits?: number;
  /** Whether the count is said: not where a column of its own says it. */
  readonly count?: boolean;
}

/** Writes an estimate as `1.23 [1.10, 1.36], n = 8`, and `1.23 (no interval), n = 1` from one value. */
export function formatInterval(
  estimate: Interval | Spread,
  { digits, count = true }: IntervalOptions = {},
): string {
  const centre = "mean" in estimate ? estimate.mean : estimate.median;
  const places = digits ?? placesOf(centre);
  const { low, high } = estimate;
  const range = low === null || high === null
    ? "(no interval)"
    : `[${formatNumber(low, places)}, ${formatNumber(high, places)}]`;
  const text = `${formatNumber(centre, places)} ${range}`;
  return count ? `${text}, n = ${formatNumber(estimate.count)}` : text;
}

/** Digits after the point that show three significant ones. */
function placesOf(value: number): number {
  if (value === 0) return 2;
  return Math.min(Math.max(2 - Math.floor(Math.log10(Math.abs(value))), 0), 20);
}

function checkFinite(what: string, values: readonly number[]): void {
  if (values.length === 0) throw new RangeError(`the ${what} of no values`);
  const wrong = values.find((value) => !Number.isFinite(value));
  if (wrong !== undefined) throw new RangeError(`the ${what} of values, one of which is ${wrong}`);
}
