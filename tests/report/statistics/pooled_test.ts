import { assertAlmostEquals, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import {
  geometricMean,
  type Interval,
  mean,
  pooled,
  proportion,
} from "matchbox/report/statistics/mod.ts";

/** Five runs of 40 units each, and all units in one run. */
function runs(draw: (random: ReturnType<typeof randomStream>) => number): number[][] {
  const random = randomStream("units of five runs");
  return Array.from({ length: 5 }, () => Array.from({ length: 40 }, () => draw(random)));
}

/** The ends need not be the same: the variance between the runs is not in those of the runs. */
function assertNear(found: Interval, expected: Interval, part: number): void {
  assertAlmostEquals(found.mean, expected.mean, 1e-9);
  const width = expected.high! - expected.low!;
  assertAlmostEquals(found.low!, expected.low!, part * width);
  assertAlmostEquals(found.high!, expected.high!, part * width);
  assertStrictEquals(found.count, expected.count);
}

Deno.test("means of several runs are pooled to the mean of all units", () => {
  const values = runs((random) => random.float() + random.float());
  assertNear(pooled(values.map(mean)), mean(values.flat()), 0.03);
});

Deno.test("factors are pooled by their logarithms", () => {
  const values = runs((random) => Math.exp(4 * random.float()));
  const each = values.map((run): Interval => ({ ...geometricMean(run), scale: "log" }));
  assertNear(pooled(each), geometricMean(values.flat()), 0.03);
});

Deno.test("shares are pooled to the share of all trials, and stay between 0 and 1", () => {
  const share = (wanted: number): Interval => ({ ...proportion(wanted, 200), scale: "share" });
  assertNear(pooled([180, 190, 186, 195, 188].map(share)), proportion(939, 1000), 0.03);
  const all = pooled([share(200), share(200)]);
  assertStrictEquals(all.mean, 1);
  assertStrictEquals(all.high, 1);
  assertAlmostEquals(all.low!, proportion(400, 400).low, 0.0005);
});

Deno.test("a few trials of several runs are pooled to the interval of all trials", () => {
  // The normal quantile of Wilson's interval does not depend on the number of trials, unlike Student's.
  for (const [trials, wanted] of [[10, [7, 8, 6, 9, 5]], [14, [13, 11, 12, 14, 10]]] as const) {
    const all = proportion(wanted.reduce((sum: number, each) => sum + each, 0), 5 * trials);
    const { low, high } = pooled(wanted.map((each) => proportion(each, trials)));
    assertAlmostEquals(low!, all.low, 1e-9);
    assertAlmostEquals(high!, all.high, 1e-9);
  }
});

Deno.test("the estimate of one run is pooled to itself", () => {
  const skew: Interval = { mean: 2, low: 1.9, high: 5, count: 4, unit: "runs" };
  assertEquals(pooled([skew]), skew);
});

Deno.test("a run with more units weighs more", () => {
  const one = { mean: 1, low: 0, high: 2, count: 30, unit: "games" };
  const { mean, count, unit } = pooled([one, { ...one, mean: 5, low: 4, high: 6, count: 10 }]);
  assertEquals({ mean, count, unit }, { mean: 2, count: 40, unit: "games" });
});

Deno.test("numbers without intervals: equal ones stay, others are units themselves", () => {
  const exact = (mean: number): Interval => ({ mean, low: null, high: null, count: 1 });
  assertEquals(pooled([exact(304), exact(304)]), { ...exact(304), count: 2 });
  assertEquals(pooled([exact(1), exact(3)]), { ...mean([1, 3]), unit: "seeds" });
  assertThrows(() => pooled([]), RangeError, "1 or more");
});

Deno.test("runs over the same cases are one sample, and equal shares of 1 are several", () => {
  const gain = mean([0.1, 0.4, 0.2, 0.7]);
  assertEquals(pooled([gain, gain, gain]), pooled([gain]));
  assertStrictEquals(pooled([gain, { ...gain, mean: gain.mean + 0.01 }]).count, 8);
  const all = proportion(10, 10);
  assertStrictEquals(pooled([all, all]).count, 20);
});

Deno.test("an interval without an upper end leaves the lower end of all as it is", () => {
  const factor = (high: number): Interval => ({
    ...{ mean: 2, low: 1, high, count: 40, scale: "log" as const },
  });
  const [closed, open] = [[4, 4.1], [4, Infinity]].map((ends) => pooled(ends.map(factor)));
  assertStrictEquals(open.high, Infinity);
  assertAlmostEquals(open.low!, closed.low!, 0.01);
  assertAlmostEquals(open.mean, 2, 1e-12);
});
