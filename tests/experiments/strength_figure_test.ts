import { assertEquals } from "@std/assert";
import { ratedPlayers, strengthFigure } from "matchbox/experiments/strength_figure.ts";
import { toSvg } from "matchbox/report/plot.ts";
import { assertNothingCutOff } from "../report/drawing.ts";

/** A player with a rating of the round robin and its interval. */
function rated(name: string, mean: number, low: number, high: number, finite = mean) {
  return { name, games: 40, score: 0.5, finite, rating: { mean, low, high, count: 40 } };
}

const ratings = [
  rated("the strongest player", Infinity, 500, Infinity, 700),
  rated("player two", 240, 180, 300),
  rated("player three", 190, 120, 260),
];
const costs = [4000, 5500, 4800].map((mean, index) => ({
  player: ratings[index].name,
  nodes: { mean, low: null, high: null, count: 40 },
}));

Deno.test("the figure of strength takes the finite rating of a player that won every game", () => {
  const [strongest, second] = ratedPlayers(ratings, costs);
  assertEquals(strongest, {
    ...{ name: "the strongest player", nodes: 4000 },
    ...{ rating: 700, low: 700, high: 700 },
  });
  assertEquals([second.low, second.rating, second.high], [180, 240, 300]);
});

Deno.test("the figure of strength has the names of neighbours on different sides, none cut off", async () => {
  const drawn = strengthFigure(ratedPlayers(ratings, costs), "Strength");
  const sides = drawn.marks.filter(({ mark }) => mark === "text").map(({ data, options }) => [
    options?.textAnchor,
    (data as { name: string }[]).map(({ name }) => name),
  ]);
  assertEquals(sides, [
    ["end", ["the strongest player", "player three"]],
    ["start", ["player two"]],
  ]);
  assertNothingCutOff(await toSvg(drawn));
});
