/**
 * Up to how many empty squares positions are solved within a second (C27b).
 *
 * @module
 */
import type { TimeSummary } from "./summary.ts";

/** `Most` positions: the interval of their share lies above a half. */
const MOST = 0.5;

/** Numbers of empty squares; null where not even the fewest reach it. */
export interface WithinASecond {
  /** Up to here every position of the sample was solved. */
  readonly every: number | null;
  /** Up to here most positions were. */
  readonly most: number | null;
  /** The most empty squares that were timed. */
  readonly timed: number;
}

/** @param times by rising number of empty squares */
export function withinASecond(times: readonly TimeSummary[]): WithinASecond {
  return {
    every: lastOf(times, ({ solved }) => solved.mean === 1),
    most: lastOf(times, ({ solved }) => solved.low !== null && solved.low > MOST),
    timed: times.at(-1)!.empties,
  };
}

/** The last number up to which all numbers meet a condition. */
function lastOf(
  times: readonly TimeSummary[],
  holds: (summary: TimeSummary) => boolean,
): number | null {
  const fails = times.findIndex((summary) => !holds(summary));
  const count = fails < 0 ? times.length : fails;
  return count > 0 ? times[count - 1].empties : null;
}
