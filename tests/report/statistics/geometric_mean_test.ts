import { assertStrictEquals, assertThrows } from "@std/assert";
import { geometricMean } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";
import { sleep, SLEEP_HIGH, SLEEP_LOW } from "./student_sleep.ts";

Deno.test("a geometric mean has the interval of the logarithms", () => {
  // By definition: the mean and ends of the exponentials are the exponentials of the mean and ends.
  const { mean: centre, low, high, count } = geometricMean(sleep.map(Math.exp));
  near(centre, Math.exp(1.58), 1e-12);
  near(low, Math.exp(SLEEP_LOW), 1e-6);
  near(high, Math.exp(SLEEP_HIGH), 1e-6);
  assertStrictEquals(count, 10);
});

Deno.test("a geometric mean does not overflow where a product would", () => {
  near(geometricMean(Array(50).fill(1e20)).mean / 1e20, 1, 1e-12);
});

Deno.test("one value has a geometric mean but no interval", () => {
  assertStrictEquals(geometricMean([3]).low, null);
});

Deno.test("values that are not positive have no geometric mean", () => {
  assertThrows(() => geometricMean([1, 0]), RangeError);
});
