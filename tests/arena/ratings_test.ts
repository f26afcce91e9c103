import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertLess,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { eloDifference, eloOf, expectedScore } from "matchbox/arena/elo.ts";
import { rate, type RatedMatch, type Rating } from "matchbox/arena/ratings.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { clopperPearson, type Interval } from "matchbox/report/statistics/mod.ts";

const rated = (first: string, second: string, ...pairs: Pentanomial): RatedMatch => ({
  first,
  second,
  pairs,
});
const won: Pentanomial = [0, 0, 0, 0, 2];
const lost: Pentanomial = [2, 0, 0, 0, 0];
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

Deno.test("an agent that won everything has an infinite rating, and the others are rated by their own games", () => {
  const others = rated("b", "c", 1, 2, 3, 3, 2);
  const { ratings, note } = rate([
    rated("champion", "b", 0, 0, 0, 0, 10),
    rated("c", "champion", 10, 0, 0, 0, 0),
    others,
  ]);
  assertEquals(ratings.map(({ name }) => name), ["champion", "b", "c"]);
  const [{ rating: champion, score, games }, b, c] = ratings;
  assertEquals([champion.mean, champion.high, score, games], [Infinity, Infinity, 1, 40]);
  const alone = byName(rate([others]).ratings);
  for (const { name, rating: { mean, low, high } } of [b, c]) {
    const { count: _, ...expected } = alone[name];
    assertEquals({ mean, low, high }, expected);
  }
  // At the lower end the probability of winning all 40 games is 2.5 %.
  const chance = [b, c].reduce(
    (product, { rating }) => product * expectedScore(champion.low! - rating.mean) ** 20,
    1,
  );
  assertAlmostEquals(chance, 0.025, 1e-6);
  assertMatch(note!, /^0 is the mean of "b", "c"; "champion" lost no point to them: /);
});

Deno.test("the lower end of an infinite rating is that of Clopper and Pearson, and close to that of the match", () => {
  const { ratings } = rate([
    rated("champion", "b", 0, 0, 0, 0, 20),
    rated("b", "c", 0, 0, 2, 0, 0),
    rated("b", "d", 0, 0, 2, 0, 0),
  ]);
  const { low } = byName(ratings).champion;
  assertAlmostEquals(low!, eloOf(clopperPearson(40, 40).low), 1e-6);
  assertAlmostEquals(low!, eloDifference([0, 0, 0, 0, 20]).low!, 2);
});

Deno.test("an agent that lost everything is rated as a champion with reversed signs", () => {
  const pairings = [
    rated("x", "b", 4, 0, 0, 0, 0),
    rated("x", "c", 6, 0, 0, 0, 0),
    rated("b", "c", 1, 1, 1, 1, 0),
  ];
  const { ratings, note } = rate(pairings);
  assertEquals(ratings.map(({ name }) => name), ["c", "b", "x"]);
  const { mean, low, high } = byName(ratings).x;
  assertEquals([mean, low], [-Infinity, -Infinity]);
  const turned = pairings.map(({ first, second, pairs }) => rated(second, first, ...pairs));
  assertLess(Math.abs(high! + byName(rate(turned).ratings).x.low!), 1e-6);
  assertMatch(note!, /"x" took no point from them/);
});

Deno.test("a lost point lowers the rating of a champion from infinity", () => {
  const others = [rated("b", "c", 1, 2, 3, 2, 1)];
  const won = rate([
    rated("champion", "b", 0, 0, 0, 0, 10),
    rated("champion", "c", 0, 0, 0, 0, 10),
    ...others,
  ]);
  const nearly = rate([
    rated("champion", "b", 0, 0, 0, 1, 9),
    rated("champion", "c", 0, 0, 0, 0, 10),
    ...others,
  ]);
  const lead = ({ champion, b }: Record<string, Interval>) => champion.mean - b.mean;
  assertGreater(lead(byName(won.ratings)), lead(byName(nearly.ratings)));
  assert(Number.isFinite(lead(byName(nearly.ratings))));
});

Deno.test("an agent that gains points does not fall behind another by that", () => {
  // Few games, so that many agents win or lose everything against some or all of the others.
  const pair = fc.integer({ min: 0, max: 4 });
  const played = fc.array(fc.array(pair, { minLength: 1, maxLength: 2 }), {
    minLength: 6,
    maxLength: 6,
  });
  const counted = (scores: readonly number[]) =>
    [0, 1, 2, 3, 4].map((score) =>
      scores.filter((each) => each === score).length
    ) as unknown as Pentanomial;
  fc.assert(
    fc.property(played, fc.nat(5), fc.nat(1), (scores, which, turn) => {
      const agents = ["a", "b", "c", "d"];
      const meetings = agents.flatMap((first, i) =>
        agents.slice(i + 1).map((second) => [first, second])
      );
      const list = (given: readonly (readonly number[])[]) =>
        rate(meetings.map(([first, second], i) => rated(first, second, ...counted(given[i]))))
          .ratings;
      const step = turn ? 1 : -1;
      const more = scores.map((each, i) =>
        i === which ? each.map((score) => Math.min(Math.max(score + step, 0), 4)) : each
      );
      const gainer = meetings[which][turn ? 0 : 1];
      const [before, after] = [list(scores), list(more)];
      const place = (list: readonly Rating[], name: string) =>
        list.findIndex((each) => each.name === name);
      const tied = (one: number, other: number) => Math.abs(one - other) < 1e-6;
      for (const other of agents) {
        if (place(before, gainer) >= place(before, other)) continue;
        const now = byName(after);
        assert(
          place(after, gainer) < place(after, other) || tied(now[gainer].mean, now[other].mean),
          `${gainer} fell behind ${other}`,
        );
      }
    }),
    { numRuns: 1000 },
  );
});

Deno.test("agents that each beat all agents below are put in order", () => {
  const strengths = [0, 1, 2, 3, 4, 5];
  const ladder = roundRobin(strengths, (one, other) => one > other ? won : lost);
  for (const pairings of [ladder, ladder.toReversed()]) {
    const { ratings, note } = rate(pairings);
    assertEquals(ratings.map(({ name }) => name), ["0", "1", "2", "3", "4", "5"].toReversed());
    // All groups have one agent and equally many games, so the first by name is the core.
    const { mean, ...interval } = ratings[5].rating;
    assertStrictEquals(mean, 0);
    assertEquals(interval, { low: null, high: null, count: 20 });
    assertMatch(note!, /^0 is the rating of "0"; "5", "4", "3" and 2 others lost no point to it: /);
  }
});

Deno.test("agents of a group above the core are ordered as well", () => {
  const { ratings } = rate([
    rated("x", "y", 1, 0, 0, 0, 3),
    rated("x", "a", ...won),
    rated("y", "a", ...won),
    rated("a", "b", 0, 0, 4, 1, 0),
    rated("b", "c", 0, 0, 4, 1, 0),
    rated("c", "z", ...won),
  ]);
  assertEquals(ratings.map(({ name }) => name).join(" "), "x y a b c z");
});

Deno.test("without a game against the core both ends of a rating are infinite", () => {
  const { ratings, note } = rate([
    rated("b", "c", 0, 0, 4, 0, 0),
    rated("winner", "b", ...won),
    rated("emperor", "winner", ...won),
    rated("emperor", "stranger", ...won),
  ]);
  assertEquals(ratings.map(({ name }) => name).slice(0, 2), ["emperor", "winner"]);
  const { emperor, winner, stranger } = byName(ratings);
  assertEquals([emperor.mean, emperor.low, emperor.high], [Infinity, -Infinity, Infinity]);
  assert(Number.isFinite(winner.low));
  assertStrictEquals(stranger.mean, 0);
  assertEquals([stranger.low, stranger.high], [-Infinity, Infinity]);
  assertMatch(note!, /; no points compare "stranger" with them/);
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

/** A round robin; agents are named by their index among the strengths, from "0". */
function roundRobin(
  strengths: readonly number[],
  play: (one: number, other: number) => Pentanomial,
): RatedMatch[] {
  return strengths.flatMap((one, i) =>
    strengths.slice(i + 1).map((other, j) => rated(`${i}`, `${i + 1 + j}`, ...play(one, other)))
  );
}
