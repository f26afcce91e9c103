/**
 * Wilson's score interval (E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", 1927): all shares that a normal test would not reject. It stays within 0 and 1, and holds for
 * few trials and for extreme shares.
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "./interval.ts";

/**
 * The interval of a share.
 *
 * @param share of successes, from 0 to 1
 * @param trials above 0; need not be whole, so that trials that are not independent, or that have more than
 * two outcomes, can be given by the number of yes-or-no trials that would say as much
 * @param level of confidence, between 0 and 1
 * @throws {RangeError} when one of them is out of its range
 */
export function wilson(
  share: number,
  trials: number,
  level = 0.95,
): { readonly low: number; readonly high: number } {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`a share from 0 to 1, not ${share}`);
  if (!(trials > 0 && trials < Infinity)) throw new RangeError(`trials above 0, not ${trials}`);
  if (!(level > 0 && level < 1)) throw new RangeError(`a level between 0 and 1, not ${level}`);
  const point = jstat.normal.inv((1 + level) / 2, 0, 1);
  const square = point ** 2;
  const scale = 1 + square / trials;
  const centre = (share + square / (2 * trials)) / scale;
  const half = point / scale *
    Math.sqrt(share * (1 - share) / trials + square / (4 * trials ** 2));
  return {
    // Exactly so by the formula, where rounding leaves a trace.
    low: share === 0 ? 0 : centre - half,
    high: share === 1 ? 1 : centre + half,
  };
}

/**
 * The share of successes with Wilson's 95 % interval.
 *
 * @throws {RangeError} unless both are whole numbers with 0 <= successes <= trials and trials > 0
 */
export function proportion(
  successes: number,
  trials: number,
): Interval & { readonly low: number; readonly high: number } {
  const whole = Number.isInteger(successes) && Number.isInteger(trials);
  if (!whole || successes < 0 || successes > trials || trials === 0) {
    throw new RangeError(
      `a proportion needs from 0 to n successes in n trials, n > 0: found ${successes} in ${trials}`,
    );
  }
  const share = successes / trials;
  return { mean: share, ...wilson(share, trials), count: trials };
}
