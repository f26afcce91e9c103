import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertLess,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { eloDifference, expectedScore } from "matchbox/arena/elo.ts";
import { rate } from "matchbox/arena/ratings.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { byName, rated, roundRobin } from "./rated_matches.ts";

/**
 * The seven teams of the eastern American League of 1987, and the games that the team of each line won
 * against each other (A. Agresti, Categorical Data Analysis, 2nd edition, 2002, table 10.10).
 */
const teams = ["Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore"];

const wins = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];

Deno.test("baseball teams have their published Bradley-Terry strengths", () => {
  // Table 10.11 of the same book: logarithms of odds, Baltimore's being 0.
  const published = [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0];
  // A single game counts as a pair with equal results.
  const pairings = teams.flatMap((first, i) =>
    teams.slice(i + 1).map((second, j) =>
      rated(first, second, wins[i + 1 + j][i], 0, 0, 0, wins[i][i + 1 + j])
    )
  );
  const { ratings, note } = rate(pairings);
  assertStrictEquals(note, null);
  assertEquals(ratings.map(({ name }) => name), teams);
  const baltimore = ratings[6].rating.mean;
  assertEquals(
    ratings.map(({ rating }) => ((rating.mean - baltimore) * Math.LN10 / 400).toFixed(2)),
    published.map((strength) => strength.toFixed(2)),
  );
});

Deno.test("at the maximum the expected score of every agent is its score", () => {
  const count = fc.integer({ min: 0, max: 20 });
  const pairs = fc.tuple(count, count, count, count, count)
    .filter((counts) => counts.some((number, index) => number > 0 && index % 4 !== 0));
  fc.assert(fc.property(fc.array(pairs, { minLength: 6, maxLength: 6 }), (played) => {
    const names = ["a", "b", "c", "d"];
    const pairings = played.map((each, index) => {
      const [first, second] = [["a", "b"], ["a", "c"], ["a", "d"], ["b", "c"], ["b", "d"], [
        "c",
        "d",
      ]][index];
      return rated(first, second, ...each);
    });
    const { ratings } = rate(pairings);
    const rating = byName(ratings);
    for (const name of names) {
      let surplus = 0;
      for (const { first, second, pairs } of pairings) {
        const expected = expectedScore(rating[first].mean - rating[second].mean);
        const more = pairs.reduce((sum, n, index) => sum + n * (index / 4 - expected), 0);
        if (first === name) surplus += more;
        if (second === name) surplus -= more;
      }
      assertLess(Math.abs(surplus), 1e-6, `${name} scored ${surplus} more than expected`);
    }
    const sum = names.reduce((total, name) => total + rating[name].mean, 0);
    assertLess(Math.abs(sum), 1e-6, "the mean of all is 0");
  }));
});

Deno.test("two agents differ by the Elo difference of their match, with the same interval", () => {
  const pairs: Pentanomial = [10, 20, 40, 30, 25];
  const { ratings: [best, worst] } = rate([rated("a", "b", ...pairs)]);
  const { mean, low, high } = eloDifference(pairs);
  assertAlmostEquals(best.rating.mean - worst.rating.mean, mean, 1e-9);
  assertStrictEquals(best.rating.count, 250);
  assertStrictEquals(best.score + worst.score, 1);
  // The rating of each is half of the difference. The ends of the match come from Wilson's interval, which
  // is nearly as wide for as many pairs.
  const width = 2 * (best.rating.high! - best.rating.low!);
  assertAlmostEquals(width / (high! - low!), 1, 0.02);
});

Deno.test("the intervals cover known strengths in at least 93 % of simulated round robins", () => {
  const strengths = [200, 100, 0, -100, -200];
  for (const [drawShare, openingBias] of [[0, 0], [0.15, 0], [0, 0.05]]) {
    const random = randomStream(`ratings/${drawShare}/${openingBias}`);
    const covered = strengths.map(() => 0);
    const tournaments = 1000;
    for (let number = 0; number < tournaments; number++) {
      const pairings = roundRobin(strengths, (one, other) => {
        const score = expectedScore(one - other);
        return simulatedPairs({ score, drawShare, openingBias }, 20, random);
      });
      const rating = byName(rate(pairings).ratings);
      strengths.forEach((strength, i) => {
        if (rating[i].low! <= strength && strength <= rating[i].high!) covered[i]++;
      });
    }
    for (const [agent, count] of covered.entries()) {
      const share = count / tournaments;
      assert(share >= 0.93 && share <= 0.98, `agent ${agent}, draws ${drawShare}: ${share}`);
    }
  }
});

Deno.test("draws make the interval of a rating shorter", () => {
  const width = (...pairs: Pentanomial) => {
    const { low, high } = rate([rated("a", "b", ...pairs)]).ratings[0].rating;
    return high! - low!;
  };
  assertLess(width(5, 0, 90, 0, 5), width(25, 0, 50, 0, 25) / 2);
});

Deno.test("the intervals also cover known strengths when a champion often wins every game", () => {
  // It does so in a quarter to a third of the first, and in half of the second.
  for (const strengths of [[600, 0, -100, -200, -300], [700, 0, 0]]) {
    const random = randomStream(`champion/${strengths}`);
    const covered = strengths.map(() => 0);
    const tournaments = 1000;
    let unbeaten = 0;
    for (let number = 0; number < tournaments; number++) {
      const { ratings, note } = rate(roundRobin(strengths, (one, other) => {
        const score = expectedScore(one - other);
        return simulatedPairs({ score, drawShare: 0, openingBias: 0 }, 10, random);
      }));
      // Ratings are differences only, and 0 is the mean of the core.
      const core = ratings.filter(({ rating }) => Number.isFinite(rating.mean));
      const zero = core.reduce((sum, { name }) => sum + strengths[+name], 0) / core.length;
      for (const { name, rating: { low, high } } of ratings) {
        const truth = strengths[+name] - zero;
        if (low! <= truth && truth <= high!) covered[+name]++;
      }
      if (note) unbeaten++;
    }
    assertGreater(unbeaten, tournaments / 5, `${unbeaten} with infinite ratings`);
    for (const [agent, count] of covered.entries()) {
      assertGreaterOrEqual(count, 0.93 * tournaments, `agent ${agent} of ${strengths}: ${count}`);
    }
  }
});

Deno.test("with only draws all agents have the same rating, with an interval", () => {
  const { ratings, note } = rate([rated("a", "b", 0, 0, 10, 0, 0)]);
  assertStrictEquals(note, null);
  for (const { rating, score } of ratings) {
    assertStrictEquals(rating.mean, 0);
    assertStrictEquals(score, 0.5);
    assert(rating.low! < 0 && rating.high! > 0);
  }
});

Deno.test("agents that no chain of games connects are named in the error", () => {
  assertThrows(
    () => rate([rated("a", "b", 1, 1, 1, 1, 1), rated("c", "d", 1, 1, 1, 1, 1)]),
    UsageError,
    /connects "a", "b" with "c", "d"/,
  );
  assertThrows(
    () => rate([rated("a", "b", 1, 1, 1, 1, 1), rated("b", "c", 0, 0, 0, 0, 0)]),
    UsageError,
    /connects "a", "b" with "c"/,
  );
});

Deno.test("a pairing without games has no effect", () => {
  const played = rated("a", "b", 1, 2, 3, 2, 2);
  const more = rated("b", "a", 0, 0, 0, 0, 0);
  assertEquals(rate([played, more]), rate([played]));
});

Deno.test("ratings of no games are refused", () => {
  assertThrows(() => rate([]), RangeError);
  assertThrows(() => rate([rated("a", "b", 0, 0, 0, 0, 0)]), RangeError);
  assertThrows(() => rate([rated("a", "a", 0, 0, 1, 0, 0)]), RangeError);
});
