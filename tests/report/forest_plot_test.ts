import assert from "node:assert/strict";
import { forestPlot } from "matchbox/report/forest_plot.ts";

const lines = [
  { name: "sure", mean: 1, low: 0.5, high: 1.5 },
  { name: "alone", mean: 2, low: null, high: null },
  { name: "endless", mean: Infinity, low: 3, high: Infinity },
];

Deno.test("a forest plot has a line for each estimate, in order, and one of no effect", () => {
  const { options, marks } = forestPlot(lines, { none: 0.25, label: "gain", line: 20 });
  assert.deepEqual(options.y, { label: null, domain: ["sure", "alone", "endless"] });
  const [none, bars, dots] = marks.map(({ data }) => data);
  assert.deepEqual(none, [0.25]);
  // Without an interval there is a dot alone, and what is infinite has no dot.
  assert.deepEqual(bars, [lines[0], lines[2]]);
  assert.deepEqual(dots, [lines[0], lines[1]]);
});

Deno.test("a forest plot is higher by a line for each estimate more", () => {
  const heightOf = (count: number) =>
    forestPlot(lines.slice(0, count), { none: 0, label: "", line: 20 }).options.height as number;
  assert.equal(heightOf(3) - heightOf(1), 40);
});
