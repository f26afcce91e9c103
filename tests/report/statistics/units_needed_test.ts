import { assert, assertStrictEquals } from "@std/assert";
import jstat from "jstat";
import { randomStream } from "matchbox/base/mod.ts";
import { mean, unitsNeeded } from "matchbox/report/statistics/mod.ts";

Deno.test("half a standard deviation takes 32 units, the value of the tables", () => {
  // A pilot whose interval is exactly 2 quantiles of 1 / sqrt(count) wide.
  const count = 1_000_001;
  const half = 1.959964 / Math.sqrt(count);
  const pilot = { mean: 0.5, low: 0.5 - half, high: 0.5 + half, count };
  assertStrictEquals(unitsNeeded(pilot, 0), 32);
  assertStrictEquals(unitsNeeded(pilot, 0, 0.25), 126);
});

Deno.test("with so many units four samples in five decide", () => {
  const random = randomStream("power");
  const normal = () => jstat.normal.inv(random.float(), 0.4, 1);
  const sample = (count: number) => Array.from({ length: count }, normal);
  const needed = unitsNeeded(mean(sample(4000)), 0, 0.4)!;
  const samples = Array.from({ length: 2000 }, () => mean(sample(needed)));
  const decided = samples.filter(({ low }) => low! > 0).length / samples.length;
  assert(Math.abs(decided - 0.8) < 0.05, `${decided}`);
});

Deno.test("a truth at the end itself, or a pilot without an interval, tells nothing", () => {
  assertStrictEquals(unitsNeeded({ mean: 0.5, low: 0.4, high: 0.6, count: 9 }, 0.5), null);
  assertStrictEquals(unitsNeeded({ mean: 0.5, low: null, high: null, count: 1 }, 0), null);
});
