import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { heldIn } from "matchbox/experiments/verdict_text.ts";
import type {
  ExamRow,
  PracticeRow,
  RoundRow,
  sets,
  TestRow,
} from "matchbox/experiments/studies/delta_rule/rows.ts";
import { study } from "matchbox/experiments/studies/delta_rule/show.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

type Rows = RowsOf<typeof sets>;

const run = await runStudy("delta-rule", {
  set: {
    ...{ learners: "2", openings: "2", rounds: "2", large_learners: "2" },
    ...{ practising: "2", practice_boards: "1", practice: "60", exam: "40" },
  },
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
  for (const { games, points, moves, known, deeper, changed } of rows.practice) {
    assert(points >= 0 && points <= games);
    assert(known <= moves && deeper <= moves && changed <= deeper);
  }
});

Deno.test("exams are neither seen nor out of reach: some positions are known, and some moves change", () => {
  for (const exam of ["from related openings", "against other opponents"]) {
    const own = rows.exams.filter((row) => row.exam === exam);
    assertStrictEquals(own.length, 2 * 3);
    const sum = (of: "moves" | "known" | "changed") => own.reduce((all, row) => all + row[of], 0);
    assert(0 < sum("known") && sum("known") < sum("moves") / 2, exam);
    assert(0 < sum("changed"), exam);
    // Without learning, all rules play the same games.
    const without = own.map(({ learner, without }) => `${learner}: ${without}`);
    assertStrictEquals(new Set(without).size, 2);
  }
});

const round = { board: "reversi:size=6", rule: "right", start: 0, games: 20, moves: 300 } as const;
const weights = { w1: 5, w2: 0, w3: 0, positions: 100 };

/** Three learners who gain about so much, and who in both exams lead by so many points of 20. */
function madeUp(gain: number, spread: number, lead: number, changed = 5): Rows {
  const points = [10 + gain - spread, 10 + gain, 10 + gain + spread];
  const rounds: RoundRow[] = points.flatMap((last, index) => {
    const own = { ...round, ...weights, learner: index + 1 };
    return [
      { ...own, round: 1, points: 10, known: 0, deeper: 0 },
      { ...own, round: 2, points: last, known: 300, deeper: 30 },
    ];
  });
  const tests: TestRow[] = points.flatMap((_, index) =>
    (["learned", "deeper at random"] as const).map((player) => ({
      ...{ ...round, learner: index + 1, player, deeper: 30 },
      points: player === "learned" ? 12 + index / 10 : 10,
    }))
  );
  const moves = { known: 60, deeper: 30, changed };
  const practice: PracticeRow[] = rounds.map(({ round: part, w1: _, w2: __, w3: ___, ...own }) => ({
    ...{ ...own, ...moves, part },
  }));
  const exams: ExamRow[] = points.flatMap((_, index) =>
    ["from related openings", "against other opponents"].map((exam) => ({
      ...{ ...round, ...moves, learner: index + 1, exam },
      ...{ points: 10 + lead + index / 10, without: 10 },
    }))
  );
  return { rounds, tests, practice, exams };
}

const verdictIn = (rows: Rows, number: string) =>
  verdictOn(study.claims(study.summarise(rows)).find(({ claim }) => claim === number)!);

Deno.test("the learner gets better if its gains and its leads lie above 0; without a changed move the test is void", () => {
  const verdict = (...made: Parameters<typeof madeUp>) => verdictIn(madeUp(...made), "C8").verdict;
  assertStrictEquals(verdict(5, 0.5, 2), "confirmed");
  assertStrictEquals(verdict(5, 0.5, -3), "partly");
  assertStrictEquals(verdict(-5, 0.5, -3), "refuted");
  // The interval of the gain has 0 in it: 1 / 20 with a half-width of 4.3 * 1 / 20 / sqrt(3).
  assertStrictEquals(verdict(1, 1, 2), "partly");
  assertStrictEquals(verdict(1, 1, -0.1), "not decided");
  // 0.1 / 20 is the standard deviation of a lead: its half-width is 0.248 / 20.
  assertStrictEquals(verdict(1, 1, 0.14), "not decided");
  assertStrictEquals(verdict(1, 1, 0.16), "partly");
  // No change in any learner is no improvement.
  assertStrictEquals(verdict(0, 0, -3), "refuted");
  assertStrictEquals(verdict(5, 0.5, 2, 0), "void");
});

Deno.test("a gain is from the first round to the last, and what is beyond deeper search that of the same learner", () => {
  const { settings: [setting], practised: [practised] } = study.summarise(madeUp(5, 1, 2));
  assertAlmostEquals(setting.gain.mean, 5 / 20, 1e-12);
  assertEquals([setting.gain.count, setting.gain.unit], [3, "learners"]);
  assertEquals([setting.first.games, setting.last.games], [20, 40]);
  assertAlmostEquals(setting.test!.more.mean, 2.1 / 20, 1e-12);
  assertAlmostEquals(practised.gain.mean, 5 / 20, 1e-12);
  const [related] = practised.exams;
  assertAlmostEquals(related.lead.mean, 2.1 / 20, 1e-12);
  assertEquals([related.moves, related.changed], [900, 15]);
});

Deno.test("one deeper search at weights of 5 refutes that every position is accepted", () => {
  const claim = (deeper: number) => {
    const { rounds, ...others } = madeUp(0, 0, 1);
    const fixed = rounds.map((row) => ({ ...row, start: 5, deeper }));
    return verdictIn({ rounds: [...rounds, ...fixed], ...others }, "D6");
  };
  assertStrictEquals(claim(0).verdict, "confirmed");
  assertStrictEquals(claim(1).verdict, "refuted");
  // Three learners, two rounds of 300 moves each.
  const [{ name, ...held }] = claim(3).cases;
  assertStrictEquals(name, "Reversi 6x6, draws counted, from 5");
  assertStrictEquals(heldIn({ name, ...held }), "1,782 of 1,800 moves");
});

Deno.test("the titles of the figures count the settings with a gain", () => {
  const noVerdict = () => {
    throw new Error("unexpected");
  };
  const titles = (rows: Rows) =>
    study.figures(study.summarise(rows), noVerdict).map(({ title }) => title);
  const [better, memory, depth, weights] = titles(madeUp(5, 0.5, 2));
  assertMatch(better, / in 1 of 1 settings$/);
  assertMatch(
    memory,
    / in 1 of 1 settings from related openings, and in 1 of 1 settings against other opponents$/,
  );
  assertMatch(depth, / in 1 of 1 settings from openings that it knows$/);
  assertMatch(weights, / ends between 5.00 and 5.00$/);
  assertMatch(titles(madeUp(0, 0, 2))[0], / in 0 of 1 settings$/);
  assertMatch(titles(madeUp(5, 0.5, -2))[1], / in 0 of 1 settings from .* 0 of 1 settings against/);
});
