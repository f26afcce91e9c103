/**
 * The unit in which times are easy to read.
 *
 * @module
 */

/** A unit of time. */
export interface TimeUnit {
  readonly name: string;
  readonly perSecond: number;
}

const UNITS: readonly TimeUnit[] = [
  { name: "s", perSecond: 1 },
  { name: "ms", perSecond: 1e3 },
  { name: "µs", perSecond: 1e6 },
];

/**
 * The unit for a column of times: the largest in which the middle of them, by ratio, is 1 or more.
 *
 * @param seconds those that are not finite or 0 say nothing
 */
export function timeUnit(seconds: readonly number[]): TimeUnit {
  const sizes = seconds.map(Math.abs).filter((size) => size > 0 && size < Infinity);
  if (sizes.length === 0) return UNITS[0];
  const middle = Math.sqrt(Math.min(...sizes)) * Math.sqrt(Math.max(...sizes));
  return UNITS.find(({ perSecond }) => middle * perSecond >= 1) ?? UNITS[UNITS.length - 1];
}
