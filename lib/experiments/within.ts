/**
 * Intervals of quantities that have bounds.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/mod.ts";

/**
 * The interval without its part outside of what the quantity can be. Student's interval of a few scores may
 * reach beyond 1, which no score can.
 */
export function within(interval: Interval, [least, most]: readonly [number, number]): Interval {
  const clipped = (end: number | null) =>
    end === null ? null : Math.min(Math.max(end, least), most);
  return { ...interval, low: clipped(interval.low), high: clipped(interval.high) };
}
