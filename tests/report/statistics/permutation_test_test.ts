import { assertGreater, assertLessOrEqual, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { type Alternative, median, permutationTest } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";

/** Diastolic blood pressure of treated and untreated, in the manual of StatXact (Mehta and Patel, 2001), table 9.6. */
const treated = [94, 108, 110, 90];
const untreated = [80, 94, 85, 90, 90, 90, 108, 94, 78, 105, 88];

const random = randomStream("permutation test");

/** `count` ones and `others` zeros. */
const marks = (
  count: number,
  others: number,
) => [...Array(count).fill(1), ...Array(others).fill(0)];

Deno.test("blood pressures have the exact p of StatXact's manual", () => {
  const both = permutationTest(treated, untreated, random);
  near(both.p, 0.1040, 5e-5);
  assertStrictEquals(both.exact, true);
  assertStrictEquals(both.arrangements, 15 * 14 * 13 * 12 / 24);
  near(permutationTest(treated, untreated, random, { alternative: "greater" }).p, 0.0564, 5e-5);
});

Deno.test("p does not depend on the unit, although sums in other units are rounded", () => {
  const scaled = (values: number[]) => values.map((value) => value * 0.1333 + 0.7);
  assertStrictEquals(
    permutationTest(scaled(treated), scaled(untreated), random).p,
    permutationTest(treated, untreated, random).p,
  );
});

Deno.test("three cups of four have the p of Fisher (1935): 17 in 70", () => {
  const { p, arrangements } = permutationTest(marks(3, 1), marks(1, 3), random, {
    alternative: "greater",
  });
  assertStrictEquals(arrangements, 70);
  assertStrictEquals(p, 17 / 70);
});

Deno.test("with too many divisions for enumeration p is estimated: Fisher's twins", () => {
  // Convicted brothers of criminals, 2 of 17 fraternal and 10 of 13 identical twins: R's documentation of
  // fisher.test prints p = 0.0004652.
  const draws = 100_000;
  const { p, exact, arrangements } = permutationTest(marks(2, 15), marks(10, 3), random, {
    alternative: "less",
    draws,
  });
  assertStrictEquals(exact, false);
  assertStrictEquals(arrangements, draws + 1);
  near(p, 0.0004652, 3 * Math.sqrt(0.0004652 / draws));
});

Deno.test("p is never 0, because the observed values are one of the arrangements", () => {
  const low = Array.from({ length: 20 }, (_, i) => i);
  const high = low.map((value) => value + 1000);
  assertStrictEquals(permutationTest(low, high, random, { draws: 99 }).p, 1 / 100);
});

Deno.test("an exact test rejects a true null hypothesis at most as often as its level", () => {
  // All 70 divisions are equally likely, so at most 5 % of them may have p <= 0.05.
  const values = [0, 1, 1, 2, 3, 5, 8, 13];
  const ps: number[] = [];
  for (let set = 0; set < 2 ** values.length; set++) {
    const first = values.filter((_, i) => set >> i & 1);
    const second = values.filter((_, i) => !(set >> i & 1));
    if (first.length === second.length) ps.push(permutationTest(first, second, random).p);
  }
  assertStrictEquals(ps.length, 70);
  for (const alpha of [0.05, 0.1, 0.5]) {
    assertLessOrEqual(ps.filter((p) => p <= alpha).length, alpha * ps.length);
  }
});

Deno.test("exchanging the samples exchanges greater and less", () => {
  const sample = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 });
  const p = (first: number[], second: number[], alternative: Alternative) =>
    permutationTest(first, second, random, { alternative }).p;
  fc.assert(fc.property(sample, sample, (first, second) => {
    assertStrictEquals(p(first, second, "greater"), p(second, first, "less"));
    assertStrictEquals(p(first, second, "two-sided"), p(second, first, "two-sided"));
    // The observed arrangement counts on both sides.
    assertGreater(p(first, second, "greater") + p(first, second, "less"), 1);
  }));
});

Deno.test("another statistic can be used: the difference of medians", () => {
  // By hand: 1 to 6 are divided into threes with medians 2 and 5 when 1 and 2 are together with 3 or 4: two
  // divisions each way.
  const statistic = (first: readonly number[], second: readonly number[]) =>
    median(first).median - median(second).median;
  assertStrictEquals(permutationTest([1, 2, 3], [4, 5, 6], random, { statistic }).p, 4 / 20);
});

Deno.test("invalid samples and options are errors", () => {
  assertStrictEquals(
    assertThrows(() => permutationTest([], [1], random), Error).message,
    "the permutation test needs 1 or more values",
  );
  assertThrows(() => permutationTest([1], [NaN], random), RangeError);
  assertThrows(() => permutationTest([1], [2], random, { draws: 0 }), RangeError);
  const statistic = () => Infinity;
  assertThrows(() => permutationTest([1], [2], random, { statistic }), Error, /is finite/);
});
