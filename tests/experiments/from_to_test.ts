import { assertStrictEquals } from "@std/assert";
import { fromTo } from "matchbox/experiments/from_to.ts";

const estimate = (mean: number) => ({ mean, low: mean - 0.1, high: mean + 0.1, count: 8 });

Deno.test("the range of several cases is the smallest and the largest with their names", () => {
  const cases = [["a", estimate(0.5)], ["b", estimate(0.75)], ["c", estimate(0.25)]] as const;
  assertStrictEquals(fromTo(cases, 2), "0.25 [0.15, 0.35] (c) to 0.75 [0.65, 0.85] (b)");
});

Deno.test("a single case is no range, and an exact number has no interval", () => {
  assertStrictEquals(fromTo([["a", estimate(0.5)]], 1), "0.5 [0.4, 0.6] (a)");
  const exact = { mean: 3, low: null, high: null, count: 1 };
  assertStrictEquals(fromTo([["a", exact]], 1), "3.0 (a)");
});
