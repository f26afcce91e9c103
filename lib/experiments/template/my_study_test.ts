import { assertEquals, assertLessOrEqual, assertStrictEquals } from "@std/assert";
import { study } from "matchbox/experiments/template/my_study/study.ts";
import { runStudy } from "matchbox/runner/run_study.ts";
import { localExecutors } from "matchbox/runner/run_work.ts";

Deno.test("my-study plays all of its games and the two sides share those that are won", async () => {
  const { batches } = await rowsWith(0);
  assertStrictEquals(batches.length, study.presets.quick.batches);
  for (const { games, x_wins, o_wins } of batches) {
    assertStrictEquals(games, study.presets.quick.games);
    assertLessOrEqual((x_wins as number) + (o_wins as number), games as number);
  }
});

Deno.test("my-study gives the same rows with workers as without", async () => {
  assertEquals(await rowsWith(2), await rowsWith(0));
});

/** The rows of a run with that many workers, 0 for none. */
async function rowsWith(workers: number) {
  const executors = localExecutors(workers);
  return (await runStudy("my-study", { store: ":memory:", executors })).rows;
}
