/**
 * How Elo differences and ratings are written.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";

/**
 * Writes an estimate in whole Elo with its signs: `+191 [+120, +280]`, and `+∞ [+338, +∞]` for a match
 * whose every game was won. The count is left to its reader.
 */
export function formatElo({ mean, low, high }: Interval): string {
  const range = low === null || high === null
    ? "(no interval)"
    : `[${signed(low)}, ${signed(high)}]`;
  return `${signed(mean)} ${range}`;
}

function signed(elo: number): string {
  // Rounded before its sign is looked at, so that nothing is written `+0` or `-0`.
  const whole = Math.round(elo);
  return whole > 0 ? `+${formatNumber(whole)}` : formatNumber(whole);
}
