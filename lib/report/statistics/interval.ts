/**
 * What an estimate is: a number with the interval it may lie in and the count it rests on. The statistics
 * of this folder give nothing less.
 *
 * @module
 */
import { formatNumber, threeDigits } from "../format.ts";

/** An estimate, such as a mean or a share, with its 95 % confidence interval. */
export interface Interval {
  readonly mean: number;
  /** Lower end; null when the values say nothing of the spread, as one value alone. */
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
  const places = digits ?? threeDigits(centre);
  const { low, high } = estimate;
  const range = low === null || high === null
    ? "(no interval)"
    : `[${formatNumber(low, places)}, ${formatNumber(high, places)}]`;
  const text = `${formatNumber(centre, places)} ${range}`;
  return count ? `${text}, n = ${formatNumber(estimate.count)}` : text;
}
