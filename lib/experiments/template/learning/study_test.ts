import { assertEquals, assertLessOrEqual, assertStrictEquals } from "@std/assert";
import { study } from "matchbox/experiments/template/learning/show.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

Deno.test("my-study has every game of every machine in one row, and gives a verdict", async () => {
  const { rows, findings } = await runWith(0);
  const stretches = rows.stretches as Record<string, number>[];
  const quick = study.presets.quick;
  const byMachine = Map.groupBy(stretches, ({ machine }) => machine);
  assertStrictEquals(byMachine.size, quick.machines);
  for (const own of byMachine.values()) {
    let next = 1;
    for (const { from, to, wins, draws } of own) {
      assertStrictEquals(from, next);
      assertLessOrEqual(wins + draws, to - from + 1);
      next = to + 1;
    }
    assertStrictEquals(next - 1, quick.stretches * quick.games);
  }
  assertStrictEquals(findings.claims.length, 1);
});

Deno.test("my-study gives the same rows with workers as without", async () => {
  assertEquals((await runWith(2)).rows, (await runWith(0)).rows);
});

/** A run with this number of workers, 0 for none. */
function runWith(workers: number) {
  const executors = localExecutors(workers);
  return runStudy("my-study", { store: ":memory:", executors });
}
