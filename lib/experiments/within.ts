/**
 * Intervals of quantities that have bounds.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";

/**
 * The interval without its part outside of what the quantity can be: Student's interval of a few scores may
 * reach beyond 1, which no score can. A few scores may also happen to be equal; they show no spread, so they
 * have no interval.
 */
export function within(interval: Interval, [least, most]: readonly [number, number]): Interval {
  const spread = interval.low !== interval.high;
  const clipped = (end: number | null) =>
    end === null || !spread ? null : Math.min(Math.max(end, least), most);
  return { ...interval, low: clipped(interval.low), high: clipped(interval.high) };
}
