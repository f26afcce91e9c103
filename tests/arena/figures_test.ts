import { assert, assertEquals, assertGreater, assertMatch, assertStrictEquals } from "@std/assert";
import { crossTableFigure, ratingsFigure, sprtFigure } from "matchbox/arena/figures.ts";
import type { SprtOptions } from "matchbox/arena/sprt.ts";
import { toSvg } from "matchbox/report/plot.ts";
import type { Figure, Row } from "matchbox/report/table.ts";
import { ink } from "matchbox/report/theme.ts";
import { assertNothingCutOff } from "../report/drawing.ts";
import { assertSnapshot } from "../report/snapshot.ts";
import { gauntlet, landslide, roundRobin, threeAgents, walkover } from "./made_up_tournament.ts";

const bounds: SprtOptions = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };

/** A ratio that wanders up until it crosses the upper bound. */
const trace = Array.from({ length: 60 }, (_, i) => ({
  pairs: i + 1,
  llr: 0.052 * (i + 1) + 0.4 * Math.sin(i / 3) * Math.exp(-i / 40),
}));

/** The figures of the snapshots, by name. */
const drawings: Record<string, Figure> = {
  cross_table: crossTableFigure(roundRobin()),
  cross_table_of_gauntlet: crossTableFigure(gauntlet()),
  cross_table_of_three: crossTableFigure(threeAgents()),
  cross_table_of_two: crossTableFigure(walkover()),
  ratings: ratingsFigure(roundRobin()),
  ratings_of_gauntlet: ratingsFigure(gauntlet()),
  ratings_of_landslide: ratingsFigure(landslide()),
  ratings_of_three: ratingsFigure(threeAgents()),
  ratings_of_two: ratingsFigure(walkover()),
  sprt: sprtFigure(trace, bounds),
  sprt_of_few_pairs: sprtFigure([{ pairs: 1, llr: -1.3 }, { pairs: 2, llr: -2.6 }], bounds),
  sprt_not_begun: sprtFigure([], bounds),
};

for (const [name, drawn] of Object.entries(drawings)) {
  Deno.test(`${name} equals its snapshot and cuts nothing off`, async () => {
    const svg = await toSvg(drawn);
    assertNothingCutOff(svg);
    await assertSnapshot(name, svg);
  });
}

Deno.test("the heat map has a cell for each side of each match, and none on the diagonal", () => {
  const cells = dataOf(crossTableFigure(threeAgents()), "cell");
  assertStrictEquals(cells.length, 6);
  const deepest = cells.filter(({ agent }) => agent === "1. alphabeta:depth=4");
  assertEquals(deepest.map(({ opponent, score }) => [opponent, score]), [
    [2, "0.71"], // 28.5 of 40
    [3, "0.96"], // 38.5 of 40
  ]);
  assertStrictEquals(dataOf(crossTableFigure(gauntlet()), "cell").length, 2 * 7);
});

Deno.test("rows and columns of the heat map are in the order of the ratings", () => {
  const { x, y } = crossTableFigure(threeAgents()).options as Record<string, { domain: unknown }>;
  assertEquals(x.domain, [1, 2, 3]);
  assertEquals(y.domain, ["1. alphabeta:depth=4", "2. alphabeta:depth=2", "3. random"]);
});

Deno.test("captions say what the names leave out and how many games were played", () => {
  const { caption } = crossTableFigure(gauntlet());
  assertMatch(caption, /72 to 102 games per cell/);
  assertMatch(caption, /alphabeta:eval=squares,ordering_depth=2; minimax:depth=3,eval=squares\.$/);
  assertMatch(ratingsFigure(threeAgents()).caption, /; 80 games per agent\./);
});

Deno.test("letters in the heat map have enough contrast for every score", () => {
  const { range } = crossTableFigure(threeAgents()).options.color as { range: string[] };
  const [loss, even, win] = range.map(channels);
  for (let share = 0; share <= 1; share += 0.05) {
    for (const end of [loss, win]) {
      const mixed = end.map((value, i) => value + share * (even[i] - value));
      // WCAG 2 requires 4.5.
      assertGreater(contrast(mixed, channels(ink)), 4.5, `${mixed}`);
    }
  }
});

Deno.test("ratings are in order, on an axis that includes all finite values and zero", () => {
  const { options } = ratingsFigure(threeAgents());
  const { x, y } = options as Record<string, { domain: unknown[] }>;
  assertEquals(y.domain, ["alphabeta:depth=4", "alphabeta:depth=2", "random"]);
  const [left, right] = x.domain as number[];
  assert(left < -470 && right > 379);
});

Deno.test("an infinite end is cut off at the edge of the axis, with an arrow and in the text", () => {
  const figure = ratingsFigure(landslide());
  const [left, right] = (figure.options.x as { domain: number[] }).domain;
  assertEquals(dataOf(figure, "ruleY").map(({ low, high }) => [low, high]), [
    [407, right],
    [-15, 139],
    [left, right],
    [-139, 15],
    [left, -266],
  ]);
  const [toLeft, toRight] = figure.marks
    .filter(({ options }) => options?.symbol === "triangle")
    .map(({ data }) => (data as Row[]).map(({ name, edge }) => [name, edge]));
  assertEquals(toLeft, [["minimax", left], ["random", left]]);
  assertEquals(toRight, [["alphabeta:depth=6", right], ["minimax", right]]);
  assertEquals(dataOf(figure, "text").map(({ rating }) => rating), [
    "+∞ [+407, +∞]",
    "+62 [-15, +139]",
    "0 [-∞, +∞]",
    "-62 [-139, +15]",
    "-∞ [-∞, -266]",
  ]);
});

Deno.test("an infinite rating is a circle at its finite one, which the caption explains", () => {
  const circles = (figure: Figure) =>
    figure.marks.find(({ options }) => options?.symbol === "circle")!.data as Row[];
  const figure = ratingsFigure(landslide());
  assertEquals(circles(figure).map(({ name, finite }) => [name, finite]), [
    ["alphabeta:depth=6", 600],
    ["random", -600],
  ]);
  const [left, right] = (figure.options.x as { domain: number[] }).domain;
  assert(left < -600 && right > 600);
  assertMatch(figure.caption, /; circles, where it is infinite: rating with one virtual draw /);
  assertEquals(circles(ratingsFigure(threeAgents())), []);
  assert(!ratingsFigure(threeAgents()).caption.includes("virtual"));
});

Deno.test("an infinite rating has no dot, one without an interval only a dot", () => {
  const dotsOf = (figure: Figure) =>
    figure.marks.find(({ mark, options }) => mark === "dot" && !options?.symbol)!.data as Row[];
  assertEquals(dotsOf(ratingsFigure(landslide())).map(({ mean }) => mean), [62, 0, -62]);
  const figure = ratingsFigure(walkover());
  assertEquals(dotsOf(figure).map(({ name }) => name), ["greedy"]);
  const [line] = dataOf(figure, "ruleY");
  assertEquals([line.low, line.high], [0, 0]);
});

Deno.test("the caption says which agents have the mean 0", () => {
  const { caption } = ratingsFigure(walkover());
  assert(caption.includes(walkover().note!) && !caption.includes("the mean of all"));
  assert(ratingsFigure(threeAgents()).caption.includes("0 is the mean of all"));
});

Deno.test("the bounds of a sequential test are those of Wald", () => {
  // Wald (1945): ln((1 - beta) / alpha) and ln(beta / (1 - alpha)).
  const [upper, lower] = dataOf(sprtFigure(trace, { ...bounds, beta: 0.1 }), "ruleY");
  assertStrictEquals(upper.llr, Math.log(0.9 / 0.05));
  assertStrictEquals(lower.llr, Math.log(0.1 / 0.95));
  assertMatch(upper.text as string, /^H1, a difference of 10 Elo, is accepted at 2\.89$/);
  assertMatch(lower.text as string, /^H0, a difference of 0 Elo, is accepted at -2\.25$/);
});

Deno.test("a sequential test is drawn from zero to its last pair, with ticks at whole pairs", () => {
  const figure = sprtFigure(trace, bounds);
  const line = dataOf(figure, "line");
  assertEquals(line[0], { pairs: 0, llr: 0 });
  assertEquals(line.slice(1), trace);
  assertEquals(dataOf(figure, "dot"), [trace[59]]);
  const few = sprtFigure(trace.slice(0, 3), bounds);
  const { domain, ticks } = few.options.x as { domain: number[]; ticks: number };
  assertEquals([domain, ticks], [[0, 3], 3]);
});

/** The data of the first mark of a kind. */
function dataOf(figure: Figure, kind: string): Row[] {
  return figure.marks.find(({ mark }) => mark === kind)!.data as Row[];
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Contrast of a light and a dark colour, as defined by WCAG 2. */
function contrast(light: readonly number[], dark: readonly number[]): number {
  const [bright, dim] = [light, dark].map((colour) => {
    const [r, g, b] = colour.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  return (bright + 0.05) / (dim + 0.05);
}
