import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { probabilityOfImprovement } from "matchbox/report/statistics/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { near } from "./near.ts";
import { normalDraw } from "./normal_draws.ts";

/** Values by how often they occur, from 1. */
function counted(...counts: number[]): number[] {
  return counts.flatMap((count, value) => Array(count).fill(value + 1));
}

Deno.test("it is 0.893 for the ratings of Hanley and McNeil, with Newcombe's interval", () => {
  // J. A. Hanley and B. J. McNeil (1982), table I: 58 normal and 51 abnormal images in five classes; they print
  // 0.893. SciPy 1.17.1: mannwhitneyu(second, first).statistic is 2642 of 58 * 51 pairs. The ends: brentq over
  // |p - q| = norm.ppf(0.975) * sqrt(V(q)) with the variance of Newcombe's method 5.
  const found = probabilityOfImprovement([
    { first: counted(3, 2, 2, 11, 33), second: counted(33, 6, 6, 11, 2) },
  ]);
  near(found.mean, 2642 / (58 * 51), 1e-12);
  near(found.low, 0.8116884072884324, 1e-9);
  near(found.high, 0.9400061826404441, 1e-9);
  assertEquals([found.count, found.scale], [109, "share"]);
});

Deno.test("by hand: 16 of 20 pairs, a tie counts half", () => {
  // 0.62 beats 3 of 4, 0.7 twice 3 and a tie, 0.55 beats 2, 0.8 all: 3 + 3.5 + 2 + 4 + 3.5. SciPy: U = 16.
  const found = probabilityOfImprovement([
    { first: [0.62, 0.7, 0.55, 0.8, 0.7], second: [0.5, 0.7, 0.6, 0.4] },
  ]);
  near(found.mean, 0.8, 1e-12);
  near(found.low, 0.40782566270526577, 1e-9);
  near(found.high, 0.9545001634944316, 1e-9);
});

Deno.test("where all runs of one are ahead the interval ends at 1 and has a width", () => {
  const first = Array.from({ length: 10 }, (_, i) => 10 + i);
  const second = Array.from({ length: 10 }, (_, i) => i);
  const { mean, low, high } = probabilityOfImprovement([{ first, second }]);
  assertEquals([mean, high], [1, 1]);
  assert(low! > 0.6 && low! < 0.9, String(low));
  const worse = probabilityOfImprovement([{ first: second, second: first }]);
  assertEquals([worse.mean, worse.low], [0, 0]);
  near(worse.high, 1 - low!, 1e-12);
});

Deno.test("exchanging the methods mirrors it; the interval holds the estimate", () => {
  const scores = fc.array(fc.nat(6), { minLength: 2, maxLength: 12 });
  fc.assert(fc.property(scores, scores, (first, second) => {
    const one = probabilityOfImprovement([{ first, second }]);
    const other = probabilityOfImprovement([{ first: second, second: first }]);
    near(one.mean, 1 - other.mean, 1e-12);
    near(one.low, 1 - other.high!, 1e-9);
    assert(0 <= one.low! && one.low! <= one.mean && one.mean <= one.high! && one.high! <= 1);
  }));
});

Deno.test("over tasks it is the mean, and equal intervals get narrower by the root of their number", () => {
  const task = { first: [1, 3, 5, 7], second: [2, 4, 6, 8] };
  const one = probabilityOfImprovement([task]);
  const four = probabilityOfImprovement([task, task, task, task]);
  assertStrictEquals(four.mean, one.mean);
  near(four.mean - four.low!, (one.mean - one.low!) / 2, 1e-12);
  near(four.high! - four.mean, (one.high! - one.mean) / 2, 1e-12);
  assertStrictEquals(four.count, 32);
});

Deno.test("the interval covers the true probability in 91 to 99 of 100 samples of ten runs", () => {
  const trials = sampleSize(2000, 10_000);
  // Normal scores whose means differ by d standard deviations: the probability is that of d / sqrt 2.
  for (const [ahead, truth] of [[0, 0.5], [Math.SQRT2, 0.8413447], [2 * Math.SQRT2, 0.9772499]]) {
    const random = randomStream(`coverage of the probability of improvement, ${truth}`);
    const draw = () => Array.from({ length: 10 }, () => normalDraw(random));
    let covered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const first = draw().map((value) => value + ahead);
      const { low, high } = probabilityOfImprovement([{ first, second: draw() }]);
      if (low! <= truth && truth <= high!) covered++;
    }
    const share = covered / trials;
    assert(share >= 0.91 && share <= 0.995, `${truth}: ${share}`);
  }
});

Deno.test("no task, no runs and what is no number are errors", () => {
  assertThrows(() => probabilityOfImprovement([]), RangeError, "1 or more estimates");
  assertThrows(
    () => probabilityOfImprovement([{ first: [], second: [1] }]),
    RangeError,
    "the probability of improvement needs 1 or more values",
  );
  assertThrows(() => probabilityOfImprovement([{ first: [1], second: [NaN] }]), RangeError);
});
