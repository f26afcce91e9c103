import { assertEquals, assertStrictEquals } from "@std/assert";
import { forestPlot } from "matchbox/report/forest_plot.ts";

const lines = [
  { name: "sure", mean: 1, low: 0.5, high: 1.5 },
  { name: "alone", mean: 2, low: null, high: null },
  { name: "endless", mean: Infinity, low: 3, high: Infinity },
];

Deno.test("a forest plot has a line for each estimate, in order, and a line of no effect", () => {
  const { options, marks } = forestPlot(lines, { none: 0.25, label: "gain", line: 20 });
  assertEquals(options.y, { label: null, domain: ["sure", "alone", "endless"] });
  const [none, bars, dots] = marks.map(({ data }) => data);
  assertEquals(none, [0.25]);
  // An estimate without an interval has only a dot, and an infinite one has no dot.
  assertEquals(bars, [lines[0], lines[2]]);
  assertEquals(dots, [lines[0], lines[1]]);
});

Deno.test("a forest plot grows by one line for each further estimate", () => {
  const heightOf = (count: number) =>
    forestPlot(lines.slice(0, count), { none: 0, label: "", line: 20 }).options.height as number;
  assertStrictEquals(heightOf(3) - heightOf(1), 40);
});
