import assert from "node:assert/strict";
import { study } from "matchbox/experiments/template/my_study.ts";
import { runStudy } from "matchbox/runner/run_study.ts";

Deno.test("my-study plays all of its games and the two sides share those that are won", async () => {
  const { rows } = await runStudy("my-study", { store: ":memory:", jobs: 0 });
  assert.equal(rows.length, study.presets.quick.batches);
  for (const { games, x_wins, o_wins } of rows) {
    assert.equal(games, study.presets.quick.games);
    assert.ok((x_wins as number) + (o_wins as number) <= (games as number));
  }
});

Deno.test("my-study gives the same rows with workers as without", async () => {
  const alone = await runStudy("my-study", { store: ":memory:", jobs: 0 });
  const shared = await runStudy("my-study", { store: ":memory:", jobs: 2 });
  assert.deepEqual(shared.rows, alone.rows);
});
