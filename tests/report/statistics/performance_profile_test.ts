import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { meanOfEstimates, performanceProfile, proportion } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";

Deno.test("by hand: the share of runs above each threshold", () => {
  const profile = performanceProfile([[0.2, 0.5, 0.5, 0.9]], [0, 0.2, 0.5, 0.9]);
  assertEquals(profile.map(({ threshold, share }) => [threshold, share.mean]), [
    ...[[0, 1], [0.2, 0.75], [0.5, 0.25], [0.9, 0]],
  ]);
  // Wilson's interval of none of n runs ends at z^2 / (n + z^2).
  near(profile[3].share.high, 1.959964 ** 2 / (4 + 1.959964 ** 2), 1e-6);
  assertStrictEquals(profile[3].share.low, 0);
});

Deno.test("tasks weigh the same, however many runs they have", () => {
  const [{ share }] = performanceProfile([[1, 1, 1, 1], [0, 1]], [0.5]);
  assertStrictEquals(share.mean, 0.75);
  assertStrictEquals(share.count, 6);
});

Deno.test("a profile falls, and its area is the mean of scores between 0 and 1", () => {
  const scores = fc.array(fc.nat(10).map((value) => value / 10), { minLength: 1, maxLength: 20 });
  // Over each step between tenths the profile is constant, so the area is the mean of its left ends.
  const thresholds = Array.from({ length: 10 }, (_, i) => i / 10);
  fc.assert(fc.property(scores, (runs) => {
    const profile = performanceProfile([runs], thresholds).map(({ share }) => share.mean);
    profile.forEach((share, i) => assert(i === 0 || share <= profile[i - 1]));
    const area = profile.reduce((sum, share) => sum + share / 10, 0);
    near(area, runs.reduce((sum, score) => sum + score, 0) / runs.length, 1e-9);
  }));
});

Deno.test("the mean of estimates has ends only where all have, and that of one is itself", () => {
  const one = { ...proportion(3, 10), unit: "runs" };
  assertEquals(meanOfEstimates([one]), one);
  const none = meanOfEstimates([one, { mean: 1, low: null, high: null, count: 1 }]);
  assertEquals(none, {
    ...{ mean: 0.65, low: null, high: null, count: 11, scale: "share", unit: "runs" },
  });
  assertThrows(() => meanOfEstimates([]), RangeError, "expected 1 or more estimates");
});

Deno.test("what is no number and a task without runs are errors", () => {
  assertThrows(() => performanceProfile([[]], [0]), RangeError, "needs 1 or more values");
  assertThrows(() => performanceProfile([[Infinity]], [0]), RangeError, "finite");
});
