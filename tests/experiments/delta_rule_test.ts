import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import type { RowsOf } from "matchbox/experiments/mod.ts";
import type { RoundRow, sets, TestRow } from "matchbox/experiments/studies/delta_rule/rows.ts";
import { study } from "matchbox/experiments/studies/delta_rule/study.ts";
import { improvement } from "matchbox/experiments/studies/delta_rule/summary.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { assertTurns, between } from "./around.ts";

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

Deno.test("the learner gets better if its gain lies above 0 and its score from other openings above a half", () => {
  const verdict = (rows: Rows) => study.claims(study.summarise(rows))[0].verdict;
  assertStrictEquals(verdict(madeUp(5, 0.5, 12)), "confirmed");
  assertStrictEquals(verdict(madeUp(5, 0.5, 7)), "partly");
  assertStrictEquals(verdict(madeUp(-5, 0.5, 7)), "refuted");
  // The interval of the gain has 0 in it: 1 / 20 with a half-width of 4.3 * 1 / 20 / sqrt(3).
  assertStrictEquals(verdict(madeUp(1, 1, 12)), "not decided");
  // No change in any learner is no improvement.
  assertStrictEquals(verdict(madeUp(0, 0, 7)), "refuted");
});

Deno.test("an improvement is a change whose interval lies above 0, and no change at all is none", () => {
  assertTurns(0, "above", improvement);
  assertStrictEquals(improvement(between(0, 0)), "refuted");
});

Deno.test("one deeper search at weights of 5 refutes that every position is accepted", () => {
  const claim = (deeper: number) => {
    const { rounds, tests } = madeUp(0, 0, 10);
    const fixed = rounds.map((row) => ({ ...row, start: 5, deeper }));
    const both = [...rounds, ...fixed];
    return study.claims(study.summarise({ rounds: both, tests }))[1];
  };
  assertStrictEquals(claim(0).verdict, "confirmed");
  assertStrictEquals(claim(1).verdict, "refuted");
  assertMatch(claim(3).evidence, /from 5: 1\.0 % of the moves/);
});
