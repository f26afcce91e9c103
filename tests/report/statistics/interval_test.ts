import { assertStrictEquals } from "@std/assert";
import { formatInterval, type Interval, mean, median } from "matchbox/report/statistics/mod.ts";

Deno.test("an estimate is written with its interval and its count", () => {
  const interval = (mean: number, low: number, high: number): Interval => ({
    mean,
    low,
    high,
    count: 8,
  });
  assertStrictEquals(formatInterval(interval(1.2345, 1.1, 1.364)), "1.23 [1.10, 1.36], n = 8");
  assertStrictEquals(
    formatInterval(interval(12345, 11000, 13000), { count: false }),
    "12,345 [11,000, 13,000]",
  );
  assertStrictEquals(
    formatInterval(interval(0.012345, 0.01, 0.014)),
    "0.0123 [0.0100, 0.0140], n = 8",
  );
  assertStrictEquals(
    formatInterval(interval(0.5, 0.25, 0.75), { digits: 1 }),
    "0.5 [0.3, 0.8], n = 8",
  );
  assertStrictEquals(formatInterval(median([1, 2, 3, 4, 5])), "3.00 [2.00, 4.00], n = 5");
});

Deno.test("a missing interval is written as (no interval)", () => {
  assertStrictEquals(formatInterval(mean([3])), "3.00 (no interval), n = 1");
});
