import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { countedMean, mean } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";
import { sleep, SLEEP_HIGH, SLEEP_LOW } from "./student_sleep.ts";

Deno.test("a mean has Student's interval: his data on sleep", () => {
  const { mean: centre, low, high, count } = mean(sleep);
  near(centre, 1.58, 1e-12);
  near(low, SLEEP_LOW, 1e-7);
  near(high, SLEEP_HIGH, 1e-7);
  assertStrictEquals(count, 10);
});

Deno.test("one value has a mean but no interval", () => {
  assertEquals(mean([3]), { mean: 3, low: null, high: null, count: 1 });
});

Deno.test("no values and values that are not finite are errors", () => {
  assertStrictEquals(
    assertThrows(() => mean([]), RangeError).message,
    "the mean needs 1 or more values",
  );
  assertStrictEquals(
    assertThrows(() => mean([1, NaN]), Error).message,
    "the mean needs finite values, found NaN",
  );
});

Deno.test("the mean of values by their counts is that of the values written out", () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1 }), (values) => {
    const counts = new Map<number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const found = countedMean(counts);
    const expected = mean(values);
    assertStrictEquals(found.count, expected.count);
    near(found.mean, expected.mean, 1e-12);
    if (values.length === 1) return assertEquals([found.low, found.high], [null, null]);
    near(found.low, expected.low!, 1e-9);
    near(found.high, expected.high!, 1e-9);
  }));
  assertThrows(() => countedMean(new Map()), RangeError, "the mean needs 1 or more values");
});
