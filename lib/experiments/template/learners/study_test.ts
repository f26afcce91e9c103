import { assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import { study } from "matchbox/experiments/template/learners/show.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

Deno.test("my-study trains every machine of both learners by games and by time, and gives two verdicts", async () => {
  const { rows, findings } = await runWith(0);
  const { machines, games, milliseconds } = study.presets.quick;
  for (const set of ["by_games", "by_time"]) assertStrictEquals(rows[set].length, 2 * machines);
  for (const row of rows.by_games) assertStrictEquals(row.games, games);
  for (const { games, seconds } of rows.by_time as Record<string, number>[]) {
    assertGreater(games, 0);
    assertGreater(seconds, milliseconds / 1000 - 1e-9);
  }
  assertStrictEquals(findings.claims.length, 2);
});

Deno.test("my-study gives the same exact rows with workers as without", async () => {
  assertEquals((await runWith(2)).rows.by_games, (await runWith(0)).rows.by_games);
});

/** A run with this number of workers, 0 for none. */
function runWith(workers: number) {
  const executors = localExecutors(workers);
  return runStudy("my-study", { store: ":memory:", executors });
}
