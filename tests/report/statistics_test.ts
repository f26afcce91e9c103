import assert from "node:assert/strict";
import fc from "fast-check";
import {
  formatInterval,
  geometricMean,
  type Interval,
  mean,
  median,
  proportion,
} from "matchbox/report/statistics.ts";

/** Hours of sleep gained, in "The probable error of a mean" (Student, 1908). */
const sleep = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4];

/** The example of R's t.test, whose documentation prints these ends. */
const SLEEP_LOW = 0.7001142;
const SLEEP_HIGH = 2.4598858;

function near(actual: number | null, expected: number, tolerance: number): void {
  assert.ok(
    actual !== null && Math.abs(actual - expected) <= tolerance,
    `${actual}, not ${expected}`,
  );
}

Deno.test("a mean has Student's interval: his own data on sleep", () => {
  const { mean: centre, low, high, count } = mean(sleep);
  near(centre, 1.58, 1e-12);
  near(low, SLEEP_LOW, 1e-7);
  near(high, SLEEP_HIGH, 1e-7);
  assert.equal(count, 10);
});

Deno.test("a geometric mean has the interval of the logarithms", () => {
  // By definition: exponentials of the values have the exponentials of mean and ends.
  const { mean: centre, low, high, count } = geometricMean(sleep.map(Math.exp));
  near(centre, Math.exp(1.58), 1e-12);
  near(low, Math.exp(SLEEP_LOW), 1e-6);
  near(high, Math.exp(SLEEP_HIGH), 1e-6);
  assert.equal(count, 10);
});

Deno.test("a geometric mean does not overflow where a product would", () => {
  near(geometricMean(Array(50).fill(1e20)).mean / 1e20, 1, 1e-12);
});

Deno.test("a share has Wilson's interval: the worked cases of Newcombe (1998), table I", () => {
  const published: [number, number, number, number][] = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ];
  for (const [successes, trials, low, high] of published) {
    const share = proportion(successes, trials);
    near(share.mean, successes / trials, 1e-15);
    near(share.low, low, 5e-5);
    near(share.high, high, 5e-5);
    assert.equal(share.count, trials);
  }
});

Deno.test("the interval of a share lies within 0 and 1, holds it, and is mirrored for failures", () => {
  const counts = fc.integer({ min: 1, max: 1e6 }).chain((trials) =>
    fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials))
  );
  fc.assert(fc.property(counts, ([successes, trials]) => {
    const share = proportion(successes, trials);
    const mirror = proportion(trials - successes, trials);
    assert.ok(0 <= share.low && share.low <= share.mean);
    assert.ok(share.mean <= share.high && share.high <= 1);
    near(mirror.low, 1 - share.high, 1e-12);
  }));
});

Deno.test("a median has quartiles, which lie between values in proportion", () => {
  // Sorted value number 1 + p (n - 1), by Hyndman and Fan (1996): here 3.5 and 8.5 of 11.
  assert.deepEqual(median([49, 6, 7, 15, 36, 39, 40, 41, 42, 43, 47]), {
    median: 40,
    low: (15 + 36) / 2,
    high: (42 + 43) / 2,
    count: 11,
  });
  // And number 2.25 and 4.75 of 6.
  assert.deepEqual(median([41, 7, 36, 15, 40, 39]), {
    median: 37.5,
    low: 15 + 0.25 * (36 - 15),
    high: 39 + 0.75 * (40 - 39),
    count: 6,
  });
});

Deno.test("one value has no interval, and that is said", () => {
  assert.deepEqual(mean([3]), { mean: 3, low: null, high: null, count: 1 });
  assert.equal(formatInterval(mean([3])), "3.00 (no interval), n = 1");
  assert.equal(geometricMean([3]).low, null);
});

Deno.test("what has no mean is an error", () => {
  assert.throws(() => mean([]), { name: "RangeError", message: "the mean of no values" });
  assert.throws(() => mean([1, NaN]), { message: "the mean of values, one of which is NaN" });
  assert.throws(() => median([1, Infinity]), RangeError);
  assert.throws(() => geometricMean([1, 0]), RangeError);
  for (const [successes, trials] of [[0, 0], [3, 2], [-1, 5], [0.5, 2]]) {
    assert.throws(() => proportion(successes, trials), RangeError);
  }
});

Deno.test("an estimate is written with its interval and its count", () => {
  const interval = (mean: number, low: number, high: number): Interval => ({
    mean,
    low,
    high,
    count: 8,
  });
  assert.equal(formatInterval(interval(1.2345, 1.1, 1.364)), "1.23 [1.10, 1.36], n = 8");
  assert.equal(
    formatInterval(interval(12345, 11000, 13000), { count: false }),
    "12,345 [11,000, 13,000]",
  );
  assert.equal(formatInterval(interval(0.012345, 0.01, 0.014)), "0.0123 [0.0100, 0.0140], n = 8");
  assert.equal(formatInterval(interval(0.5, 0.25, 0.75), { digits: 1 }), "0.5 [0.3, 0.8], n = 8");
  assert.equal(formatInterval(median([1, 2, 3, 4, 5])), "3.00 [2.00, 4.00], n = 5");
});
