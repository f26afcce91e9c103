import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import {
  eloDifference,
  eloOf,
  expectedScore,
  likelihoodOfSuperiority,
} from "matchbox/arena/elo.ts";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import { randomStream } from "matchbox/base/mod.ts";

Deno.test("the expected score of a difference of 400 is ten to one, and of 0 one half", () => {
  assertStrictEquals(expectedScore(0), 0.5);
  assertAlmostEquals(expectedScore(400), 10 / 11, 1e-15);
  assertAlmostEquals(expectedScore(-400), 1 / 11, 1e-15);
});

Deno.test("eloOf and expectedScore are inverse", () => {
  fc.assert(fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (elo) => {
    assertAlmostEquals(eloOf(expectedScore(elo)), elo, 1e-9);
    assertAlmostEquals(expectedScore(elo) + expectedScore(-elo), 1, 1e-12);
  }));
  assertStrictEquals(eloOf(0), -Infinity);
  assertStrictEquals(eloOf(1), Infinity);
});

/** Matches whose Elo, half-width of its 95 % interval and likelihood of superiority were published. */
const published: { source: string; pairs: Pentanomial; elo: number; half: number; los: number }[] =
  [
    {
      source: "fastchess, app/tests/elo_test.cpp, EloPentanomial 1",
      pairs: [34, 54, 31 + 32, 64, 75],
      elo: 55.58,
      half: 27.65,
      los: 1,
    },
    {
      source: "fastchess, app/tests/elo_test.cpp, EloPentanomial 2",
      pairs: [332, 433, 457 + 41, 333, 334],
      elo: -8.64,
      half: 10.33,
      los: 0.0505,
    },
    {
      source: "fishtest, in Stockfish pull request 6095",
      pairs: [168, 7012, 15622, 7035, 163],
      elo: 0.08,
      half: 1.4,
      los: 0.542,
    },
    {
      source: "fishtest, in Stockfish pull request 4160",
      pairs: [39, 5335, 18992, 5622, 12],
      elo: 1.35,
      half: 1.2,
      los: 0.986,
    },
  ];

Deno.test("published matches have their published Elo, interval and likelihood of superiority", () => {
  for (const { source, pairs, elo, half, los } of published) {
    const { mean, low, high } = eloDifference(pairs);
    assertAlmostEquals(mean, elo, 0.005 + 1e-9, `${source}: ${mean}`);
    // They use the mean plus or minus 1.96 standard errors, nearly the same for hundreds of pairs.
    const found = (high! - low!) / 2;
    assertAlmostEquals(found, half, Math.max(0.05, 0.01 * half), `${source}: +-${found}`);
    const superiority = likelihoodOfSuperiority(pairs);
    assertAlmostEquals(superiority, los, 0.001, `${source}: ${superiority}`);
  }
});

Deno.test("for independent games the likelihood of superiority agrees with the usual formula", () => {
  // The same file, EloWDL 2: 136 wins, 96 losses and 111 draws are 99.60 %. Here the games, with one more
  // draw for an even number, are paired at random, so the result varies a little.
  const games = [
    ...Array<number>(136).fill(2),
    ...Array<number>(111).fill(1),
    ...Array<number>(96).fill(0),
    1,
  ];
  const random = randomStream("independent games");
  const found = Array.from({ length: 200 }, () => {
    const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    const left = [...games];
    const take = () => left.splice(random.below(left.length), 1)[0];
    while (left.length > 0) pairs[take() + take()]++;
    return likelihoodOfSuperiority(pairs);
  });
  const average = found.reduce((sum, each) => sum + each) / found.length;
  assertAlmostEquals(average, 0.996, 0.001, String(average));
});

Deno.test("the likelihood of superiority is 97.5 % when the interval of the score begins at one half", () => {
  const random = randomStream("agreement");
  for (let match = 0; match < 1000; match++) {
    const players = { score: 0.6, drawShare: 0.3, openingBias: 0.1 };
    const pairs = simulatedPairs(players, 5 + random.below(50), random);
    assertStrictEquals(scoreInterval(pairs).low! > 0.5, likelihoodOfSuperiority(pairs) > 0.975);
  }
});

Deno.test("a match of wins alone is an infinite difference with a finite lower end", () => {
  const won = eloDifference([0, 0, 0, 0, 10]);
  assertEquals([won.mean, won.high, won.count], [Infinity, Infinity, 20]);
  assert(won.low! > 200 && won.low! < 400);
  const lost = eloDifference([10, 0, 0, 0, 0]);
  assertEquals([lost.mean, lost.low], [-Infinity, -Infinity]);
  assertLess(Math.abs(lost.high! + won.low!), 1e-9);
  assertGreater(likelihoodOfSuperiority([0, 0, 0, 0, 10]), 0.9999);
  assertLess(likelihoodOfSuperiority([10, 0, 0, 0, 0]), 0.0001);
});

Deno.test("only draws, or no pairs, give a likelihood of superiority of one half", () => {
  assertStrictEquals(eloDifference([0, 0, 10, 0, 0]).mean, 0);
  assertStrictEquals(likelihoodOfSuperiority([0, 0, 10, 0, 0]), 0.5);
  assertStrictEquals(likelihoodOfSuperiority([0, 0, 0, 0, 0]), 0.5);
  assertThrows(() => eloDifference([0, 0, 0, 0, 0]), RangeError);
});
