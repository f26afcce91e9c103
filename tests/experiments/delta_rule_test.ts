import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import type { RoundRow, sets, TestRow } from "matchbox/experiments/studies/delta_rule/rows.ts";
import { study } from "matchbox/experiments/studies/delta_rule/show.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

type Rows = RowsOf<typeof sets>;

const run = await runStudy("delta-rule", {
  set: { learners: "2", openings: "2", rounds: "2", large_learners: "2" },
  store: ":memory:",
  executors: localExecutors(0),
});
const rows = run.rows as Rows;

Deno.test("in its first round a learner plays as its level, so it scores half", () => {
  // No position is known before it was met, and each opening is played with both sides.
  for (const row of rows.rounds.filter(({ round }) => round === 1)) {
    assertEquals([row.games, row.points], [4, 2]);
  }
});

Deno.test("a learner with weights of 5 and one target never searches again and changes no weight", () => {
  const fixed = rows.rounds.filter(({ rule, start }) => start === 5 && rule !== "two_targets");
  assert(fixed.length > 0);
  for (const { deeper, w1, w2, w3 } of fixed) {
    assertStrictEquals(deeper, 0);
    for (const weight of [w1, w2, w3]) assertAlmostEquals(weight, 5, 1e-9);
  }
});

Deno.test("all settings of a board train learner 1 from the same openings", () => {
  // Until something is learned the games are the same, so their moves are as many.
  for (const own of Map.groupBy(rows.rounds, ({ board }) => board).values()) {
    const first = own.filter(({ learner, round }) => learner === 1 && round === 1);
    assertStrictEquals(new Set(first.map(({ moves }) => moves)).size, 1);
  }
});

Deno.test("counts of a row fit together", () => {
  for (const { games, points, moves, known, deeper } of rows.rounds) {
    assert(points >= 0 && points <= games);
    assert(known <= moves && deeper <= moves);
  }
  for (const { games, points, moves, deeper } of rows.tests) {
    assert(points >= 0 && points <= games && deeper <= moves);
  }
});

const round = { board: "reversi:size=6", rule: "right", start: 0, games: 20, moves: 300 } as const;
const weights = { w1: 5, w2: 0, w3: 0, positions: 100 };

/** Three learners who gain about so much, and score so much from openings that they have not met. */
function madeUp(gain: number, spread: number, unseen: number): Rows {
  const points = [10 + gain - spread, 10 + gain, 10 + gain + spread];
  const rounds: RoundRow[] = points.flatMap((last, index) => {
    const own = { ...round, ...weights, learner: index + 1 };
    return [
      { ...own, round: 1, points: 10, known: 0, deeper: 0 },
      { ...own, round: 2, points: last, known: 300, deeper: 30 },
    ];
  });
  const tests: TestRow[] = points.flatMap((_, index) =>
    (["seen", "unseen"] as const).flatMap((openings) =>
      (["learned", "deeper at random"] as const).map((player) => ({
        ...round,
        ...{ learner: index + 1, openings, player, deeper: 30 },
        points: player === "learned" && openings === "unseen" ? unseen + index / 10 : 10,
      }))
    )
  );
  return { rounds, tests };
}

const verdictIn = (rows: Rows, number: string) =>
  verdictOn(study.claims(study.summarise(rows)).find(({ claim }) => claim === number)!);

Deno.test("the learner gets better if its gain lies above 0 and its score from other openings above a half", () => {
  const verdict = (rows: Rows) => verdictIn(rows, "C8").verdict;
  assertStrictEquals(verdict(madeUp(5, 0.5, 12)), "confirmed");
  assertStrictEquals(verdict(madeUp(5, 0.5, 7)), "partly");
  assertStrictEquals(verdict(madeUp(-5, 0.5, 7)), "refuted");
  // The interval of the gain has 0 in it: 1 / 20 with a half-width of 4.3 * 1 / 20 / sqrt(3).
  assertStrictEquals(verdict(madeUp(1, 1, 12)), "partly");
  assertStrictEquals(verdict(madeUp(1, 1, 9.9)), "not decided");
  // No change in any learner is no improvement.
  assertStrictEquals(verdict(madeUp(0, 0, 7)), "refuted");
});

Deno.test("a gain is from the first round to the last, and what is beyond deeper search that of the same learner", () => {
  const [setting] = study.summarise(madeUp(5, 1, 12)).settings;
  assertAlmostEquals(setting.gain.mean, 5 / 20, 1e-12);
  assertEquals([setting.gain.count, setting.gain.unit], [3, "learners"]);
  assertEquals([setting.first.games, setting.last.games], [20, 40]);
  const [seen, unseen] = setting.tests;
  assertStrictEquals(seen.more.mean, 0);
  // Three learners without a difference show little.
  assertLess(seen.more.low!, -0.5);
  assertAlmostEquals(unseen.more.mean, 2.1 / 20, 1e-12);
});

Deno.test("one deeper search at weights of 5 refutes that every position is accepted", () => {
  const claim = (deeper: number) => {
    const { rounds, tests } = madeUp(0, 0, 10);
    const fixed = rounds.map((row) => ({ ...row, start: 5, deeper }));
    return verdictIn({ rounds: [...rounds, ...fixed], tests }, "D6");
  };
  assertStrictEquals(claim(0).verdict, "confirmed");
  assertStrictEquals(claim(1).verdict, "refuted");
  // Three learners, two rounds of 300 moves each.
  assertMatch(claim(3).evidence, /1,782 of 1,800 moves \(Reversi 6x6, draws counted, from 5\)/);
});

Deno.test("the titles of the figures count the settings with a gain", () => {
  const noVerdict = () => {
    throw new Error("unexpected");
  };
  const titles = (rows: Rows) =>
    study.figures(study.summarise(rows), noVerdict).map(({ title }) => title);
  const [better, beyond, weights] = titles(madeUp(5, 0.5, 12));
  assertMatch(better, / in 1 of 1 settings$/);
  assertMatch(
    beyond,
    / in 0 of 1 settings from openings that it knows, and in 1 of 1 from others$/,
  );
  assertMatch(weights, / ends between 5.00 and 5.00$/);
  assertMatch(titles(madeUp(0, 0, 7))[0], / in 0 of 1 settings$/);
});
