import { assert, assertEquals, assertLess, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { bootstrap } from "matchbox/report/statistics/mod.ts";
import { sampleCorrelation, variance } from "simple-statistics";
import { near } from "./near.ts";

/** The spatial test of 26 children, in Efron and Tibshirani, "An introduction to the bootstrap" (1993), table 14.1, test A. */
// deno-fmt-ignore
const spatial = [
  48, 36, 20, 29, 42, 42, 20, 42, 22, 41, 45, 14, 6,
  0, 33, 28, 34, 4, 32, 24, 47, 41, 24, 26, 30, 41,
];

/** Test scores and grades of 15 law schools: the same book, table 3.1. */
// deno-fmt-ignore
const law = [
  [576, 3.39], [635, 3.30], [558, 2.81], [578, 3.03], [666, 3.44],
  [580, 3.07], [555, 3.00], [661, 3.43], [651, 3.36], [605, 3.13],
  [653, 3.12], [575, 2.74], [545, 2.76], [572, 2.88], [594, 2.96],
];

const correlation = (schools: readonly number[][]) =>
  sampleCorrelation(schools.map(([score]) => score), schools.map(([, grade]) => grade));

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

Deno.test("the variance of the spatial test has the interval of Efron and Tibshirani (1993), table 14.2", () => {
  const { mean, low, high, count } = bootstrap(
    spatial,
    (sample) => variance(sample as number[]),
    randomStream("spatial test"),
    { resamples: 20_000, level: 0.9 },
  );
  near(mean, 171.5, 0.05);
  // Their interval is of 2,000 samples, which gives the ends about this standard error; ours adds a third of
  // it.
  near(low, 115.8, 3 * 2);
  near(high, 259.6, 3 * 3);
  assertStrictEquals(count, 26);
});

Deno.test("items are resampled whole: the correlation of the law schools", () => {
  const { mean, low, high } = bootstrap(law, correlation, randomStream("law schools"));
  near(mean, 0.776, 5e-4);
  // The correlation of all 82 schools, from which these are a sample.
  assert(low! < 0.76 && 0.76 < high!);
  assert(-1 <= low! && high! <= 1);
});

Deno.test("the ends have the unit of the statistic", () => {
  const celsius = bootstrap(spatial, average, randomStream("unit"));
  const fahrenheit = bootstrap(
    spatial,
    (values) => 1.8 * average(values) + 32,
    randomStream("unit"),
  );
  near(fahrenheit.low!, 1.8 * celsius.low! + 32, 1e-9);
  near(fahrenheit.high!, 1.8 * celsius.high! + 32, 1e-9);
});

Deno.test("a higher level gives a wider interval, and the same stream the same interval", () => {
  const ends = (level: number) => {
    const { low, high } = bootstrap(spatial, average, randomStream("level"), { level });
    return [low!, high!];
  };
  const [[a, d], [b, c]] = [ends(0.99), ends(0.8)];
  assert(a < b && b < c && c < d);
  assertEquals(ends(0.99), [a, d]);
});

Deno.test("both ends of a skewed mean are shifted as by its Edgeworth expansion", () => {
  // P. Hall, The Bootstrap and Edgeworth Expansion, 1992, chapter 3: the interval of a mean of n values with
  // the skewness g is right to second order when, in standard errors, both ends lie g (2 z^2 + 1) / (6
  // sqrt(n)) further up. The acceleration, g / (6 sqrt(n)), contributes z^2 of these parts.
  const n = 100;
  const values = Array.from({ length: n }, (_, i) => -Math.log(1 - (i + 0.5) / n));
  const centre = average(values);
  const moment = (power: number) => average(values.map((value) => (value - centre) ** power));
  const error = Math.sqrt(moment(2) / n);
  const z = 1.96;
  const shift = moment(3) / moment(2) ** 1.5 * (2 * z ** 2 + 1) / (6 * Math.sqrt(n));
  const { low, high } = bootstrap(values, average, randomStream("skewed"), { resamples: 200_000 });
  // The tolerance allows for the third order and a sampling error of 0.01. Without acceleration they would
  // be 0.11 lower.
  near((low! - centre) / error + z, shift, 0.06);
  near((high! - centre) / error - z, shift, 0.06);
});

Deno.test("the interval of a skewed mean covers the truth about 95 times in a hundred", () => {
  // Points in a pair of games: the mean of this distribution is 1.6.
  const points = [0, 0.5, 1, 1, 1.5, 2, 2, 2, 2, 2, 2, 2];
  const truth = average(points);
  const random = randomStream("coverage of the bootstrap");
  const trials = 500;
  let covered = 0;
  for (let trial = 0; trial < trials; trial++) {
    const pairs = Array.from({ length: 50 }, () => points[random.below(points.length)]);
    const { low, high } = bootstrap(pairs, average, random, { resamples: 500 });
    if (low! <= truth && truth <= high!) covered++;
  }
  // Three standard errors for this number of trials.
  near(covered / trials, 0.95, 3 * Math.sqrt(0.95 * 0.05 / trials));
});

Deno.test("items without spread have no interval", () => {
  const random = randomStream("no spread");
  const none = { low: null, high: null };
  assertEquals(bootstrap([3], average, random), { mean: 3, ...none, count: 1 });
  assertEquals(bootstrap([1, 1, 1], average, random), { mean: 1, ...none, count: 3 });
  assertEquals(bootstrap([1, 2, 3], () => 7, random), { mean: 7, ...none, count: 3 });
});

Deno.test("for any values the ends are in order and within the possible statistics", () => {
  const values = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 8 });
  const level = fc.constantFrom(0.5, 0.95, 0.9999999);
  // The last two are the extremes of the possible statistics, so that all others are on one side.
  const statistics = fc.constantFrom<((sample: readonly number[]) => number)[]>(
    average,
    (sample) => Math.max(...sample),
    (sample) => Math.min(...sample),
  );
  fc.assert(fc.property(values, level, statistics, (values, level, statistic) => {
    const random = randomStream("ends in order");
    const { low, high } = bootstrap(values, statistic, random, { resamples: 50, level });
    if (low === null || high === null) return;
    assert(Math.min(...values) <= low && low <= high && high <= Math.max(...values));
  }));
});

Deno.test("a statistic may be infinite in some samples", () => {
  const odds = (games: readonly number[]) => Math.log(average(games) / (1 - average(games)));
  const { mean, low, high } = bootstrap([0, 1, 1, 1, 1], odds, randomStream("infinite"));
  near(mean, Math.log(4), 1e-12);
  assertLess(low!, mean);
  assertStrictEquals(high, Infinity);
});

Deno.test("invalid items and options are errors", () => {
  const random = randomStream("errors");
  assertStrictEquals(
    assertThrows(() => bootstrap([], average, random), Error).message,
    "a bootstrap needs 1 or more items",
  );
  assertThrows(() => bootstrap([1, 2], () => NaN, random), Error, /found NaN/);
  for (const options of [{ resamples: 0 }, { resamples: 1.5 }, { level: 1 }, { level: NaN }]) {
    assertThrows(() => bootstrap([1, 2], average, random, options), RangeError);
  }
});
