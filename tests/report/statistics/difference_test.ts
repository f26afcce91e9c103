import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { difference, mean, proportion } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";
import { normalDraw } from "./normal_draws.ts";

Deno.test("the difference of two shares has the interval that Newcombe published", () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998) 873-890, method 10, examples (a), (c) and (g).
  const published = [
    [[56, 70], [48, 80], [0.0524, 0.3339]],
    [[6, 7], [2, 7], [0.0582, 0.8062]],
    [[10, 10], [0, 20], [0.6791, 1]],
  ];
  for (const [one, other, [low, high]] of published) {
    const found = difference(proportion(one[0], one[1]), proportion(other[0], other[1]));
    near(found.low, low, 5e-5);
    near(found.high, high, 5e-5);
  }
});

Deno.test("the difference of two means covers the truth in about 95 of 100 samples", () => {
  const random = randomStream("difference of means");
  const draws = (count: number) => Array.from({ length: count }, () => normalDraw(random));
  let covered = 0;
  for (let sample = 0; sample < 2000; sample++) {
    const { low, high } = difference(mean(draws(30)), mean(draws(50)));
    if (low! <= 0 && high! >= 0) covered++;
  }
  // 95 % of 2,000 samples are 1,900, with a standard error of 10.
  near(covered, 1900, 40);
});

Deno.test("if one estimate has no interval, the difference has none", () => {
  const found = difference({ mean: 3, low: null, high: null, count: 1 }, proportion(1, 2));
  assertEquals([found.low, found.high], [null, null]);
  assertStrictEquals(found.mean, 2.5);
});

Deno.test("the interval of a difference is over what the first estimate is over", () => {
  const runs = { ...mean([1, 2, 4]), unit: "runs" };
  assertStrictEquals(difference(runs, mean([1, 2])).unit, "runs");
  assert(!("unit" in difference(mean([1, 2]), runs)));
});
