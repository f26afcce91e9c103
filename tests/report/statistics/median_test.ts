import { assertEquals, assertThrows } from "@std/assert";
import { median } from "matchbox/report/statistics/mod.ts";

Deno.test("a median has quartiles, interpolated between values", () => {
  // The sorted value with number 1 + p (n - 1), by Hyndman and Fan (1996): here 3.5 and 8.5 of 11.
  assertEquals(median([49, 6, 7, 15, 36, 39, 40, 41, 42, 43, 47]), {
    median: 40,
    low: (15 + 36) / 2,
    high: (42 + 43) / 2,
    count: 11,
  });
  // Here numbers 2.25 and 4.75 of 6.
  assertEquals(median([41, 7, 36, 15, 40, 39]), {
    median: 37.5,
    low: 15 + 0.25 * (36 - 15),
    high: 39 + 0.75 * (40 - 39),
    count: 6,
  });
});

Deno.test("a median of values that are not finite is an error", () => {
  assertThrows(() => median([1, Infinity]), RangeError);
});
