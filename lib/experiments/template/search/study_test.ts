import { assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import { study } from "matchbox/experiments/template/search/show.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

Deno.test("my-study searches every position with every search, and gives a verdict", async () => {
  const { rows: { searches }, findings } = await runWith(0);
  const byPosition = Map.groupBy(searches, ({ position }) => position);
  assertStrictEquals(byPosition.size, study.presets.quick.positions);
  for (const found of byPosition.values()) {
    assertStrictEquals(new Set(found.map(({ search }) => search)).size, found.length);
    for (const { nodes } of found) assertGreater(nodes as number, 0);
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
