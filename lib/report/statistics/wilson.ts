/**
 * Wilson's score interval (E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", 1927): all shares that a score test does not reject. It stays within 0 and 1, and is accurate
 * for few trials and for extreme shares.
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "./interval.ts";

/** What all shares of independent trials have in common: the spread is known from the share itself. */
export const BY_TRIALS = { scale: "share", quantile: "normal" } as const;

/**
 * The interval of a share.
 *
 * @param share of successes, from 0 to 1
 * @param trials above 0, not always whole: for trials that are dependent or have more than two outcomes, the
 *   equivalent number of independent yes-or-no trials
 * @param level of confidence, between 0 and 1
 * @throws {RangeError} when one of them is out of its range
 */
export function wilson(
  share: number,
  trials: number,
  level = 0.95,
): { readonly low: number; readonly high: number } {
  if (!(share >= 0 && share <= 1)) {
    throw new RangeError(`expected a share from 0 to 1 but found ${share}`);
  }
  if (!(trials > 0 && trials < Infinity)) {
    throw new RangeError(`expected more than 0 trials but found ${trials}`);
  }
  if (!(level > 0 && level < 1)) {
    throw new RangeError(`expected a level between 0 and 1 but found ${level}`);
  }
  return wilsonBy(share, trials, jstat.normal.inv((1 + level) / 2, 0, 1));
}

/**
 * The same by the quantile of another distribution than the normal one.
 *
 * @param point how many standard errors the share may be from the ends
 */
export function wilsonBy(
  share: number,
  trials: number,
  point: number,
): { readonly low: number; readonly high: number } {
  const square = point ** 2;
  const scale = 1 + square / trials;
  const centre = (share + square / (2 * trials)) / scale;
  const half = point / scale *
    Math.sqrt(share * (1 - share) / trials + square / (4 * trials ** 2));
  return {
    // The formula gives exactly 0 and 1; rounding would not.
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
  return { mean: share, ...wilson(share, trials), count: trials, ...BY_TRIALS };
}
