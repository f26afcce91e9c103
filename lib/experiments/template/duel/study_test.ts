import { assertEquals, assertLess, assertStrictEquals } from "@std/assert";
import { study } from "matchbox/experiments/template/duel/show.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

Deno.test("my-study plays all its games, or fewer with a sequential test, and gives a verdict", async () => {
  const { rows, findings } = await runWith(0);
  const pairs = study.presets.quick.games / 2;
  assertEquals(rows.pairs.map(({ pair }) => pair), Array.from({ length: pairs }, (_, i) => i + 1));
  assertStrictEquals(findings.claims.length, 1);
  const stopped = await runWith(0, { elo: 200 });
  assertLess(stopped.rows.pairs.length, pairs);
  assertEquals(stopped.findings.claims[0].verdict, findings.claims[0].verdict);
});

Deno.test("my-study gives the same rows with workers as without", async () => {
  const set = { elo: 200 };
  assertEquals((await runWith(2, set)).rows, (await runWith(0, set)).rows);
});

/** A run with this number of workers, 0 for none. */
function runWith(workers: number, set: Record<string, number> = {}) {
  const executors = localExecutors(workers);
  return runStudy("my-study", { store: ":memory:", executors, set });
}
