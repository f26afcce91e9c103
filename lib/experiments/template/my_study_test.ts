import { assertEquals, assertLessOrEqual, assertStrictEquals } from "@std/assert";
import { study } from "matchbox/experiments/template/my_study/study.ts";
import { runStudy } from "matchbox/runner/run_study.ts";

Deno.test("my-study plays all of its games and the two sides share those that are won", async () => {
  const { rows } = await runStudy("my-study", { store: ":memory:", jobs: 0 });
  assertStrictEquals(rows.length, study.presets.quick.batches);
  for (const { games, x_wins, o_wins } of rows) {
    assertStrictEquals(games, study.presets.quick.games);
    assertLessOrEqual((x_wins as number) + (o_wins as number), games as number);
  }
});

Deno.test("my-study gives the same rows with workers as without", async () => {
  const alone = await runStudy("my-study", { store: ":memory:", jobs: 0 });
  const shared = await runStudy("my-study", { store: ":memory:", jobs: 2 });
  assertEquals(shared.rows, alone.rows);
});
