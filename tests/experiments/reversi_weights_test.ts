import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { ofEach } from "matchbox/experiments/of_each.ts";
import {
  type MatchRow,
  weightColumns,
  type WeightsRow,
} from "matchbox/experiments/studies/reversi_weights/rows.ts";
import { playWeights } from "matchbox/experiments/studies/reversi_weights/run_task.ts";
import { study } from "matchbox/experiments/studies/reversi_weights/show.ts";
import {
  CONVERGED,
  distance,
  summarise,
  type Summary,
} from "matchbox/experiments/studies/reversi_weights/summary.ts";
import {
  HALF,
  REGRESSION,
  SOURCE,
  variants,
} from "matchbox/experiments/studies/reversi_weights/variants.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { assertTurns, between } from "./around.ts";

const small = { runs: 2, games: 40, population: 4, depth: 1, deeper: 2, pairs: 2 };
const { rows, artifacts } = await runStudy("reversi-weights", {
  store: ":memory:",
  executors: localExecutors(0),
  set: small,
});
const weights = rows.weights as unknown as WeightsRow[];
const matches = rows.matches as unknown as MatchRow[];
const learners = [...variants.map(({ name }) => name), REGRESSION];

Deno.test("every run begins with equal weights, and its weights always add up to 5", () => {
  for (const row of weights) {
    const own = weightColumns.map((name) => row[name]);
    assertAlmostEquals(own.reduce((sum, weight) => sum + Math.abs(weight), 0), 5, 1e-4);
    if (row.games === 0) assertEquals(own, [1, 1, 1, 1, 1]);
  }
  assertStrictEquals(weights.filter(({ games }) => games === 0).length, 2 * learners.length);
});

Deno.test("every learner plays the same number of games, in its number of generations", () => {
  for (const learner of learners) {
    const own = weights.filter((row) => row.learner === learner && row.run === 1);
    assertStrictEquals(own.at(-1)!.games, small.games);
    assertEquals(
      own.map(({ games }) => games),
      own.map(({ games }) => games).sort((a, b) => a - b),
    );
  }
  // Games of a generation, from four individuals: two duels; of two games; of sixteen individuals; all pairs of four.
  const generations = (learner: string) =>
    weights.find((row) => row.learner === learner && row.games === small.games)!.generation;
  assertStrictEquals(generations(SOURCE), 40 / 2);
  assertStrictEquals(generations("two games a duel"), 40 / 4);
  assertStrictEquals(generations("four times the population"), 40 / 8);
  assertStrictEquals(generations("tournaments of four"), Math.ceil(40 / 6));
});

Deno.test("every match has its games, and the weights of the first run are published as agents read them", () => {
  for (const { wins, draws, losses } of matches) {
    assertStrictEquals(wins + draws + losses, 2 * small.pairs);
  }
  // Against the hand weights all learners and equal weights; two of them deeper; and one against another.
  assertStrictEquals(matches.length, 2 * (learners.length + 1 + 2 + 1));
  assertEquals([...artifacts.keys()].sort(), ["evolved.json", "regression.json"]);
  const published = JSON.parse(artifacts.get("evolved.json") as string);
  const last = weights.findLast(({ learner, run }) => learner === SOURCE && run === 1)!;
  for (const name of weightColumns) assertAlmostEquals(published[name], last[name], 1e-4);
});

Deno.test("equal players share the points of a match, and only ratios of weights matter", () => {
  const match = { player: "a", run: 1, opponent: "b", depth: 1 };
  const play = (factor: number) =>
    playWeights(
      match,
      [[factor, 4 * factor, 4 * factor, 5 * factor, 5 * factor], [1, 4, 4, 5, 5]],
      5,
      randomStream("openings"),
    );
  assertStrictEquals(play(1).wins, play(1).losses);
  assertEquals(play(1024), play(1));
});

const anyWeights = fc.tuple(...weightColumns.map(() => fc.integer({ min: 1, max: 100 })))
  .map((list) => named(list));

function named(list: readonly number[]) {
  return ofEach(weightColumns, (_, index) => list[index]);
}

Deno.test("the distance of weights is a distance between 0 and 1 that does not depend on the scale", () => {
  fc.assert(fc.property(anyWeights, anyWeights, anyWeights, (one, two, three) => {
    const far = distance(one, two);
    assert(far >= 0 && far <= 1);
    assertAlmostEquals(distance(two, one), far, 1e-12);
    assertLessOrEqual(far, distance(one, three) + distance(three, two) + 1e-12);
    const twice = named(weightColumns.map((name) => 2 * one[name]));
    assertAlmostEquals(distance(twice, two), far, 1e-12);
  }));
  assertStrictEquals(distance(named([5, 0, 0, 0, 0]), named([0, 0, 1, 0, 0])), 1);
  // Of 1, 4, 4, 5, 5 the first weight has 1/19 in place of 1/5.
  assertAlmostEquals(CONVERGED.high, (1 / 5 - 1 / 19) / 2, 1e-12);
});

Deno.test("the distance between two runs is counted from each to the other, and to their own ends", () => {
  const row = (run: number, games: number, list: readonly number[]) => ({
    ...{ learner: SOURCE, run, games, generation: games },
    ...named(list),
  });
  const { stages } = summarise({
    weights: [
      ...[row(1, 0, [1, 1, 1, 1, 1]), row(1, 9, [5, 0, 0, 0, 0])],
      ...[row(2, 0, [1, 1, 1, 1, 1]), row(2, 9, [0, 5, 0, 0, 0])],
    ],
    matches: [{ player: SOURCE, run: 1, opponent: "x", depth: 2, wins: 3, draws: 2, losses: 1 }],
  });
  assertEquals(stages.map(({ between }) => between.mean), [0, 1]);
  assertEquals(stages.map(({ toEnd }) => toEnd.mean.toFixed(6)), ["0.800000", "0.000000"]);
  assertEquals(stages[1].ranges.w1, [0, 5]);
});

/** The algorithm of the source, by both readings of its mean. */
const READINGS = [SOURCE, HALF];

/** A summary in which the runs of the source differ by that much and score so many points. */
function made(differing: Interval, score: Interval): Summary {
  const stage = (learner: string, games: number) => ({
    ...{ learner, games, between: READINGS.includes(learner) ? differing : between(0.3, 0.4) },
    weights: ofEach(weightColumns, () => between(0.9, 1.1)),
    ranges: ofEach(weightColumns, () => [0.5, 2] as const),
    toEnd: between(0.1, 0.2),
  });
  const stages = learners.flatMap((learner) =>
    [0, 1500, 2000].map((games) => stage(learner, games))
  );
  const players = [...learners, "equal weights"];
  const matches = players.map((player) => ({
    ...{ player, opponent: "hand weights", depth: 2, games: 480 },
    score: READINGS.includes(player) ? score : between(0.2, 0.3),
  }));
  return {
    ...{ stages, matches, alike: matches },
    ends: stages.filter(({ games }) => games === 2000),
    gains: players.filter((name) => name !== SOURCE)
      .map((player) => ({ player, gain: between(-0.1, 0.1) })),
  };
}

const verdictIn = (summary: Summary, number: string) =>
  verdictOn(study.claims(summary).find(({ claim }) => claim === number)!);

Deno.test("the verdicts of reversi-weights turn at their thresholds", () => {
  const verdict = (number: string, differing: Interval, score: Interval) =>
    verdictIn(made(differing, score), number).verdict;
  // Half of the distance between 1, 1, 1, 1, 1 and 1, 4, 4, 5, 5, whose first weights have 1/5 and 1/19.
  const near = (1 / 5 - 1 / 19) / 2;
  assertTurns(near, "below", (differing) => verdict("C3a", differing, between(0.5, 0.6)));
  assertTurns(0.5, "above", (score) => verdict("C3b", between(0.02, 0.07), score));
  assertStrictEquals(verdict("B5", between(0.02, 0.07), between(0.5, 0.6)), "measured");
});

Deno.test("weights that play well at one depth and badly at another play as well in part", () => {
  const summary = made(between(0.02, 0.07), between(0.6, 0.7));
  const [match] = summary.matches;
  const deeper = { ...match, depth: 4, score: between(0.3, 0.4) };
  const both = { ...summary, matches: [...summary.matches, deeper] };
  assertStrictEquals(verdictIn(both, "C3b").verdict, "partly");
});

Deno.test("the titles of the figures say what was found", () => {
  const titles = (differing: Interval, score: Interval) => {
    const summary = made(differing, score);
    return study.figures(summary, (claim) => verdictIn(summary, claim)).map(({ title }) => title);
  };
  const [weights, together, strong] = titles(between(0.02, 0.07), between(0.6, 0.7));
  assertMatch(weights, /^The runs end near each other: .* is between 0.50 and 2.00$/);
  assertMatch(together, /^The runs come together with the source's algorithm$/);
  assertMatch(strong, /^Evolved weights beat the hand weights with 0.65 points a game;/);
  const [apart, none, weak] = titles(between(0.2, 0.3), between(0.3, 0.4));
  assertMatch(apart, /^The runs do not end at the same weights: /);
  assertMatch(none, /^With none of these learners/);
  assertMatch(weak, /^Evolved weights score only 0.35 points/);
  const [unsure, , even] = titles(between(0.07, 0.08), between(0.4, 0.6));
  assertMatch(unsure, /^The runs are not shown to end near each other: /);
  assertMatch(even, /not shown to differ/);
});
