import assert from "node:assert/strict";
import fc from "fast-check";
import { eloDifference, expectedScore } from "matchbox/arena/elo.ts";
import { type Pairing, rate, type Rating } from "matchbox/arena/ratings.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import { randomStream, UsageError } from "matchbox/games/mod.ts";

const pairing = (first: string, second: string, ...pairs: Pentanomial): Pairing => ({
  first,
  second,
  pairs,
});
const byName = (ratings: readonly Rating[]) =>
  Object.fromEntries(ratings.map(({ name, rating }) => [name, rating]));

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
  // A game has no second one with sides changed: let it count as a pair with equal results.
  const pairings = teams.flatMap((first, i) =>
    teams.slice(i + 1).map((second, j) =>
      pairing(first, second, wins[i + 1 + j][i], 0, 0, 0, wins[i][i + 1 + j])
    )
  );
  const { ratings, note } = rate(pairings);
  assert.equal(note, null);
  assert.deepEqual(ratings.map(({ name }) => name), teams);
  const baltimore = ratings[6].rating.mean;
  assert.deepEqual(
    ratings.map(({ rating }) => ((rating.mean - baltimore) * Math.LN10 / 400).toFixed(2)),
    published.map((strength) => strength.toFixed(2)),
  );
});

Deno.test("at the maximum every agent is expected to score what it scored", () => {
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
      return pairing(first, second, ...each);
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
      assert.ok(Math.abs(surplus) < 1e-6, `${name} scored ${surplus} more than expected`);
    }
    const sum = names.reduce((total, name) => total + rating[name].mean, 0);
    assert.ok(Math.abs(sum) < 1e-6, "the mean of all is 0");
  }));
});

Deno.test("two agents differ by the Elo difference of their match, and as surely", () => {
  const pairs: Pentanomial = [10, 20, 40, 30, 25];
  const { ratings: [best, worst] } = rate([pairing("a", "b", ...pairs)]);
  const { mean, low, high } = eloDifference(pairs);
  assert.ok(Math.abs(best.rating.mean - worst.rating.mean - mean) < 1e-9);
  assert.equal(best.rating.count, 250);
  assert.equal(best.score + worst.score, 1);
  // The rating of each is half of the difference. The ends of the match come from Wilson's interval, which
  // is nearly as wide for as many pairs.
  const width = 2 * (best.rating.high! - best.rating.low!);
  assert.ok(Math.abs(width / (high! - low!) - 1) < 0.02);
});

Deno.test("the intervals cover known strengths in at least 93 % of simulated round robins", () => {
  const strengths = [200, 100, 0, -100, -200];
  for (const [drawShare, openingBias] of [[0, 0], [0.15, 0], [0, 0.05]]) {
    const random = randomStream(`ratings/${drawShare}/${openingBias}`);
    const covered = strengths.map(() => 0);
    const tournaments = 1000;
    for (let number = 0; number < tournaments; number++) {
      const pairings = strengths.flatMap((strength, i) =>
        strengths.slice(i + 1).map((other, j) => {
          const score = expectedScore(strength - other);
          const pairs = simulatedPairs({ score, drawShare, openingBias }, 20, random);
          return pairing(`${i}`, `${i + 1 + j}`, ...pairs);
        })
      );
      const rating = byName(rate(pairings).ratings);
      strengths.forEach((strength, i) => {
        if (rating[i].low! <= strength && strength <= rating[i].high!) covered[i]++;
      });
    }
    for (const [agent, count] of covered.entries()) {
      const share = count / tournaments;
      assert.ok(share >= 0.93 && share <= 0.98, `agent ${agent}, draws ${drawShare}: ${share}`);
    }
  }
});

Deno.test("draws make a rating surer", () => {
  const width = (...pairs: Pentanomial) => {
    const { low, high } = rate([pairing("a", "b", ...pairs)]).ratings[0].rating;
    return high! - low!;
  };
  assert.ok(width(5, 0, 90, 0, 5) < width(25, 0, 50, 0, 25) / 2);
});

Deno.test("an agent that won everything is rated with a virtual draw, and the note says so", () => {
  const lopsided = rate([
    pairing("champion", "b", 0, 0, 0, 0, 10),
    pairing("c", "champion", 10, 0, 0, 0, 0),
    pairing("b", "c", 1, 2, 3, 2, 1),
  ]);
  assert.match(lopsided.note!, /^"champion" won every point against the others/);
  assert.match(lopsided.note!, /one virtual pair more/);
  const [best, ...others] = lopsided.ratings;
  assert.equal(best.name, "champion");
  assert.deepEqual([best.score, best.games], [1, 40]);
  assert.ok(best.rating.low! > others[0].rating.high!);
  // 10 pairs won and one drawn are 10.5 points of 11, against each of two equal agents.
  const difference = best.rating.mean - others[0].rating.mean;
  assert.ok(Math.abs(expectedScore(difference) - 10.5 / 11) < 1e-9);
  for (const { rating } of lopsided.ratings) assert.ok(Number.isFinite(rating.high! - rating.low!));
});

Deno.test("an agent that lost everything leaves the others to be named as winners", () => {
  const { note, ratings } = rate([
    pairing("loser", "b", 4, 0, 0, 0, 0),
    pairing("loser", "c", 4, 0, 0, 0, 0),
    pairing("b", "c", 1, 1, 1, 1, 0),
  ]);
  assert.match(note!, /^"b", "c" won every point against the others/);
  assert.deepEqual(ratings.map(({ name }) => name), ["c", "b", "loser"]);
  assert.equal(ratings[2].score, 0);
});

Deno.test("draws alone rate all agents alike, with an interval", () => {
  const { ratings, note } = rate([pairing("a", "b", 0, 0, 10, 0, 0)]);
  assert.equal(note, null);
  for (const { rating, score } of ratings) {
    assert.deepEqual([rating.mean, score], [0, 0.5]);
    assert.ok(rating.low! < 0 && rating.high! > 0);
  }
});

Deno.test("agents that no chain of games connects are named", () => {
  assert.throws(
    () => rate([pairing("a", "b", 1, 1, 1, 1, 1), pairing("c", "d", 1, 1, 1, 1, 1)]),
    (error) => error instanceof UsageError && /connects "a", "b" with "c", "d"/.test(error.message),
  );
  assert.throws(
    () => rate([pairing("a", "b", 1, 1, 1, 1, 1), pairing("b", "c", 0, 0, 0, 0, 0)]),
    (error) => error instanceof UsageError && /connects "a", "b" with "c"/.test(error.message),
  );
});

Deno.test("ratings of nothing are refused", () => {
  assert.throws(() => rate([]), RangeError);
  assert.throws(() => rate([pairing("a", "b", 0, 0, 0, 0, 0)]), RangeError);
  assert.throws(() => rate([pairing("a", "a", 0, 0, 1, 0, 0)]), RangeError);
});
