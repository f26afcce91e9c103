/**
 * The permutation test of pairs (R. A. Fisher, "The design of experiments", 1935, section 21): under the
 * null hypothesis the two of a pair are interchangeable, so each difference is as likely with the opposite
 * sign.
 *
 * @module
 */
import { sum } from "simple-statistics";
import {
  comparedWithArrangements,
  type PermutationOptions,
  type PermutationResult,
} from "./arrangements.ts";
import { checkFinite } from "./check_finite.ts";
import type { Draws } from "./draws.ts";

/**
 * How likely a mean difference at least this large is under the null hypothesis. All combinations of signs
 * are enumerated if there are at most 100,000 (16 pairs that differ); otherwise `draws` random ones are
 * examined.
 *
 * @param first as long as `second`, and in the same order
 * @param options `greater` tests whether the first of a pair exceeds the second
 * @throws {RangeError} when there are no pairs, the lengths differ, a value is not finite, or `draws` is not
 *   a whole number above 0
 */
export function pairedPermutationTest(
  first: readonly number[],
  second: readonly number[],
  random: Draws,
  options: PermutationOptions = {},
): PermutationResult {
  checkFinite("permutation test", first);
  checkFinite("permutation test", second);
  if (first.length !== second.length) {
    throw new RangeError(`expected pairs of values but found ${first.length} and ${second.length}`);
  }
  // Pairs that do not differ have no sign to change.
  const differences = first.map((value, i) => value - second[i]).filter((value) => value !== 0);
  const total = (flipped: (i: number) => unknown) =>
    sum(differences.map((value, i) => flipped(i) ? -value : value));
  const number = 2 ** differences.length;
  return comparedWithArrangements(
    sum(differences),
    number,
    function* () {
      for (let signs = 0; signs < number; signs++) yield total((i) => signs >> i & 1);
    },
    () => total(() => random.below(2)),
    options,
  );
}
