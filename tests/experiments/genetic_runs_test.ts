import { assertEquals } from "@std/assert";
import { goOn, stretchesOf } from "matchbox/experiments/genetic_runs.ts";
import { gainsOver, lastOf, scoresOf } from "matchbox/experiments/genetic_summary.ts";
import { between } from "./around.ts";

Deno.test("the stretches of a run are a chain that notes the run at its points, from its start to its end", () => {
  const tasks = [...stretchesOf("mine", 3, 2)];
  assertEquals(tasks.map(({ key, after }) => ({ key, after })), [
    { key: "mine, run 3, stretch 1", after: [] },
    { key: "mine, run 3, stretch 2", after: ["mine, run 3, stretch 1"] },
  ]);
  const noted: number[][] = [];
  // A generation has three games; the points are after 0, 5, 10, 15 and 20 games.
  let reached = { games: 0 };
  for (const { data: { stretch } } of tasks) {
    reached = goOn(
      reached,
      { games: 20, stretch, stretches: 2, points: 4 },
      ({ games }) => ({ games: games + 3 }),
      (own, games) => noted.push([games, own.games]),
    );
  }
  assertEquals(noted, [[0, 0], [5, 6], [10, 12], [15, 15], [20, 21]]);
  assertEquals(reached, { games: 21 });
});

Deno.test("the score of a player is the mean over its runs, and its gain that minus the score of another", () => {
  const match = (player: string, run: number, wins: number) => ({
    ...{ player, run, wins, draws: 2, losses: 8 - wins },
  });
  const scores = scoresOf([match("one", 1, 3), match("one", 2, 5), match("other", 1, 4)], "player");
  assertEquals(scores.map(({ games, score }) => [games, score.mean, score.unit]), [
    [20, 0.5, "runs"],
    [10, 0.5, "runs"],
  ]);
  const players = [
    { player: "one", score: between(0.4, 0.6) },
    { player: "other", score: between(0.7, 0.9) },
  ];
  const [{ player, gain }] = gainsOver("one", players);
  assertEquals([player, gain.mean.toFixed(3)], ["other", "0.300"]);
});

Deno.test("the last stage of each learner is the last of its rows", () => {
  const stages = [
    ...[{ learner: "one", games: 0 }, { learner: "one", games: 9 }],
    ...[{ learner: "other", games: 0 }, { learner: "other", games: 7 }],
  ];
  assertEquals(lastOf(stages).map(({ games }) => games), [9, 7]);
});
