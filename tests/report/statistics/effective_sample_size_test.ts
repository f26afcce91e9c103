import { assert, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { effectiveSampleSize } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";
import { normalDraw } from "./normal_draws.ts";

const LENGTH = 20_000;

/** An autoregressive series in which each value depends on the previous one with weight `memory`. */
function autoregression(memory: number): number[] {
  const random = randomStream(`autoregression ${memory}`);
  const series: number[] = [];
  let value = 0;
  for (let i = 0; i < LENGTH; i++) {
    value = memory * value + normalDraw(random);
    series.push(value);
  }
  return series;
}

Deno.test("an autoregressive series has the theoretical effective sample size", () => {
  // Autocorrelations m, m^2, m^3, ... sum to m / (1 - m), so the effective size is n (1 - m) / (1 + m).
  for (const memory of [0, 0.5, 0.9]) {
    const theory = LENGTH * (1 - memory) / (1 + memory);
    near(effectiveSampleSize(autoregression(memory)) / theory, 1, 0.15);
  }
});

Deno.test("a short series has the size computed by hand", () => {
  // Deviations -1.5, -0.5, 0.5, 1.5; sums of their products 5, 1.25, -1.5, -2.25 at the lags 0 to 3. The sum
  // of the first two is positive and that of the others is not, so the total is -5 + 2 (5 + 1.25) = 7.5.
  near(effectiveSampleSize([1, 2, 3, 4]), 4 * 5 / 7.5, 1e-12);
});

Deno.test("repeating every value does not increase the size", () => {
  const once = autoregression(0).slice(0, LENGTH / 2);
  const twice = once.flatMap((value) => [value, value]);
  near(effectiveSampleSize(twice) / once.length, 1, 0.05);
});

Deno.test("an alternating series does not count for more than its length", () => {
  assertStrictEquals(effectiveSampleSize(autoregression(-0.5)), LENGTH);
  assertStrictEquals(effectiveSampleSize([1, -1, 1, -1, 1, -1]), 6);
});

Deno.test("equal values count as one", () => {
  assertStrictEquals(effectiveSampleSize([3]), 1);
  assertStrictEquals(effectiveSampleSize(Array(10).fill(0)), 1);
  assertStrictEquals(effectiveSampleSize(Array(10).fill(0.1)), 1);
});

Deno.test("the size is from 1 to the length, and does not depend on scale and shift", () => {
  const series = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 30 });
  fc.assert(fc.property(series, (values) => {
    const size = effectiveSampleSize(values);
    assert(1 <= size && size <= values.length);
    near(effectiveSampleSize(values.map((value) => 4 * value + 32)), size, 1e-9);
  }));
});

Deno.test("an empty series and values that are not finite are errors", () => {
  assertThrows(() => effectiveSampleSize([]), RangeError);
  assertThrows(() => effectiveSampleSize([1, Infinity]), RangeError);
});
