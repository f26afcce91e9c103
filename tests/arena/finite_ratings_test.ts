import { assert, assertAlmostEquals, assertGreater, assertGreaterOrEqual } from "@std/assert";
import fc from "fast-check";
import { eloOf } from "matchbox/arena/elo.ts";
import { rate, type RatedMatch } from "matchbox/arena/ratings.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";
import { rated, roundRobin, won } from "./rated_matches.ts";

/** Pairs of any counts, at least one pair in all. */
const anyPairs = (most: number) => {
  const count = fc.oneof(fc.constant(0), fc.nat(most));
  return fc.tuple(count, count, count, count, count).filter((counts) => counts.some((n) => n > 0));
};

Deno.test("the finite rating of two agents is the Elo difference with half a point more for each", () => {
  fc.assert(fc.property(anyPairs(20), (pairs) => {
    const [one, other] = rate([rated("a", "b", ...pairs)]).ratings.toSorted((a, b) =>
      a.name < b.name ? -1 : 1
    );
    const games = 2 * pairs.reduce((sum, count) => sum + count, 0);
    const points = pairs.reduce((sum, count, index) => sum + count * index / 2, 0);
    const expected = eloOf((points + 0.5) / (games + 1));
    assertAlmostEquals(one.finite - other.finite, expected, 1e-6);
  }));
});

Deno.test("finite ratings maximise the likelihood with the virtual draws, by another algorithm", () => {
  const played = fc.tuple(anyPairs(3), anyPairs(3), anyPairs(3), fc.option(anyPairs(3)));
  fc.assert(fc.property(played, ([ab, bc, cd, da]) => {
    const matches = [
      rated("a", "b", ...ab),
      rated("b", "c", ...bc),
      rated("c", "d", ...cd),
      ...(da ? [rated("d", "a", ...da)] : []),
    ];
    const { ratings } = rate(matches);
    assert(ratings.every(({ finite }) => Number.isFinite(finite)));
    const expected = byMinorisation(matches);
    const first = ratings[0];
    for (const { name, finite } of ratings) {
      const difference = expected.get(name)! - expected.get(first.name)!;
      assertAlmostEquals(finite - first.finite, difference, 1e-3);
    }
  }));
});

Deno.test("in a round robin both kinds of ratings have the order of the scores", () => {
  const points = fc.array(fc.nat(4), { minLength: 6, maxLength: 6 });
  fc.assert(fc.property(points, (scores) => {
    let next = 0;
    const { ratings } = rate(roundRobin([0, 1, 2, 3], () => {
      const pairs = [0, 0, 0, 0, 0];
      pairs[scores[next++]] = 5;
      return pairs as unknown as Pentanomial;
    }));
    ratings.slice(1).forEach((lower, index) => {
      const higher = ratings[index];
      assertGreaterOrEqual(higher.score, lower.score - 1e-9);
      assertGreaterOrEqual(higher.finite, lower.finite - 1e-6);
      if (higher.score > lower.score + 1e-9) assertGreater(higher.finite, lower.finite);
    });
  }));
});

Deno.test("with more games of the same results finite ratings tend to the maximum-likelihood ones", () => {
  const distance = (factor: number) => {
    const times = (pairs: Pentanomial) => pairs.map((n) => n * factor) as unknown as Pentanomial;
    const { ratings } = rate([
      rated("a", "b", ...times([1, 2, 3, 4, 5])),
      rated("b", "c", ...times([0, 1, 1, 3, 2])),
      rated("c", "a", ...times([4, 0, 1, 0, 1])),
    ]);
    return Math.max(...ratings.map(({ rating, finite }) => Math.abs(rating.mean - finite)));
  };
  const distances = [1, 10, 100, 1000].map(distance);
  assertGreater(distances[0], 1);
  for (let i = 1; i < distances.length; i++) {
    // The share of the virtual draws among the games is inverse to the number of games.
    assertAlmostEquals(distances[i] * 10 / distances[i - 1], 1, 0.15);
  }
});

Deno.test("finite ratings have the same 0 as the others: the mean of the core", () => {
  const { ratings } = rate([
    rated("champion", "b", ...won),
    rated("champion", "c", ...won),
    rated("b", "c", 1, 2, 3, 2, 1),
  ]);
  const finite = Object.fromEntries(ratings.map(({ name, finite }) => [name, finite]));
  assertAlmostEquals(finite.b + finite.c, 0, 1e-6);
  assertGreater(finite.champion, Math.max(finite.b, finite.c));
});

/**
 * The ratings with virtual draws by the minorisation-maximisation algorithm of D. R. Hunter ("MM algorithms for
 * generalized Bradley-Terry models", 2004), in Elo, without a fixed zero.
 */
function byMinorisation(matches: readonly RatedMatch[]): Map<string, number> {
  const names = [...new Set(matches.flatMap(({ first, second }) => [first, second]))];
  const games = matches.map(({ first, second, pairs }) => ({
    first,
    second,
    count: 1 + 2 * pairs.reduce((sum, n) => sum + n, 0),
    points: 0.5 + pairs.reduce((sum, n, index) => sum + n * index / 2, 0),
  }));
  const odds = new Map(names.map((name) => [name, 1]));
  for (let step = 0; step < 20_000; step++) {
    let change = 0;
    for (const name of names) {
      let [points, share] = [0, 0];
      for (const { first, second, count, points: own } of games) {
        if (name !== first && name !== second) continue;
        points += name === first ? own : count - own;
        share += count / (odds.get(first)! + odds.get(second)!);
      }
      change = Math.max(change, Math.abs(Math.log(points / share / odds.get(name)!)));
      odds.set(name, points / share);
    }
    if (change < 1e-12) break;
  }
  return new Map(names.map((name) => [name, 400 * Math.log10(odds.get(name)!)]));
}
