import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { eloDifference, eloOf, expectedScore } from "matchbox/arena/elo.ts";
import { rate, type Rating } from "matchbox/arena/ratings.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";
import { clopperPearson, type Interval } from "matchbox/report/statistics/mod.ts";
import { byName, lost, rated, roundRobin, won } from "./rated_matches.ts";

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
