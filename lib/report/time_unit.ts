/**
 * The unit that makes times easy to read.
 *
 * @module
 */

/** A unit of time. */
export interface TimeUnit {
  /** The unit as it is written, e.g. `ms`. */
  readonly name: string;
  /** How many of it are in a second. */
  readonly perSecond: number;
}

const UNITS: readonly TimeUnit[] = [
  { name: "s", perSecond: 1 },
  { name: "ms", perSecond: 1e3 },
  { name: "µs", perSecond: 1e6 },
];

/**
 * The unit for a column of times: the largest one in which the geometric mean of the shortest and the
 * longest is 1 or more.
 *
 * @param seconds infinite values, NaN and 0 are ignored
 */
export function timeUnit(seconds: readonly number[]): TimeUnit {
  const sizes = seconds.map(Math.abs).filter((size) => size > 0 && size < Infinity);
  if (sizes.length === 0) return UNITS[0];
  const middle = Math.sqrt(Math.min(...sizes)) * Math.sqrt(Math.max(...sizes));
  return UNITS.find(({ perSecond }) => middle * perSecond >= 1) ?? UNITS[UNITS.length - 1];
}
