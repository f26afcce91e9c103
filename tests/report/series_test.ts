import { assertEquals, assertStrictEquals } from "@std/assert";
import { seriesOf, seriesPanel, seriesPanels, seriesPoint } from "matchbox/report/series.ts";

const points = [
  seriesPoint(1, "minimax", { mean: 10, low: 8, high: 12 }),
  seriesPoint(2, "minimax", { mean: 100, low: 80, high: 120 }),
  seriesPoint(1, "alpha-beta", { mean: 10, low: null, high: null }),
];

Deno.test("a point without an interval is its own interval", () => {
  assertEquals(points[2], { x: 1, series: "alpha-beta", mean: 10, low: 10, high: 10 });
  assertEquals([points[0].low, points[0].high], [8, 12]);
});

Deno.test("series are named once, in the order of their points", () => {
  assertEquals(seriesOf(points), ["minimax", "alpha-beta"]);
});

Deno.test("a panel has one tick for each x and draws the references as broken lines", () => {
  const reference = [seriesPoint(1, "formula", { mean: 5, low: null, high: null })];
  const { title, options, marks } = seriesPanel("Reversi", points, reference);
  assertStrictEquals(title, "Reversi");
  assertEquals((options!.x as { ticks: number[] }).ticks, [1, 2]);
  const broken = marks.filter((mark) => mark.options?.strokeDasharray);
  assertEquals(broken.map(({ data }) => data), [reference]);
});

Deno.test("points that belong to different panels are drawn apart, each with its own references", () => {
  const point = (game: string, x: number) => ({
    game,
    ...seriesPoint(x, "nodes", { mean: x, low: null, high: null }),
  });
  const [one, two, other] = [point("chess", 1), point("chess", 2), point("Reversi", 1)];
  const panels = seriesPanels([one, other, two], ({ game }) => game, [other]);
  assertEquals(panels, [
    seriesPanel("chess", [one, two], []),
    seriesPanel("Reversi", [other], [other]),
  ]);
});
