import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { pairedPermutationTest } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";

/**
 * Heights in inches of Darwin's maize, crossed and self-fertilized, 15 pairs (1876), as printed by Fisher
 * (1935).
 */
// deno-fmt-ignore
const crossed = [
  23.5, 12, 21, 22, 19.125, 21.5, 22.125, 20.375, 18.25, 21.625, 23.25, 21, 22.125, 23, 12,
];
// deno-fmt-ignore
const selfed = [
  17.375, 20.375, 20, 20, 18.375, 18.625, 18.625, 15.25, 16.5, 18, 16.25, 18, 12.75, 15.5, 18,
];

const random = randomStream("paired permutation test");

Deno.test("Darwin's maize has the p that Fisher counted: 863 of 32,768 on one side", () => {
  // "The design of experiments", section 21.
  const greater = pairedPermutationTest(crossed, selfed, random, { alternative: "greater" });
  assertEquals(greater, { p: 863 / 32768, exact: true, arrangements: 32768 });
  assertStrictEquals(pairedPermutationTest(crossed, selfed, random).p, 2 * 863 / 32768);
  // Of these, 28 have exactly the observed sum; they count on both sides.
  const less = pairedPermutationTest(crossed, selfed, random, { alternative: "less" });
  assertStrictEquals(less.p, (32768 - 863 + 28) / 32768);
});

Deno.test("p does not depend on the unit, although sums in other units are rounded", () => {
  const centimetres = (inches: number[]) => inches.map((height) => height * 2.54);
  const { p } = pairedPermutationTest(centimetres(crossed), centimetres(selfed), random);
  assertStrictEquals(p, 2 * 863 / 32768);
});

Deno.test("with too many pairs for enumeration p is estimated: 15 of 20 pairs for the first", () => {
  // Differences of equal size are like coins: 15 or more heads of 20 have probability 21,700 / 2^20.
  const first = Array.from({ length: 20 }, (_, i) => i < 15 ? 1 : -1);
  const draws = 20_000;
  const found = pairedPermutationTest(first, Array(20).fill(0), random, {
    alternative: "greater",
    draws,
  });
  const chance = 21_700 / 2 ** 20;
  assertStrictEquals(found.exact, false);
  assertStrictEquals(found.arrangements, draws + 1);
  near(found.p, chance, 3 * Math.sqrt(chance / draws));
});

Deno.test("pairs without a difference do not change p", () => {
  assertEquals(pairedPermutationTest([2, 3, 4], [2, 3, 4], random), {
    p: 1,
    exact: true,
    arrangements: 1,
  });
  assertStrictEquals(pairedPermutationTest([1, 1, 1, 9], [0, 0, 0, 9], random).p, 2 / 8);
});

Deno.test("samples of different lengths are an error", () => {
  assertStrictEquals(
    assertThrows(() => pairedPermutationTest([1, 2], [1], random), Error).message,
    "expected pairs of values but found 2 and 1",
  );
  assertThrows(() => pairedPermutationTest([], [], random), RangeError);
  assertThrows(() => pairedPermutationTest([1], [NaN], random), RangeError);
});
