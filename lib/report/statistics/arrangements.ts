/**
 * The common part of permutation tests: the observed statistic is compared with those of other arrangements
 * of the same values. Under the null hypothesis of no difference all arrangements are equally likely.
 *
 * @module
 */

/**
 * The alternative hypothesis: large statistics, small ones, or both are evidence against the null
 * hypothesis.
 */
export type Alternative = "two-sided" | "greater" | "less";

/** Options of a permutation test. */
export interface PermutationOptions {
  /** Default: `two-sided`. */
  readonly alternative?: Alternative;
  /** Random arrangements when there are too many to enumerate; default 10,000. */
  readonly draws?: number;
}

/** The result of a permutation test. It does not estimate the difference: use an interval for that. */
export interface PermutationResult {
  /** The share of arrangements at least as extreme as the observed one; never 0. */
  readonly p: number;
  /** Whether all arrangements were enumerated, so that `p` is exact. */
  readonly exact: boolean;
  /** Arrangements examined, including the observed one. */
  readonly arrangements: number;
}

/** Up to this number all arrangements are enumerated, in a fraction of a second. */
const MOST_ENUMERATED = 100_000;

/**
 * Statistics whose difference relative to the largest is below this are equal: sums in another order round
 * differently.
 */
const ROUNDING = 1e-10;

/**
 * Examines all arrangements if they are few, otherwise the observed one and `draws` random ones. The
 * observed arrangement must be counted, or the test would reject too often (B. Phipson and G. K. Smyth,
 * "Permutation p-values should never be zero", 2010).
 *
 * @param found the observed statistic
 * @param the number of all arrangements
 * @param the statistics of all arrangements, including the observed one
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
    throw new RangeError(`expected 1 or more draws but found ${draws}`);
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

/** How extreme a statistic is: the evidence against the null hypothesis. */
const measures: Record<Alternative, (statistic: number) => number> = {
  "two-sided": Math.abs,
  greater: (statistic) => statistic,
  less: (statistic) => -statistic,
};
