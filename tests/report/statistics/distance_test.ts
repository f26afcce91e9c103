import { assertAlmostEquals, assertStrictEquals } from "@std/assert";
import { rootMeanSquare } from "simple-statistics";
import { randomStream } from "matchbox/base/mod.ts";
import { distance, type Interval, mean } from "matchbox/report/statistics/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { near } from "./near.ts";
import { normalDraw } from "./normal_draws.ts";

Deno.test("of estimates of one quantity one pair in twenty is beyond 1.96, however few the units", () => {
  const pairs = sampleSize(4_000, 40_000);
  // Five standard errors of a share of 0.05, and as much for what Welch's degrees of freedom miss.
  const tolerance = 5 * Math.sqrt(0.05 * 0.95 / pairs) + 0.005;
  for (const units of [5, 8, 40]) {
    const random = randomStream(`distances ${units}`);
    const estimate = () => mean(Array.from({ length: units }, () => normalDraw(random)));
    const distances = Array.from({ length: pairs }, () => distance(estimate(), estimate())!);
    const beyond = distances.filter((each) => Math.abs(each) > 1.96).length / pairs;
    assertAlmostEquals(beyond, 0.05, tolerance, `${units} units`);
    assertAlmostEquals(rootMeanSquare(distances), 1, 0.05, `${units} units`);
  }
});

Deno.test("Student's distance becomes the one of the normal distribution that is as likely", () => {
  // Two estimates over six units with equal errors have ten degrees of freedom; tables of Student's
  // distribution give 2.228 for a chance of 0.025, and 2.571 for the five of one estimate.
  const error = 1 / Math.sqrt(2);
  const over = (mean: number): Interval => {
    return { mean, low: mean - 2.5706 * error, high: mean + 2.5706 * error, count: 6 };
  };
  near(distance(over(2.2281), over(0)), 1.96, 1e-3);
  near(distance(over(0), over(2.2281)), -1.96, 1e-3);
  assertStrictEquals(Math.abs(distance(over(1), over(1))!), 0);
});

Deno.test("between estimates with the normal quantile it is the one in standard errors", () => {
  const over = (mean: number, error: number): Interval => {
    const half = 1.959964 * error;
    return { mean, low: mean - half, high: mean + half, count: 3, quantile: "normal" };
  };
  near(distance(over(10, 3), over(5, 4)), 1, 1e-6);
});

Deno.test("factors are compared by their logarithms", () => {
  const over = (mean: number): Interval => {
    const factor = Math.exp(1.959964);
    const [low, high] = [mean / factor, mean * factor];
    return { mean, low, high, count: 30, scale: "log", quantile: "normal" };
  };
  near(distance(over(8), over(2)), Math.log(4) / Math.sqrt(2), 1e-6);
});

Deno.test("there is no distance without intervals, to an open one, or without any error", () => {
  const known: Interval = { mean: 1, low: 0, high: 2, count: 5 };
  assertStrictEquals(distance(known, { mean: 1, low: null, high: null, count: 1 }), null);
  assertStrictEquals(distance({ ...known, high: Infinity }, known), null);
  const exact: Interval = { mean: 1, low: 1, high: 1, count: 5 };
  assertStrictEquals(distance(exact, exact), null);
});
