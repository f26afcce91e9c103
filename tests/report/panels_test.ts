import {
  assert,
  assertEquals,
  assertGreaterOrEqual,
  assertLess,
  assertLessOrEqual,
  assertStrictEquals,
} from "@std/assert";
import { toSvg } from "matchbox/report/plot.ts";
import type { Figure } from "matchbox/report/table.ts";
import {
  facetedLineEnds,
  figuresWithPanels,
  intervalsFromZero,
  lineEnds,
  ownAxes,
  panels,
  wideIntervals,
} from "./figures_with_panels.ts";
import { findAll, parse, type Parsed } from "./parse.ts";

interface Name {
  readonly text: string;
  readonly x: number;
  readonly ys: readonly number[];
}

/** The names at the ends of lines, each with its start and the heights of its lines. */
function namesOf(svg: string): Name[] {
  return findAll(parse(svg), '[aria-label="line end"] text').map((name) => {
    const lines = findAll(name, "tspan");
    return {
      text: lines.map(({ textContent }) => textContent).join(" "),
      x: numberOf(name, "x"),
      ys: lines.map((line) => numberOf(line, "y")),
    };
  });
}

/** The labels of the x ticks, panel by panel. */
function ticksOf(svg: string): string[][] {
  return findAll(parse(svg), '[aria-label="x-axis tick label"]').map((axis) =>
    findAll(axis, "text").map(({ textContent }) => textContent)
  );
}

function numberOf(element: Parsed, attribute: string): number {
  return Number(element.getAttribute(attribute));
}

Deno.test("figures with panels are plain data", () => {
  for (const make of figuresWithPanels) assertEquals(structuredClone(make()), make());
});

Deno.test("each series is named at the end of its line, in the order of the ends, without a legend", async () => {
  const svg = await toSvg(lineEnds());
  const names = namesOf(svg);
  // From the top: the others by their nodes at depth 8, then minimax, which ends at 100,000 nodes.
  assertEquals(names.map(({ text }) => text).sort(), [
    "NegaScout",
    "alpha-beta",
    "alpha-beta, best move first",
    "minimax",
  ]);
  const late = names.filter(({ text }) => text !== "minimax").sort((a, b) => a.ys[0] - b.ys[0]);
  assertEquals(late.map(({ text }) => text), [
    "alpha-beta",
    "alpha-beta, best move first",
    "NegaScout",
  ]);
  // No other text names a series.
  for (const { text } of names) assertLessOrEqual(svg.split(`>${text}<`).length, 2, text);
});

Deno.test("names that overlap are moved apart", async () => {
  for (const figure of [lineEnds(), facetedLineEnds(), panels()]) {
    const names = namesOf(await toSvg(figure)).sort((a, b) => a.ys[0] - b.ys[0]);
    for (const [i, { x, ys }] of names.entries()) {
      const next = names.slice(i + 1).find((other) => other.x === x);
      // Letters are 12 pixels high.
      if (next) assertGreaterOrEqual(next.ys[0] - ys[ys.length - 1], 12);
    }
  }
});

Deno.test("with facets the last column's series are named beside it, and a legend has the others", async () => {
  const svg = await toSvg(facetedLineEnds());
  assert(!namesOf(svg).some(({ text }) => text === "MTD(f)"));
  assert(svg.includes(">MTD(f)</text>"));
  assertStrictEquals(namesOf(svg).length, 4);
});

Deno.test("panels have their own x axes and a shared y axis, and name each series once", async () => {
  const svg = await toSvg(panels());
  assertEquals(ticksOf(svg).map((ticks) => ticks.at(-1)), ["100", "4,000", "100,000"]);
  // The line at one half has the same height in all of them.
  const heights = findAll(parse(svg), "[stroke-dasharray] line").map((rule) =>
    numberOf(rule, "y1")
  );
  assertStrictEquals(heights.length, 3);
  assertStrictEquals(new Set(heights).size, 1);
  const ticks = findAll(parse(svg), '[aria-label="y-axis tick label"]')
    .map(({ textContent }) => textContent.includes("0.5"));
  assertEquals(ticks, [true, false, false]);
  assertEquals(namesOf(svg).map(({ text }) => text).sort(), [
    "MENACE",
    "delta rule",
    "evolution, population of 20",
  ]);
  for (const { title } of panels().panels!) assert(svg.includes(title.split(",")[0]), title);
});

Deno.test("more than three panels stand in rows, and a panel may have its own y axis", async () => {
  const svg = await toSvg(ownAxes());
  const places = ownAxes().panels!.map(({ title }) => {
    const [, x, y] = svg.match(
      new RegExp(`<g transform="translate\\(([\\d.]+),([\\d.]+)\\)"><text[^>]*>${title}<`),
    )!;
    return [Number(x), Number(y)];
  });
  const [[left, top], [right, top2], [left2, bottom], [right2, bottom2]] = places;
  assertEquals([left2, top2, right2, bottom2], [left, top, right, bottom]);
  assertLess(left, right);
  assertLess(top, bottom);
  for (const tick of ["1.0", "10", "1,000", "100,000"]) assert(svg.includes(`>${tick}</text>`));
});

Deno.test("series have the same colours in all panels, and one legend shows them", async () => {
  const line = (group: string, k: number) => ({
    mark: "line",
    data: [0, 1].map((x) => ({ x, y: k * x, group })),
    options: { x: "x", y: "y", stroke: "group" },
  });
  const figure: Figure = {
    ...{ name: "colours", title: "Colours", caption: "Colours.", marks: [] },
    options: { color: { legend: true } },
    panels: [
      { title: "both", marks: [line("a", 1), line("b", 2)] },
      { title: "one", marks: [line("b", 3)] },
    ],
  };
  const svg = await toSvg(figure);
  const strokes = [...svg.matchAll(/<path[^>]* stroke="(#[^"]*)"/g)].map(([, stroke]) => stroke);
  assertStrictEquals(strokes.length, 3);
  assertStrictEquals(strokes[1], strokes[2]);
  assertStrictEquals(svg.split(">b</text>").length - 1, 1);
});

Deno.test("an interval beyond the given domain widens it, and an infinite one has an arrow at the edge", async () => {
  const svg = await toSvg(wideIntervals());
  // The edges are ticks: the domain is widened to round numbers.
  const [texts] = ticksOf(svg);
  assertLessOrEqual(Number(texts[0].replace("−", "-")), -0.2);
  assertGreaterOrEqual(Number(texts.at(-1)), 1.5);
  const rules = findAll(parse(svg), '[aria-label="rule"] line');
  const [, , , right] = rules.map((rule) => numberOf(rule, "x2"));
  assertEquals(rules.map((rule) => numberOf(rule, "x2") < right), [true, true, true, false]);
  const arrows = findAll(parse(svg), '[aria-label="dot"] path[transform*="rotate(90)"]');
  assertEquals(arrows.map((arrow) => arrow.getAttribute("transform")!.includes(`(${right},`)), [
    true,
  ]);
});

Deno.test("a given domain that contains the data is unchanged", async () => {
  const within = wideIntervals().marks.map(({ data, ...mark }) => ({
    ...mark,
    data: data!.slice(0, 1),
  }));
  const [texts] = ticksOf(await toSvg({ ...wideIntervals(), marks: within }));
  assertEquals([texts[0], texts.at(-1)], ["0.0", "1.0"]);
});

Deno.test("clipped marks do not widen a domain", async () => {
  const clipped = wideIntervals().marks.map((mark) => ({
    ...mark,
    options: { ...mark.options, clip: true },
  }));
  const [texts] = ticksOf(await toSvg({ ...wideIntervals(), marks: clipped }));
  assertEquals([texts[0], texts.at(-1)], ["0.0", "1.0"]);
});

Deno.test("an interval from zero extends to the edge of a logarithmic scale, with an arrow", async () => {
  const svg = await toSvg(intervalsFromZero());
  const rules = findAll(parse(svg), '[aria-label="rule"] line');
  const bottoms = rules.map((rule) => Math.max(numberOf(rule, "y1"), numberOf(rule, "y2")));
  // The first begins at zero. The second begins at 0.001, the end of the widened domain, so also at the
  // edge.
  const lowest = Math.max(...bottoms);
  assertEquals(bottoms.map((bottom) => bottom === lowest), [true, true, false]);
  assertStrictEquals(findAll(parse(svg), 'path[transform*="rotate(180)"]').length, 1);
});

Deno.test("an axis of whole numbers has ticks only at whole numbers, unless a figure sets its ticks", async () => {
  const [texts] = ticksOf(await toSvg(lineEnds()));
  assertEquals(texts, ["1", "2", "3", "4", "5", "6", "7", "8"]);
  const x = { label: "depth", ticks: [1, 2.5] };
  const [asked] = ticksOf(await toSvg({ ...lineEnds(), options: { ...lineEnds().options, x } }));
  assertEquals(asked, ["1", "2.5"]);
  const ten = [{
    mark: "dot",
    data: [{ x: 6, y: 1 }, { x: 10, y: 2 }],
    options: { x: "x", y: "y" },
  }];
  const [toTen] = ticksOf(await toSvg({ ...lineEnds(), marks: ten }));
  assertEquals(toTen, ["6", "7", "8", "9", "10"]);
  // If a tick at each number is too many, the ticks are unchanged.
  const [many] = ticksOf(await toSvg(panels()));
  assertLess(many.length, 10);
});
