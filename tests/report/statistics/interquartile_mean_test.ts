import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import {
  interquartileMean,
  middleMean,
  stratifiedBootstrap,
} from "matchbox/report/statistics/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { near } from "./near.ts";
import { normalDraw } from "./normal_draws.ts";

Deno.test("the mean of the middle half is scipy's trimmed mean", () => {
  // SciPy 1.17.1: scipy.stats.trim_mean(VALUES, 0.25), which the library of the paper calls.
  near(middleMean([0.1, 0.9, 0.4, 0.35, 0.8, 0.55, 0.6, 0.2, 0.75, 1.0]), 0.575, 1e-12);
  near(middleMean([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9]), 4.428571428571429, 1e-12);
});

Deno.test("one run that fails moves it by no more than its neighbour does", () => {
  // By hand: of eight values the two lowest and the two highest go.
  assertStrictEquals(middleMean([1, 2, 3, 4, 5, 6, 7, 8]), 4.5);
  assertStrictEquals(middleMean([-1000, 2, 3, 4, 5, 6, 7, 8]), 4.5);
  assertStrictEquals(middleMean([1, 2, 3]), 2);
});

Deno.test("it is over the runs of all tasks, in whatever order", () => {
  const scores = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(fc.property(scores, scores, (one, other) => {
    const random = randomStream("two tasks");
    const { mean, count } = interquartileMean([one, other], random);
    near(mean, middleMean([...other, ...one]), 1e-12);
    assertStrictEquals(count, one.length + other.length);
  }));
});

Deno.test("with ten runs the interval covers the truth in about 95 of 100 samples of four tasks, in fewer of one", () => {
  // Normal runs with mean 0, so that their interquartile mean is 0 as well.
  const trials = sampleSize(300, 2000);
  const coverage = [4, 1].map((tasks) => {
    const random = randomStream(`coverage of the interquartile mean, ${tasks}`);
    const draw = () => Array.from({ length: 10 }, () => normalDraw(random));
    let covered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const { low, high } = interquartileMean(Array.from({ length: tasks }, draw), random);
      if (low! <= 0 && high! >= 0) covered++;
    }
    return covered / trials;
  });
  assert(coverage[0] >= 0.91 && coverage[0] <= 0.99, String(coverage));
  assert(coverage[1] >= 0.8 && coverage[1] < coverage[0], String(coverage));
});

Deno.test("runs are drawn within their task: where every task has equal runs there is no spread", () => {
  const none = { low: null, high: null };
  const random = randomStream("no spread");
  assertEquals(interquartileMean([[1, 1, 1], [0, 0, 0, 0, 0]], random), {
    ...{ mean: 0.25, ...none, count: 8 },
  });
  const sizes = (sample: readonly (readonly number[])[]) =>
    sample[0].length * 100 + sample[1].length;
  assertEquals(stratifiedBootstrap([[1, 2], [3, 4, 5]], sizes, random), {
    ...{ mean: 203, ...none, count: 5 },
  });
});

Deno.test("one task with many runs has the interval of the mean of its resampled means", () => {
  // The bootstrap of a mean is close to z standard errors on both sides.
  const random = randomStream("a stratified bootstrap of one mean");
  const values = Array.from({ length: 400 }, (_, i) => i / 399);
  const average = (sample: readonly (readonly number[])[]) =>
    sample[0].reduce((sum, value) => sum + value, 0) / sample[0].length;
  const { mean, low, high } = stratifiedBootstrap([values], average, random, { resamples: 4000 });
  const error = Math.sqrt(1 / 12 / 400);
  near(mean, 0.5, 1e-12);
  near(low, 0.5 - 1.96 * error, 0.15 * error);
  near(high, 0.5 + 1.96 * error, 0.15 * error);
});

Deno.test("no task, a task without runs and what is no number are errors", () => {
  const random = randomStream("errors");
  assertThrows(() => interquartileMean([], random), RangeError, "needs 1 or more values");
  assertThrows(() => interquartileMean([[1], []], random), RangeError, "each with 1 or more runs");
  assertThrows(() => interquartileMean([[NaN]], random), RangeError, "finite");
  assertThrows(
    () => stratifiedBootstrap([[1]], () => Infinity, random),
    RangeError,
    "needs a finite statistic, found Infinity",
  );
});
