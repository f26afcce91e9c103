import { assertEquals, assertGreater, assertLess, assertStrictEquals } from "@std/assert";
import { endOfPatience } from "matchbox/runner/training/early_end.ts";
import { runTraining } from "matchbox/runner/training/run_training.ts";
import { findGame } from "matchbox/games/mod.ts";

/** A curve of points of ten games each, by their numbers of wins. */
const curveOf = (...won: number[]) =>
  won.map((wins, index) => ({
    ...{ from: 10 * index + 1, to: 10 * index + 10 },
    ...{ wins, draws: 0, losses: 10 - wins },
  }));

Deno.test("patience counts steps from the best score, and an equal score is no progress", () => {
  const curve = curveOf(4, 6, 5, 6, 7, 3, 3, 9);
  assertStrictEquals(endOfPatience(curve)?.length, undefined);
  assertStrictEquals(endOfPatience(curve, 20)?.length, 4);
  assertStrictEquals(endOfPatience(curve, 11)?.length, 4);
  assertStrictEquals(endOfPatience(curve, 10)?.length, 3);
  assertStrictEquals(endOfPatience(curve, 30), undefined);
  assertEquals(endOfPatience(curveOf(4, 6, 5, 6), 20), curveOf(4, 6, 5, 6));
});

Deno.test("half a point counts for a draw", () => {
  const points = curveOf(4, 4, 4);
  const [first, second, third] = points;
  const drawn = [first, second, { ...third, draws: 2, losses: 4 }];
  assertStrictEquals(endOfPatience(points, 20)?.length, 3);
  assertStrictEquals(endOfPatience(drawn, 20), undefined);
});

Deno.test("a training that ends early has learned what a training of this length learns", async () => {
  const game = findGame("tictactoe");
  const options = { against: "perfect", every: 20, store: ":memory:" };
  const early = await runTraining(game, "menace", { ...options, steps: 100_000, patience: 100 });
  assertStrictEquals(early.ended, "patience");
  assertLess(early.steps, 100_000);
  assertGreater(early.steps, 100);
  const whole = await runTraining(game, "menace", { ...options, steps: early.steps });
  assertEquals([whole.ended, whole.complete, early.complete], ["steps", true, true]);
  assertEquals(early.curve, whole.curve);
  assertEquals(early.learned, whole.learned);
});

Deno.test("a training ends with the point that is reached when its minutes are over", async () => {
  const run = await runTraining(findGame("tictactoe"), "menace", {
    ...{ steps: 1_000_000, every: 100, minutes: 1e-6, store: ":memory:" },
  });
  assertEquals([run.ended, run.steps, run.curve.length], ["minutes", 100, 1]);
  assertGreater(Object.keys(run.learned as object).length, 0);
});

Deno.test("patience finds its end in stored points too", async () => {
  const store = await Deno.makeTempDir();
  try {
    const game = findGame("tictactoe");
    const options = { against: "perfect", every: 20, steps: 2000, store };
    await runTraining(game, "menace", options);
    const again = await runTraining(game, "menace", { ...options, patience: 100 });
    const fresh = await runTraining(game, "menace", {
      ...{ ...options, patience: 100, store: ":memory:" },
    });
    assertEquals([again.ended, again.steps], [fresh.ended, fresh.steps]);
    assertEquals(again.learned, fresh.learned);
  } finally {
    await Deno.remove(store, { recursive: true });
  }
});
