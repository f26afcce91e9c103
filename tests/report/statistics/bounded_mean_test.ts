import { assert, assertEquals, assertGreater, assertLess, assertThrows } from "@std/assert";
import fc from "fast-check";
import jstat from "jstat";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { boundedMean, difference, mean, wilson } from "matchbox/report/statistics/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { near } from "./near.ts";

const bounds = fc.constantFrom({}, { least: -1, most: 1 }, { least: -0.5, most: 0.5 });
const shares = fc.array(
  fc.oneof(fc.constantFrom(0, 0.25, 0.5, 0.75, 1), fc.nat(1000).map((value) => value / 1000)),
  { minLength: 2, maxLength: 30 },
);

Deno.test("the interval of a bounded mean lies within the bounds and contains the mean", () => {
  fc.assert(fc.property(shares, bounds, (values, bounds) => {
    const { least = 0, most = 1 } = bounds;
    const scaled = values.map((value) => Math.min(least + value * (most - least), most));
    const { mean: centre, low, high, count, scale } = boundedMean(scaled, bounds);
    near(centre, mean(scaled).mean, 1e-12);
    assert(least <= low! && low! <= centre + 1e-12, `${least} ${low} ${centre}`);
    assert(centre - 1e-12 <= high! && high! <= most, `${centre} ${high} ${most}`);
    assertLess(low!, high!);
    assertEquals([count, scale], [values.length, least === 0 ? "share" : undefined]);
  }));
});

Deno.test("mirrored values have the mirrored interval", () => {
  fc.assert(fc.property(shares, (values) => {
    const one = boundedMean(values);
    const other = boundedMean(values.map((value) => 1 - value));
    near(other.low!, 1 - one.high!, 1e-9);
    near(other.high!, 1 - one.low!, 1e-9);
  }));
});

Deno.test("of values of 0 and 1 it is Wilson's interval with Student's quantile", () => {
  for (const [wins, games] of [[0, 5], [1, 2], [7, 10], [40, 40], [300, 1000]]) {
    const values = Array.from({ length: games }, (_, game) => game < wins ? 1 : 0);
    // The level at which the normal quantile is that of Student with one degree of freedom less.
    const quantile = jstat.studentt.inv(0.975, games - 1);
    const level = 2 * jstat.normal.cdf(quantile, 0, 1) - 1;
    // Beyond eight standard errors the level cannot be told from 1.
    if (level > 0.9999999) continue;
    const { low, high } = boundedMean(values);
    const expected = wilson(wins / games, games, level);
    near(low!, expected.low, 1e-6);
    near(high!, expected.high, 1e-6);
  }
});

Deno.test("with many units far from the bounds it is Student's interval", () => {
  const random = randomStream("bounded mean, like Student");
  const values = Array.from({ length: 400 }, () => 0.4 + 0.2 * uniform(random));
  const [own, student] = [boundedMean(values), mean(values)];
  near(own.low!, student.low!, 1e-5);
  near(own.high!, student.high!, 1e-5);
});

Deno.test("at a bound it is wider than the part of Student's that is possible", () => {
  const values = [1, 1, 1, 1, 1, 1, 1, 1, 1, 0.75];
  const [own, student] = [boundedMean(values), mean(values)];
  assertGreater(student.high!, 1);
  assertLess(own.high!, 1);
  assertLess(own.low!, student.low!);
});

Deno.test("equal values have an interval: wins alone end at 1, with a width that falls with their number", () => {
  const ends = [2, 5, 20, 400].map((count) => {
    const { mean, low, high } = boundedMean(Array(count).fill(1));
    assertEquals([mean, high], [1, 1]);
    return low!;
  });
  for (const [index, low] of ends.entries()) assertGreater(low, index > 0 ? ends[index - 1] : 0);
  // A share that Wilson's test of n wins in n games just rejects is 1 / (1 + t^2 / n).
  near(ends[1], 1 / (1 + jstat.studentt.inv(0.975, 4) ** 2 / 5), 1e-9);
  const { low, high } = boundedMean([0.3, 0.3, 0.3]);
  assert(low! < 0.3 && high! > 0.3);
});

Deno.test("one value has no interval; values beyond the bounds and no values are errors", () => {
  const { low, high } = boundedMean([0.4]);
  assertEquals([low, high], [null, null]);
  assertThrows(
    () => boundedMean([0.2, 1.2]),
    RangeError,
    "expected values from 0 to 1 but found 1.2",
  );
  assertThrows(() => boundedMean([-2, 0], { least: -1 }), RangeError, "from -1 to 1 but found -2");
  assertThrows(() => boundedMean([]), RangeError, "the mean needs 1 or more values");
});

Deno.test("the difference of two bounded means stays between -1 and 1", () => {
  fc.assert(fc.property(shares, shares, (one, other) => {
    const { low, high, scale } = difference(boundedMean(one), boundedMean(other));
    assert(low! >= -1 && high! <= 1);
    assertEquals(scale, undefined);
  }));
});

/** How a unit is drawn, and the mean of all. */
interface Shape {
  readonly name: string;
  readonly mean: number;
  draw(random: Random): number;
}

/** The points of `games` games, each won with this chance and drawn with that. */
function games(games: number, won: number, drawn = 0): Shape {
  return {
    name: `${games} games, ${won} won, ${drawn} drawn`,
    mean: won + drawn / 2,
    draw: (random) => {
      let points = 0;
      for (let game = 0; game < games; game++) {
        const value = uniform(random);
        points += value < won ? 1 : value < won + drawn ? 0.5 : 0;
      }
      return points / games;
    },
  };
}

const shapes: Shape[] = [
  games(1, 0.5),
  games(1, 0.95),
  games(2, 0.35, 0.3),
  games(2, 0.85, 0.1),
  games(20, 0.5),
  games(20, 0.9),
  games(20, 0.99),
  { name: "anywhere", mean: 0.5, draw: uniform },
  { name: "most near 1", mean: 0.8, draw: (random) => uniform(random) ** 0.25 },
];

Deno.test("in simulations it covers the true mean in 93 to 99.5 % of samples, at whatever shape", () => {
  const samples = sampleSize(1000, 10_000);
  for (const shape of shapes) {
    for (const count of [10, 24, 100]) {
      const random = randomStream(`bounded mean of ${count}, ${shape.name}`);
      let covered = 0;
      for (let sample = 0; sample < samples; sample++) {
        const values = Array.from({ length: count }, () => shape.draw(random));
        const { low, high } = boundedMean(values);
        if (low! <= shape.mean && shape.mean <= high!) covered++;
      }
      const share = covered / samples;
      assert(share >= 0.93 && share <= 0.995, `${shape.name}, ${count} units: ${share}`);
    }
  }
});

Deno.test("with three units it is no narrower than it should be", () => {
  for (const shape of shapes) {
    const random = randomStream(`bounded mean of three, ${shape.name}`);
    let covered = 0;
    for (let sample = 0; sample < 1000; sample++) {
      const { low, high } = boundedMean(Array.from({ length: 3 }, () => shape.draw(random)));
      if (low! <= shape.mean && shape.mean <= high!) covered++;
    }
    assertGreater(covered / 1000, 0.92, shape.name);
  }
});

function uniform(random: Random): number {
  return random.below(1_000_000) / 1_000_000;
}
