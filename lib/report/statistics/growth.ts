/**
 * Growth by a factor: a straight line through logarithms.
 *
 * @module
 */
import jstat from "jstat";
import { checkFinite } from "./check_finite.ts";
import type { Interval } from "./interval.ts";

/** A quantity that grows by about the same factor with each step. */
export interface Growth {
  /** The factor of one step. */
  readonly factor: Interval;
  /** A single value at another place; its interval is that of one more observation, not of a mean. */
  at(place: number): Interval;
}

/**
 * The growth through positive values, by least squares on their logarithms, with Student's 95 % intervals.
 *
 * @param points at least three, at two places or more
 * @throws {RangeError} when there are fewer, or a value is not a positive finite number
 */
export function growth(points: readonly { readonly x: number; readonly y: number }[]): Growth {
  const count = points.length;
  if (count < 3) throw new RangeError("growth needs at least three values");
  if (points.some(({ y }) => y <= 0)) throw new RangeError("growth needs positive values");
  checkFinite("growth", points.map(({ y }) => y));
  const centre = sumOf(({ x }) => x) / count;
  const level = sumOf(({ y }) => Math.log(y)) / count;
  const width = sumOf(({ x }) => (x - centre) ** 2);
  if (width === 0) throw new RangeError("growth needs values at two places");
  const slope = sumOf(({ x, y }) => (x - centre) * Math.log(y)) / width;
  const apart = sumOf(({ x, y }) => (Math.log(y) - level - slope * (x - centre)) ** 2);
  const error = Math.sqrt(apart / (count - 2));
  const quantile = jstat.studentt.inv(0.975, count - 2);
  const interval = (logarithm: number, half: number): Interval => ({
    mean: Math.exp(logarithm),
    low: Math.exp(logarithm - half),
    high: Math.exp(logarithm + half),
    ...{ count, scale: "log" },
  });
  return {
    factor: interval(slope, quantile * error / Math.sqrt(width)),
    at(place) {
      const spread = Math.sqrt(1 + 1 / count + (place - centre) ** 2 / width);
      return interval(level + slope * (place - centre), quantile * error * spread);
    },
  };

  function sumOf(of: (point: { readonly x: number; readonly y: number }) => number): number {
    return points.reduce((sum, point) => sum + of(point), 0);
  }
}
