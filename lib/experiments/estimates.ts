/**
 * Estimates over rows, with their 95 % intervals. Each names its unit: what its interval is over, such as
 * positions, pairs of games or runs. Rows of one unit depend on each other, those of different units do not.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { randomStream } from "matchbox/base/mod.ts";
import * as statistics from "matchbox/report/statistics/mod.ts";
import type { Interval, Scale } from "matchbox/report/statistics/interval.ts";
import { groupBy } from "./groups.ts";

/** The unit of times. */
const PROCESSES = "processes";

/** The names of the columns that hold numbers. */
export type NumberColumn<R> = {
  [N in keyof R & string]: R[N] extends number ? N : never;
}[keyof R & string];

/** A number of a row: the name of a column, or a function. */
export type NumberOf<R> = NumberColumn<R> | ((row: R) => number);

/** The sum over the rows, without an interval. */
export function total<R>(rows: readonly R[], of: NumberOf<R>): number {
  return sum(numbersOf(rows, of));
}

/**
 * The arithmetic mean, with Student's interval: for numbers without bounds, or with one that is far away.
 *
 * @param unit in the plural, e.g. `positions`
 * @throws {RangeError} when there are no rows
 */
export function mean<R>(rows: readonly R[], of: NumberOf<R>, unit: string): Interval {
  return { ...statistics.mean(numbersOf(rows, of)), unit };
}

/**
 * The arithmetic mean of numbers with bounds, such as scores and shares: its interval stays within them.
 *
 * @param bounds of the numbers; default: from 0 to 1
 * @throws {RangeError} when there are no rows, or a number is beyond the bounds
 */
export function boundedMean<R>(
  rows: readonly R[],
  of: NumberOf<R>,
  unit: string,
  bounds: statistics.Bounds = {},
): Interval {
  return { ...statistics.boundedMean(numbersOf(rows, of), bounds), unit };
}

/**
 * The geometric mean of positive numbers, such as ratios.
 *
 * @throws {RangeError} when there are no rows, or a number is not positive
 */
export function geometricMean<R>(rows: readonly R[], of: NumberOf<R>, unit: string): Interval {
  return { ...statistics.geometricMean(numbersOf(rows, of)), unit };
}

/** The share of the rows for which something holds, with Wilson's interval; every row is a unit. */
export function share<R>(
  rows: readonly R[],
  holds: (row: R) => boolean,
  unit: string,
): Interval {
  return shareOfCounts(rows.filter(holds).length, rows.length, unit);
}

/** The same with the exact interval: for so few rows that Wilson's covers less than 95 % of shares near 1 or 0. */
export function shareOfFew<R>(
  rows: readonly R[],
  holds: (row: R) => boolean,
  unit: string,
): Interval {
  return { ...statistics.clopperPearson(rows.filter(holds).length, rows.length), unit };
}

/** The share by counts: so many are wanted of so many in all, which do not depend on each other. */
export function shareOfCounts(wanted: number, all: number, unit: string): Interval {
  return { ...statistics.proportion(wanted, all), unit };
}

/**
 * One sum divided by another, e.g. the share of wanted events in all events, with a bootstrap over the rows; over few
 * rows with Student's interval. Rows without any of what is below are left out.
 *
 * @returns null when all are
 */
export function ratio<R>(
  rows: readonly R[],
  above: NumberOf<R>,
  below: NumberOf<R>,
  { name, unit, scale }: Resampled,
): Interval | null {
  const some = rows.filter((row) => numberOf(row, below) > 0);
  if (some.length === 0) return null;
  if (some.length < FEW_ROWS && scale !== "log") {
    const items = some.map((row) => ({ above: numberOf(row, above), below: numberOf(row, below) }));
    return { ...statistics.ratioOfSums(items, scale), unit };
  }
  return resampled(some, (sample) => total(sample, above) / total(sample, below), {
    ...{ name, unit, scale },
  });
}

/** Of fewer rows the interval of a bootstrap is too narrow. */
const FEW_ROWS = 20;

/** What the random draws of a bootstrap are named after, and what they draw. */
export interface Resampled {
  /** Names the random stream, so that other estimates do not change the draws. */
  readonly name: string;
  /** In the plural, e.g. `positions`. */
  readonly unit: string;
  /** Of the statistic, e.g. `share` for the ratio of a part to the whole. */
  readonly scale?: Scale;
}

/** Any statistic of the rows, with a bootstrap over them. */
export function resampled<R>(
  rows: readonly R[],
  statistic: (sample: readonly R[]) => number,
  { name, unit, scale }: Resampled,
): Interval {
  const estimate = statistics.bootstrap(rows, statistic, randomStream(name));
  return { ...estimate, unit, ...scale === undefined ? {} : { scale } };
}

/** Pairs of rows that have the same value in a column; rows without a partner are left out. */
export function pairsBy<A, B, K extends keyof A & keyof B>(
  rows: readonly A[],
  others: readonly B[],
  column: K,
): (readonly [A, B])[] {
  const byValue = new Map<unknown, B>(others.map((other) => [other[column], other]));
  return rows.flatMap((row) => {
    const other = byValue.get(row[column]);
    return other === undefined ? [] : [[row, other] as const];
  });
}

/** The difference of two independent estimates over the same kind of unit; the count is the smaller one. */
export function difference(one: Interval, other: Interval): Interval {
  const { unit } = one;
  return { ...statistics.difference(one, other), ...unit === undefined ? {} : { unit } };
}

/** What the difference of two scores or shares can be. */
const DIFFERENCE = { least: -1, most: 1 };

/**
 * The mean difference of a score or a share between rows and their partners, which have the same value in a
 * column. Its interval lies between -1 and 1.
 *
 * @param of the number from 0 to 1, minus that of the partner
 * @param column that pairs the rows; its name is the unit unless one is given
 */
export function pairedDifference<R, K extends keyof R & string>(
  rows: readonly R[],
  others: readonly R[],
  of: NumberOf<R>,
  column: K,
  unit: string = column,
): Interval {
  const pairs = pairsBy(rows, others, column);
  const more = ([row, other]: readonly [R, R]) => numberOf(row, of) - numberOf(other, of);
  return boundedMean(pairs, more, unit, DIFFERENCE);
}

/**
 * The ratio of a number of the rows to that of their partners, which have the same value in a column: the
 * geometric mean over the pairs.
 *
 * @throws {RangeError} when there are no pairs, or a number is not positive
 */
export function pairedRatio<R, K extends keyof R & string>(
  rows: readonly R[],
  others: readonly R[],
  of: NumberOf<R>,
  column: K,
  unit: string,
): Interval {
  const pairs = pairsBy(rows, others, column);
  return geometricMean(pairs, ([row, other]) => numberOf(row, of) / numberOf(other, of), unit);
}

/** A row of something that was timed in a process. */
export interface InProcess {
  /** Number of the process, from 1. */
  readonly process: number;
}

/**
 * A positive number of what was timed, such as its seconds: the geometric mean in each process, then that over
 * the processes, which are the unit.
 *
 * @throws {RangeError} when there are no rows, or a number is not positive
 */
export function overProcesses<R extends InProcess>(rows: readonly R[], of: NumberOf<R>): Interval {
  const processes = groupBy(rows, "process").rollup((own) => ({
    number: geometricMean(own, of, "rows").mean,
  }));
  return geometricMean(processes, "number", PROCESSES);
}

/**
 * The ratio of a number of the rows to that of their partners of the same process, as `overProcesses`. Rows
 * without a partner are left out, and processes without any pair.
 *
 * @param column that pairs the rows of a process
 * @throws {RangeError} when there are no pairs, or a number is not positive
 */
export function ratioOverProcesses<R extends InProcess, K extends keyof R & string>(
  rows: readonly R[],
  others: readonly R[],
  of: NumberOf<R>,
  column: K,
): Interval {
  const ratios = groupBy(rows, "process").rollup((own, { process }) => {
    const partners = others.filter((other) => other.process === process);
    return {
      ratios: pairsBy(own, partners, column)
        .map(([row, other]) => ({ ratio: numberOf(row, of) / numberOf(other, of) })),
    };
  }).flatMap(({ process, ratios }) => ratios.map((ratio) => ({ process, ...ratio })));
  return overProcesses(ratios, "ratio");
}

function numbersOf<R>(rows: readonly R[], of: NumberOf<R>): number[] {
  return rows.map((row) => numberOf(row, of));
}

function numberOf<R>(row: R, of: NumberOf<R>): number {
  return typeof of === "function" ? of(row) : row[of as keyof R] as number;
}
