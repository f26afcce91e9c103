import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { mean } from "matchbox/report/statistics/mod.ts";
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
