/**
 * Estimates: a number with its interval and the number of values behind it. All statistics of this folder
 * return one.
 *
 * @module
 */
import { formatNumber, threeDigits } from "../format.ts";

/** An estimate, such as a mean or a share, with its 95 % confidence interval. */
export interface Interval {
  /** The estimate itself, in the units of the values. */
  readonly mean: number;
  /** Lower end; null when the values show no spread, e.g. for a single value. */
  readonly low: number | null;
  /** Upper end; null when `low` is. */
  readonly high: number | null;
  /** The number of values or trials. */
  readonly count: number;
  /** What was counted, in the plural, e.g. `positions`: what the interval is over. */
  readonly unit?: string;
  /**
   * The scale on which the interval was made, and on which several estimates can be combined: `log` for
   * positive quantities, `share` for those between 0 and 1. Without it the quantity itself is the scale.
   */
  readonly scale?: Scale;
  /** Whose quantile makes the ends: `normal`; without it that of Student's distribution with `count - 1`. */
  readonly quantile?: "normal";
}

/** A scale on which an interval can be made. */
export type Scale = "log" | "share";

/** A median with the quartiles on either side: half of the values lie between them. */
export interface Spread {
  /** The middle value, or the mean of the two in the middle. */
  readonly median: number;
  /** Lower quartile. */
  readonly low: number;
  /** Upper quartile. */
  readonly high: number;
  /** The number of values. */
  readonly count: number;
}

/** Options of `formatInterval`. */
export interface IntervalOptions {
  /** Digits after the point; default: enough for three significant digits of the mean. */
  readonly digits?: number;
  /** Whether to write the count; not needed next to a column of counts. */
  readonly count?: boolean;
}

/** Writes an estimate as `1.23 [1.10, 1.36], n = 8`, and `1.23 (no interval), n = 1` from one value. */
export function formatInterval(
  estimate: Interval | Spread,
  { digits, count = true }: IntervalOptions = {},
): string {
  const centre = "mean" in estimate ? estimate.mean : estimate.median;
  const places = digits ?? threeDigits(centre);
  const { low, high } = estimate;
  const range = low === null || high === null
    ? "(no interval)"
    : `[${formatNumber(low, places)}, ${formatNumber(high, places)}]`;
  const text = `${formatNumber(centre, places)} ${range}`;
  return count ? `${text}, n = ${formatNumber(estimate.count)}` : text;
}
