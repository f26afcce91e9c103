/**
 * Shares of events that are counted in positions.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { randomStream } from "matchbox/base/mod.ts";
import { bootstrap } from "matchbox/report/statistics/bootstrap.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";

/** The counts of one position: events, and those of them that are of the wanted kind. */
export interface Counted {
  readonly wanted: number;
  readonly all: number;
}

/**
 * The share of the wanted events of all positions together, with its interval over positions, because the
 * events of one position depend on each other.
 *
 * @param name of the share; it names the random stream of the bootstrap
 * @returns null when there are no events
 */
export function shareOf(counts: readonly Counted[], name: string): Interval | null {
  const some = counts.filter(({ all }) => all > 0);
  if (some.length === 0) return null;
  const share = (sample: readonly Counted[]) =>
    sum(sample.map(({ wanted }) => wanted)) / sum(sample.map(({ all }) => all));
  return bootstrap(some, share, randomStream(`share of ${name}`));
}
