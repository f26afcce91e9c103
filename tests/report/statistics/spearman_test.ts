import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { spearman } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";
import { normalDraw } from "./normal_draws.ts";

Deno.test("a rank correlation with ties has Bonett's own interval", () => {
  // The example of ci.spear in his R package statpsych, which prints these.
  const y = [21, 4, 9, 12, 35, 18, 10, 22, 24, 1, 6, 8, 13, 16, 19];
  const x = [67, 28, 30, 28, 52, 40, 25, 37, 44, 10, 14, 20, 28, 40, 51];
  const { mean, low, high, count } = spearman(x, y);
  near(mean, 0.8699639, 5e-8);
  near(low, 0.5840951, 5e-8);
  near(high, 0.9638297, 5e-8);
  assertStrictEquals(count, 15);
});

Deno.test("ties get the mean of their ranks, in any order", () => {
  // By hand: ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4, whose covariance is 4.5 and whose variances 4.5 and 5.
  near(spearman([1, 2, 2, 3], [1, 2, 3, 4]).mean, 4.5 / Math.sqrt(4.5 * 5), 1e-12);
  near(spearman([1, 2, 2, 3], [1, 3, 2, 4]).mean, 4.5 / Math.sqrt(4.5 * 5), 1e-12);
});

Deno.test("without ties it is 1 - 6 times the squared differences over n^3 - n", () => {
  const order = fc.shuffledSubarray([...Array(12).keys()], { minLength: 12 });
  fc.assert(fc.property(order, (ranks) => {
    const squares = ranks.reduce((sum, rank, i) => sum + (rank - i) ** 2, 0);
    near(spearman([...ranks.keys()], ranks).mean, 1 - 6 * squares / (12 ** 3 - 12), 1e-12);
  }));
});

Deno.test("the interval covers the true value in about 95 of 100 samples", () => {
  // Pairs from a normal distribution with correlation r have the rank correlation 6/pi asin(r/2) (K.
  // Pearson, 1907).
  const r = 0.6;
  const truth = 6 / Math.PI * Math.asin(r / 2);
  const random = randomStream("coverage of the rank correlation");
  const trials = 1000;
  let covered = 0;
  for (let trial = 0; trial < trials; trial++) {
    const xs = Array.from({ length: 50 }, () => normalDraw(random));
    const ys = xs.map((x) => r * x + Math.sqrt(1 - r ** 2) * normalDraw(random));
    const { low, high } = spearman(xs, ys);
    if (low! <= truth && truth <= high!) covered++;
  }
  near(covered / trials, 0.95, 3 * Math.sqrt(0.95 * 0.05 / trials));
});

Deno.test("perfect order and three pairs have no interval", () => {
  const values = Array.from({ length: 7 }, (_, i) => i ** 3);
  const none = { low: null, high: null };
  assertEquals(spearman(values, values), { mean: 1, ...none, count: 7 });
  assertEquals(spearman(values, values.toReversed()), { mean: -1, ...none, count: 7 });
  assertEquals(spearman([1, 2, 3], [1, 3, 2]).low, null);
});

Deno.test("equal values and samples of different lengths are errors", () => {
  assertThrows(() => spearman([1, 1, 1], [1, 2, 3]), Error, /different values/);
  assertStrictEquals(
    assertThrows(() => spearman([1, 2], [1]), Error).message,
    "expected pairs of values but found 2 and 1",
  );
  assertThrows(() => spearman([1], [1]), RangeError);
  assertThrows(() => spearman([], []), RangeError);
  assertThrows(() => spearman([1, NaN], [1, 2]), RangeError);
});
