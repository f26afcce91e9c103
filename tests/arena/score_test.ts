import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { effectiveGames, type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import { simulatedPairs, type SimulatedPlayers } from "matchbox/arena/simulated_match.ts";
import { randomStream } from "matchbox/base/mod.ts";

const mirrored = ([none, half, one, more, two]: Pentanomial): Pentanomial => [
  two,
  more,
  one,
  half,
  none,
];
const somePairs = fc.tuple(
  ...[0, 1, 2, 3, 4].map(() => fc.nat(30)) as [
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
  ],
).filter((pairs) => pairs.some((count) => count > 0));

/** Players of every kind: drawish or not, from even openings or from lopsided ones. */
const players: SimulatedPlayers[] = [
  { score: 0.5, drawShare: 0, openingBias: 0 },
  { score: 0.5, drawShare: 0.3, openingBias: 0.3 },
  { score: 0.5, drawShare: 0.6, openingBias: 0 },
  { score: 0.7, drawShare: 0, openingBias: 0.15 },
  { score: 0.7, drawShare: 0.3, openingBias: 0 },
  { score: 0.7, drawShare: 0.6, openingBias: 0 },
  { score: 0.95, drawShare: 0, openingBias: 0 },
  { score: 0.95, drawShare: 0.1, openingBias: 0 },
];
const nameOf = ({ score, drawShare, openingBias }: SimulatedPlayers) =>
  `score ${score}, draws ${drawShare}, bias ${openingBias}`;

Deno.test("the 95 % interval covers the true score in 93 to 97 % of 2,000 simulated matches", () => {
  for (const pairs of [20, 50, 200]) {
    for (const each of players) {
      const random = randomStream(`coverage/${pairs}/${nameOf(each)}`);
      let covered = 0;
      for (let match = 0; match < 2000; match++) {
        const { low, high } = scoreInterval(simulatedPairs(each, pairs, random));
        if (low! <= each.score && each.score <= high!) covered++;
      }
      const share = covered / 2000;
      assert(share >= 0.93 && share <= 0.97, `${nameOf(each)}, ${pairs} pairs: ${share}`);
    }
  }
});

Deno.test("over all outcomes of 10 or 15 pairs it covers the true score in 93 to 97 % of matches", () => {
  for (const pairs of [10, 15]) {
    for (const each of players) {
      const share = exactCoverage(each, pairs);
      assert(share >= 0.93 && share <= 0.97, `${nameOf(each)}, ${pairs} pairs: ${share}`);
    }
  }
});

Deno.test("at 0.95 it covers the true score in 93 to 98 % of matches of 40 to 100 games, in steps", () => {
  // Such a match has only 2 to 5 losses, so each number of losses covered is a step: the interval for 58
  // games covers the true score with up to 6 losses, in 97.5 % of all matches; without the sixth it would
  // be 93 %.
  for (let pairs = 20; pairs <= 50; pairs++) {
    const share = exactCoverage({ score: 0.95, drawShare: 0, openingBias: 0 }, pairs);
    assert(share >= 0.93 && share <= 0.98, `${pairs} pairs: ${share}`);
  }
  for (const pairs of [20, 25, 29, 30, 36]) {
    const share = exactCoverage({ score: 0.95, drawShare: 0.1, openingBias: 0 }, pairs);
    assert(share >= 0.93 && share <= 0.97, `draws, ${pairs} pairs: ${share}`);
  }
});

Deno.test("it covers more where most pairs are alike, and less where games of a pair end alike", () => {
  const even = { score: 0.5, drawShare: 0, openingBias: 0 };
  assertGreater(exactCoverage({ ...even, openingBias: 0.4 }, 10), 0.98);
  assertGreater(exactCoverage({ ...even, drawShare: 0.9 }, 20), 0.98);
  const repeating = (score: number, pairs: number, repeated: number) =>
    exactCoverage({ score, drawShare: 0, openingBias: 0 }, pairs, repeated);
  for (const repeated of [0.1, 1 / 3, 0.5]) {
    const share = repeating(0.7, 10, repeated);
    assert(share > 0.9 && share < 0.93, `repeated ${repeated}: ${share}`);
    assertGreater(repeating(0.7, 20, repeated), 0.94);
  }
  // All is won in 0.95^40 of the matches, 13 %, whose interval then begins at 0.954.
  assertAlmostEquals(repeating(0.95, 40, 1), 0.82, 0.01);
});

Deno.test("20 games lost have the interval of 0 successes in 20 trials", () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3: 0 of 20.
  const { mean, low, high, count } = scoreInterval([10, 0, 0, 0, 0]);
  assertStrictEquals(mean, 0);
  assertStrictEquals(low, 0);
  assertEquals([high!.toFixed(4), count], ["0.1611", 20]);
});

Deno.test("for pairs that are all alike the interval shrinks with their number", () => {
  for (const index of [0, 1, 2, 3, 4]) {
    const widths = [1, 2, 10, 100].map((count) => {
      const pairs = [0, 0, 0, 0, 0];
      pairs[index] = count;
      const { mean, low, high } = scoreInterval(pairs as unknown as Pentanomial);
      assertStrictEquals(mean, index / 4);
      return high! - low!;
    });
    assert(widths.every((width, place) => width > 0 && (!place || width < widths[place - 1])));
  }
});

Deno.test("draws and biased openings give more effective games, games that repeat each other fewer", () => {
  const games = (drawShare: number, openingBias: number) =>
    effectiveGames(
      simulatedPairs({ score: 0.5, drawShare, openingBias }, 50000, randomStream("alike")),
    ) / 100000;
  // The variance of a game without draws is 1/4. Draws take their share from it; the bias b of the openings
  // takes b squared, since the two games of a pair expect 1/2 + b and 1/2 - b.
  const close = (found: number, expected: number) =>
    assertAlmostEquals(found / expected, 1, 0.03, `${found} is not ${expected}`);
  close(games(0, 0), 1);
  close(games(0.6, 0), 1 / 0.4);
  close(games(0, 0.3), 0.25 / (0.25 - 0.09));
  // Pairs that are won or lost 2 to 0 are as good as one game each.
  close(effectiveGames([500, 0, 0, 0, 500]), 1000);
});

Deno.test("the interval contains the score, lies within 0 and 1, and is mirrored with the players", () => {
  fc.assert(fc.property(somePairs, (pairs) => {
    const { mean, low, high, count } = scoreInterval(pairs);
    assert(0 <= low! && low! <= mean && mean <= high! && high! <= 1);
    assertStrictEquals(count, 2 * pairs.reduce((sum, number) => sum + number));
    const other = scoreInterval(mirrored(pairs));
    assertAlmostEquals(mean + other.mean, 1, 1e-12);
    assertAlmostEquals(low! + other.high!, 1, 1e-12);
  }));
});

Deno.test("the score of no pairs is refused", () => {
  assertThrows(() => scoreInterval([0, 0, 0, 0, 0]), RangeError);
  assertStrictEquals(effectiveGames([0, 0, 0, 0, 0]), 0);
});

/**
 * The probability that the interval of a match of so many pairs holds the players' score.
 *
 * @param repeated share of the pairs whose second game ends for the players as the first did
 */
function exactCoverage(
  { score, drawShare, openingBias }: SimulatedPlayers,
  pairs: number,
  repeated = 0,
): number {
  const game = (expected: number) => [
    1 - expected - drawShare / 2,
    drawShare,
    expected - drawShare / 2,
  ];
  const [favoured, other] = [game(score + openingBias), game(score - openingBias)];
  const shares = [0, 0, 0, 0, 0];
  favoured.forEach((one, i) => {
    other.forEach((two, j) => shares[i + j] += (1 - repeated) * one * two);
    shares[2 * i] += repeated * one;
  });
  let covered = 0;
  const visit = (counts: number[], left: number, probability: number) => {
    // Very unlikely outcomes, less than a millionth in all.
    if (probability < 1e-12) return;
    const index = counts.length;
    if (index === 4) {
      const { low, high } = scoreInterval([...counts, left] as unknown as Pentanomial);
      if (low! <= score && score <= high!) covered += probability * shares[4] ** left;
      return;
    }
    let ways = 1;
    for (let count = 0; count <= left; count++) {
      visit([...counts, count], left - count, probability * ways * shares[index] ** count);
      ways *= (left - count) / (count + 1);
    }
  };
  visit([], pairs, 1);
  return covered;
}
