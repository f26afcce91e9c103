/**
 * The other side of a share.
 *
 * @module
 */
import type { Interval } from "./interval.ts";

/** One minus a share, e.g. the score of the opponent; the ends change places. */
export function complement({ mean, low, high, ...rest }: Interval): Interval {
  return {
    ...rest,
    mean: 1 - mean,
    low: high === null ? null : 1 - high,
    high: low === null ? null : 1 - low,
  };
}
