/**
 * How Elo differences and ratings are written.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";

/**
 * Writes an estimate in whole Elo with signs: `+191 [+120, +280]`, and `+∞ [+338, +∞]` for a match in which
 * every game was won. The count is left out.
 */
export function formatElo({ mean, low, high }: Interval): string {
  const range = low === null || high === null
    ? "(no interval)"
    : `[${formatWholeElo(low)}, ${formatWholeElo(high)}]`;
  return `${formatWholeElo(mean)} ${range}`;
}

/** Writes whole Elo with a sign: `+191`, `0` or `-∞`. */
export function formatWholeElo(elo: number): string {
  // Rounded before looking at the sign, so that `+0` and `-0` are never written.
  const whole = Math.round(elo);
  return whole > 0 ? `+${formatNumber(whole)}` : formatNumber(whole);
}
