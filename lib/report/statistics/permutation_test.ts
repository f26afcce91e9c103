/**
 * The permutation test of two samples (R. A. Fisher, 1935; E. J. G. Pitman, 1937): if both come from the
 * same distribution, all divisions of the values into two samples of these sizes are equally likely.
 *
 * The test of the library simple-statistics is not used: its only statistic is the difference of means, it
 * draws random divisions even if all can be enumerated, and it gives 0 if no draw is extreme.
 *
 * @module
 */
import jstat from "jstat";
import { mean } from "simple-statistics";
import {
  comparedWithArrangements,
  type PermutationOptions,
  type PermutationResult,
} from "./arrangements.ts";
import { checkFinite } from "./check_finite.ts";
import type { Draws } from "./draws.ts";

/** A statistic that is large when the first sample exceeds the second, and about 0 when they are alike. */
export type TwoSampleStatistic = (first: readonly number[], second: readonly number[]) => number;

/**
 * How likely two samples at least this different are under the null hypothesis. All divisions are enumerated
 * if there are at most 100,000 (e.g. for two samples of nine); otherwise `draws` random ones are examined.
 *
 * @param options `greater` tests whether the first exceeds the second; the statistic, by default the
 *   difference of means, must not keep its arrays
 * @throws {RangeError} when a sample is empty, a value or statistic is not finite, or `draws` is not a whole
 * number above 0
 */
export function permutationTest(
  first: readonly number[],
  second: readonly number[],
  random: Draws,
  { statistic = differenceOfMeans, ...options }: PermutationOptions & {
    readonly statistic?: TwoSampleStatistic;
  } = {},
): PermutationResult {
  checkFinite("permutation test", first);
  checkFinite("permutation test", second);
  const values = [...first, ...second];
  const divided = () => statistic(values.slice(0, first.length), values.slice(first.length));
  return comparedWithArrangements(
    divided(),
    jstat.combination(values.length, first.length),
    function* () {
      for (const chosen of choices(values.length, first.length)) {
        yield statistic(
          values.filter((_, i) => chosen[i]),
          values.filter((_, i) => !chosen[i]),
        );
      }
    },
    () => {
      // A partial shuffle is enough, because the order within a sample does not matter.
      for (let i = 0; i < first.length; i++) {
        const j = i + random.below(values.length - i);
        [values[i], values[j]] = [values[j], values[i]];
      }
      return divided();
    },
    options,
  );
}

function differenceOfMeans(first: readonly number[], second: readonly number[]): number {
  return mean(first as number[]) - mean(second as number[]);
}

/** All ways to choose `size` of `count` things, marked in one array that is reused. */
function* choices(
  count: number,
  size: number,
  marks = Array(count).fill(false),
): Iterable<boolean[]> {
  if (size === 0) return yield marks;
  for (let last = size - 1; last < count; last++) {
    marks[last] = true;
    yield* choices(last, size - 1, marks);
    marks[last] = false;
  }
}
