/**
 * Measuring time inside a timed task.
 *
 * @module
 */
import { type Clock, integer, type Parameter, type Random, shuffle } from "matchbox/base/mod.ts";
import { median } from "matchbox/report/statistics/median.ts";
import { exact, key, measured, type TypedColumn } from "./columns.ts";
import { rounded } from "./rounded.ts";

/**
 * The parameter of a study for its fresh processes.
 *
 * @param least 0 when the times can be left out
 * @param how the processes share what is timed, as the rest of "fresh processes, ..."
 */
export function processesParameter(
  least: 0 | 1,
  how: string = "among which all that is timed is dealt",
): Parameter<number> {
  return integer(least, 1000, 2, `fresh processes, ${how}${least ? "" : "; 0 for no timing"}`);
}

/** The column of the process in which something was timed. */
export const process: TypedColumn<number> = key<number>(
  "number of the process, from 1; each is fresh",
);

/**
 * The numbers from 1 to `count` of what a process times. All are dealt in turn, so that each belongs to one
 * process; where there are more processes than numbers, each process has one, and some have the same.
 *
 * @param process its number, from 1 to `processes`
 */
export function dealtTo(process: number, processes: number, count: number): number[] {
  if (count < processes) return [(process - 1) % count + 1];
  const hands = Math.ceil((count - process + 1) / processes);
  return Array.from({ length: hands }, (_, hand) => process + hand * processes);
}

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

/**
 * Measures work as `measure` does; gives the values of these columns.
 *
 * @param parts of the work, such as moves, when the time of one is wanted, to six significant digits
 */
export function timing(
  clock: Clock,
  repeats: number,
  work: () => void,
  parts: number = 1,
): TimingRow {
  return rowOf(measure(clock, repeats, work), parts);
}

/** Work that is timed, with the key of its row. */
export interface TimedWork<K> {
  /** The key of its row. */
  readonly key: K;
  /** Does it once. */
  readonly run: () => void;
  /** How many parts it has, such as look-ups, when the time of one is wanted. */
  readonly parts?: number;
}

/**
 * Measures works that are compared, side by side: after all have warmed up, each round runs each of them once,
 * in a random order. So whatever slows a process for a while slows all of them.
 *
 * @param repeats rounds, at least 1
 */
export function timeSideBySide<K>(
  works: readonly TimedWork<K>[],
  repeats: number,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): (K & TimingRow)[] {
  const entered = warmUp(works, clock).map(([work, last]) => ({
    ...{ ...work, times: [] as number[] },
    loops: loopsAfter(last, clock, work.run),
  }));
  for (let round = 0; round < repeats; round++) {
    for (const { run, times, loops } of shuffle([...entered], random)) {
      times.push(perRun(clock, run, loops));
    }
  }
  return entered.map(({ key, times, parts }) => ({ ...key, ...rowOf(timingOf(times), parts) }));
}

/** Runs all works in turn, at least once, until the code is compiled; gives the last time of each, in seconds. */
function warmUp<W extends TimedWork<unknown>>(works: readonly W[], clock: Clock): [W, number][] {
  const end = clock.now() + WARM_UP;
  while (true) {
    const last = works.map((work): [W, number] => [work, perRun(clock, work.run, 1)]);
    if (clock.now() >= end) return last;
  }
}

/** Milliseconds for all works together: a fresh process has compiled nothing. */
const WARM_UP = 300;

function rowOf({ seconds, low, high, repeats }: Timing, parts: number = 1): TimingRow {
  const each = (time: number) => parts === 1 ? time : rounded(time / parts);
  return { seconds: each(seconds), seconds_low: each(low), seconds_high: each(high), repeats };
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
  // Long work is not run a second time to warm up.
  const loops = loopsAfter(perRun(clock, work, 1), clock, work);
  return timingOf(Array.from({ length: repeats }, () => perRun(clock, work, loops)));
}

function timingOf(times: readonly number[]): Timing {
  const { median: seconds, low, high, count: repeats } = median(times);
  return { seconds: nanoseconds(seconds), low: nanoseconds(low), high: nanoseconds(high), repeats };
}

/** Rounds to the resolution of the clock. */
function nanoseconds(seconds: number): number {
  return Number(seconds.toFixed(9));
}

/** How often work is run to last a millisecond, after a run that took `last` seconds. */
function loopsAfter(last: number, clock: Clock, work: () => void): number {
  if (last >= LONG) return 1;
  let loops = 1;
  while (loops * perRun(clock, work, loops) < 0.001) loops *= 2;
  return loops;
}

/** The time of one run, in seconds, when it runs `loops` times. */
function perRun(clock: Clock, work: () => void, loops: number): number {
  const start = clock.now();
  for (let i = 0; i < loops; i++) work();
  return (clock.now() - start) / 1000 / loops;
}
