/**
 * The permutation test of pairs (R. A. Fisher, "The design of experiments", 1935, section 21): if it made no
 * difference which of two was which, every difference might as well have had the other sign.
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
 * How likely a mean difference as large as this would be, were there none. All signs are looked at where
 * there are at most 100,000 ways to set them (16 pairs that differ), and `draws` random ones otherwise.
 *
 * @param first as long as `second`, and in the same order
 * @param options `greater` asks whether the first of a pair exceeds the second
 * @throws {RangeError} when there are no pairs, one lacks its second, a value is not finite, or `draws` is
 * not a whole number above 0
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
    throw new RangeError(`pairs of values, found ${first.length} and ${second.length}`);
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
