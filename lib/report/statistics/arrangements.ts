/**
 * What permutation tests have in common: the statistic that was found is set among those of other
 * arrangements of the same values, which would have been as likely if there were no difference.
 *
 * @module
 */

/** Which statistics speak against there being no difference: large ones, small ones, or both. */
export type Alternative = "two-sided" | "greater" | "less";

/** How a permutation test is done. */
export interface PermutationOptions {
  /** `two-sided` unless given. */
  readonly alternative?: Alternative;
  /** Arrangements drawn where there are too many to look at all; 10,000 unless given. */
  readonly draws?: number;
}

/** What a permutation test finds. An estimate of the difference it is not: that needs an interval. */
export interface PermutationResult {
  /** The share of arrangements at least as extreme as the one found; never 0. */
  readonly p: number;
  /** Whether all arrangements were looked at, so that `p` owes nothing to chance. */
  readonly exact: boolean;
  /** Arrangements looked at, the one found included. */
  readonly arrangements: number;
}

/** Up to here all arrangements are looked at: a fraction of a second. */
const MOST_ENUMERATED = 100_000;

/** Statistics this close, in shares of the largest, are equal: they differ by the order of summation. */
const ROUNDING = 1e-10;

/**
 * Looks at all arrangements where there are few, else at the one found and at `draws` others. That one
 * counts as any other, without which the test would be wrong too often (B. Phipson and G. K. Smyth,
 * "Permutation p-values should never be zero", 2010).
 *
 * @param found the statistic of the values as they are
 * @param number of all arrangements
 * @param all their statistics, the one found included
 * @param draw the statistic of a random arrangement
 * @throws {RangeError} when a statistic is not finite, or `draws` is not a whole number above 0
 */
export function comparedWithArrangements(
  found: number,
  number: number,
  all: () => Iterable<number>,
  draw: () => number,
  { alternative = "two-sided", draws = 10_000 }: PermutationOptions,
): PermutationResult {
  if (!(Number.isInteger(draws) && draws > 0)) {
    throw new RangeError(`1 or more draws, not ${draws}`);
  }
  const exact = number <= MOST_ENUMERATED;
  const statistics = exact
    ? Float64Array.from(all())
    : Float64Array.from({ length: draws + 1 }, (_, i) => i === 0 ? found : draw());
  const largest = statistics.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (!Number.isFinite(largest)) {
    throw new RangeError(
      "a permutation test needs a statistic that is finite in every arrangement",
    );
  }
  const measure = measures[alternative];
  const least = measure(found) - ROUNDING * largest;
  const extreme = statistics.reduce((sum, value) => sum + (measure(value) >= least ? 1 : 0), 0);
  return { p: extreme / statistics.length, exact, arrangements: statistics.length };
}

/** How much a statistic speaks against there being no difference. */
const measures: Record<Alternative, (statistic: number) => number> = {
  "two-sided": Math.abs,
  greater: (statistic) => statistic,
  less: (statistic) => -statistic,
};
