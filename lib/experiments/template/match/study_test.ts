import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { sumOf } from "@std/collections";
import { study } from "matchbox/experiments/template/match/show.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

Deno.test("my-study plays all games of its matches, and gives a verdict", async () => {
  const { rows, findings } = await runWith(0);
  const matches = rows.matches as Record<string, number>[];
  for (const { pairs_0, pairs_1, pairs_2, pairs_3, pairs_4 } of matches) {
    const pairs = sumOf([pairs_0, pairs_1, pairs_2, pairs_3, pairs_4], (count) => count);
    assert(pairs > 0 && 2 * pairs <= study.presets.quick.games);
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
