import { assertEquals } from "@std/assert";
import { overOpenings } from "matchbox/experiments/paired_match.ts";
import { whiteFigure, whiteResults } from "matchbox/experiments/white_results.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { around, between } from "./around.ts";

Deno.test("White's results are those of each player, then of all, averaged over openings", () => {
  const game = (first: string, opening: number, points: number) => ({ first, opening, points });
  const games = [game("a", 1, 1), game("b", 1, 0), game("a", 2, 1), game("b", 2, 0.5)];
  const white = whiteResults(games, (own) => ({
    games: own.length,
    score: overOpenings(own, ({ points }) => points),
  }));
  const shown = white.map((
    { player, games, score: { mean, count } },
  ) => [player, games, mean, count]);
  assertEquals(shown, [["a", 2, 1, 2], ["b", 2, 0.25, 2], ["together", 4, 0.625, 2]]);
});

Deno.test("a game without the number does not count for its opening", () => {
  const games = [{ opening: 1, lead: null }, { opening: 1, lead: 3 }, { opening: 2, lead: null }];
  const { mean, count } = overOpenings(games, ({ lead }) => lead);
  assertEquals([mean, count], [3, 1]);
});

Deno.test("the title says which colour has an advantage, by all players together", () => {
  const title = (score: Interval) =>
    whiteFigure([{ player: "a", score: { mean: 0, low: 0, high: 0, count: 2 } }, {
      player: "together",
      score,
    }], { other: "dark", openings: "from the start" }).title;
  assertEquals(around(0.5, title), [
    "Between equal players White has an advantage",
    "Between equal players neither colour is shown to have an advantage",
    "Between equal players dark has an advantage",
  ]);
});

Deno.test("the title names the players in whose games White has an advantage, if each counts", () => {
  const title = (...scores: Interval[]) =>
    whiteFigure(
      [...scores, between(0.6, 0.7)].map((score, index) => ({ player: `p${index + 1}`, score })),
      { other: "dark", openings: "from the start", by: "player" },
    ).title;
  const [above, across, below] = [between(0.51, 0.6), between(0.4, 0.6), between(0.4, 0.49)];
  assertEquals([title(above, above), title(above, across), title(across, below), title(across)], [
    "Between equal players White has an advantage",
    "Between equal players White has an advantage in games of p1",
    "Between equal players dark has an advantage in games of p2",
    "Between equal players neither colour is shown to have an advantage",
  ]);
});
