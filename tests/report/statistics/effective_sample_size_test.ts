import { assert, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { effectiveSampleSize } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";
import { normalDraw } from "./normal_draws.ts";

const LENGTH = 20_000;

/** A series in which each value keeps the share `memory` of the one before. */
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

Deno.test("an autoregression has the effective size of theory", () => {
  // Autocorrelations m, m^2, m^3, ... sum to m / (1 - m), so that n (1 - m) / (1 + m) are left.
  for (const memory of [0, 0.5, 0.9]) {
    const theory = LENGTH * (1 - memory) / (1 + memory);
    near(effectiveSampleSize(autoregression(memory)) / theory, 1, 0.15);
  }
});

Deno.test("a short series has the size that is found by hand", () => {
  // Deviations -1.5, -0.5, 0.5, 1.5; sums of their products 5, 1.25, -1.5, -2.25 at the lags 0 to 3. The
  // first two are together positive and the others not, so that the sum is -5 + 2 (5 + 1.25) = 7.5.
  near(effectiveSampleSize([1, 2, 3, 4]), 4 * 5 / 7.5, 1e-12);
});

Deno.test("every value said twice is said once", () => {
  const once = autoregression(0).slice(0, LENGTH / 2);
  const twice = once.flatMap((value) => [value, value]);
  near(effectiveSampleSize(twice) / once.length, 1, 0.05);
});

Deno.test("a series that swings is not counted above its length", () => {
  assertStrictEquals(effectiveSampleSize(autoregression(-0.5)), LENGTH);
  assertStrictEquals(effectiveSampleSize([1, -1, 1, -1, 1, -1]), 6);
});

Deno.test("equal values are one", () => {
  assertStrictEquals(effectiveSampleSize([3]), 1);
  assertStrictEquals(effectiveSampleSize(Array(10).fill(0)), 1);
  assertStrictEquals(effectiveSampleSize(Array(10).fill(0.1)), 1);
});

Deno.test("the size is from 1 to the length, and does not depend on unit and origin", () => {
  const series = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 30 });
  fc.assert(fc.property(series, (values) => {
    const size = effectiveSampleSize(values);
    assert(1 <= size && size <= values.length);
    near(effectiveSampleSize(values.map((value) => 4 * value + 32)), size, 1e-9);
  }));
});

Deno.test("what has no size is an error", () => {
  assertThrows(() => effectiveSampleSize([]), RangeError);
  assertThrows(() => effectiveSampleSize([1, Infinity]), RangeError);
});
