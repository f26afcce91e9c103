/**
 * Measuring time inside a timed task.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";
import { median } from "matchbox/report/statistics/mod.ts";

/** How long something took, over several runs; seconds. */
export interface Timing {
  readonly seconds: number;
  /** Lower and upper quartile. */
  readonly low: number;
  readonly high: number;
  readonly repeats: number;
}

/** Work that lasts so long at its first run, in seconds, is long enough for the clock at every run. */
const LONG = 0.05;

/**
 * Runs `work` to warm up and then `repeats` times, and gives the median with the quartiles. Work that is
 * shorter than the clock can see is repeated within a run until it lasts a millisecond.
 *
 * @param repeats at least 1
 */
export function measure(clock: Clock, repeats: number, work: () => void): Timing {
  const loops = loopsForOneMillisecond(clock, work);
  const times = Array.from({ length: repeats }, () => timed(clock, work, loops) / loops);
  const { median: seconds, low, high } = median(times);
  return { seconds: nanoseconds(seconds), low: nanoseconds(low), high: nanoseconds(high), repeats };
}

/** Rounded to what the clock can mean. */
function nanoseconds(seconds: number): number {
  return Number(seconds.toFixed(9));
}

function loopsForOneMillisecond(clock: Clock, work: () => void): number {
  // What takes long is not run a second time only to see that.
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
