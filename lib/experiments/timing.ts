/**
 * Measuring time inside a timed task.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";
import { median } from "matchbox/report/statistics/median.ts";
import { exact, measured, type TypedColumn } from "./columns.ts";

/** A timing as the columns of a row: the median between its quartiles. */
export type TimingRow = {
  readonly [N in "seconds" | "seconds_low" | "seconds_high" | "repeats"]: number;
};

/**
 * The columns of a timing in a row.
 *
 * @param meaning of its median
 */
export function timingColumns(
  meaning: string,
): { readonly [N in keyof TimingRow]: TypedColumn<number> } {
  return {
    seconds: measured("s", meaning),
    seconds_low: measured("s", "lower quartile of the time"),
    seconds_high: measured("s", "upper quartile of the time"),
    repeats: exact("how often it was timed"),
  };
}

/** Measures work as `measure` does; gives the values of these columns. */
export function timing(clock: Clock, repeats: number, work: () => void): TimingRow {
  const { seconds, low, high } = measure(clock, repeats, work);
  return { seconds, seconds_low: low, seconds_high: high, repeats };
}

/** The time of repeated runs, in seconds. */
export interface Timing {
  /** The median of the runs. */
  readonly seconds: number;
  /** The lower quartile. */
  readonly low: number;
  /** The upper quartile. */
  readonly high: number;
  /** The number of runs. */
  readonly repeats: number;
}

/** Work that takes this long in its first run, in seconds, is long enough for the clock in every run. */
const LONG = 0.05;

/**
 * Runs `work` to warm up and then `repeats` times; returns the median with the quartiles. Work too short for
 * the clock is repeated within a run until it lasts a millisecond.
 *
 * @param repeats at least 1
 */
export function measure(clock: Clock, repeats: number, work: () => void): Timing {
  const loops = loopsForOneMillisecond(clock, work);
  const times = Array.from({ length: repeats }, () => timed(clock, work, loops) / loops);
  const { median: seconds, low, high } = median(times);
  return { seconds: nanoseconds(seconds), low: nanoseconds(low), high: nanoseconds(high), repeats };
}

/** Rounds to the resolution of the clock. */
function nanoseconds(seconds: number): number {
  return Number(seconds.toFixed(9));
}

function loopsForOneMillisecond(clock: Clock, work: () => void): number {
  // Long work is not run a second time to warm up.
  if (timed(clock, work, 1) >= LONG) return 1;
  let loops = 1;
  while (timed(clock, work, loops) < 0.001) loops *= 2;
  return loops;
}

function timed(clock: Clock, work: () => void, loops: number): number {
  const start = clock.now();
  for (let i = 0; i < loops; i++) work();
  return (clock.now() - start) / 1000;
}
