import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertStrictEquals,
} from "@std/assert";
import {
  boundedMean,
  difference,
  geometricMean,
  mean,
  overProcesses,
  pairedDifference,
  pairedRatio,
  pairsBy,
  ratio,
  ratioOverProcesses,
  resampled,
  share,
  shareOfCounts,
  total,
} from "matchbox/experiments/mod.ts";

const rows = [
  { position: 1, nodes: 2, wanted: 1 },
  { position: 2, nodes: 8, wanted: 1 },
  { position: 3, nodes: 4, wanted: 0 },
];

Deno.test("means are of a column or of a function of the row, and name their unit", () => {
  assertAlmostEquals(mean(rows, "nodes", "positions").mean, 14 / 3, 1e-12);
  assertStrictEquals(mean(rows, ({ nodes }) => 2 * nodes, "runs").unit, "runs");
  assertStrictEquals(total(rows, "nodes"), 14);
  assertAlmostEquals(geometricMean(rows, "nodes", "positions").mean, 4, 1e-12);
});

Deno.test("an estimate names the scale on which it lies", () => {
  const of = { name: "a test", unit: "positions" };
  const scales = [
    mean(rows, "wanted", "positions"),
    boundedMean(rows, "wanted", "positions"),
    boundedMean(rows, "wanted", "positions", { least: -1 }),
    share(rows, ({ nodes }) => nodes > 3, "positions"),
    geometricMean(rows, "nodes", "positions"),
    ratio(rows, "wanted", "nodes", of)!,
    ratio(rows, "wanted", "nodes", { ...of, scale: "share" })!,
  ].map(({ scale }) => scale);
  assertEquals(scales, [undefined, "share", undefined, "share", "log", undefined, "share"]);
});

Deno.test("a share counts rows", () => {
  const { mean, count, unit } = share(rows, ({ nodes }) => nodes > 3, "positions");
  assertEquals([mean, count, unit], [2 / 3, 3, "positions"]);
  assertEquals(
    shareOfCounts(1, 3, "positions"),
    share(rows, ({ nodes }) => nodes > 4, "positions"),
  );
});

Deno.test("a ratio is of the sums, its unit the row; rows without any of what is below are left out", () => {
  const empty = { position: 4, nodes: 0, wanted: 0 };
  const made = ratio([...rows, empty], "wanted", "nodes", { name: "a test", unit: "positions" })!;
  assertAlmostEquals(made.mean, 2 / 14, 1e-12);
  assertEquals([made.count, made.unit], [3, "positions"]);
  assertStrictEquals(ratio([empty], "wanted", "nodes", { name: "none", unit: "positions" }), null);
});

Deno.test("a bootstrap has the draws of its name", () => {
  const largest = (sample: readonly { nodes: number }[]) => Math.max(...sample.map((r) => r.nodes));
  const draw = (name: string) => resampled(rows, largest, { name, unit: "positions" });
  assertEquals(draw("one"), draw("one"));
  assertStrictEquals(draw("one").mean, 8);
});

Deno.test("rows are paired by a column; those without a partner are left out", () => {
  const others = [{ position: 2, nodes: 5 }, { position: 9, nodes: 1 }, { position: 1, nodes: 1 }];
  assertEquals(pairsBy(rows, others, "position").map(([one, other]) => [one.nodes, other.nodes]), [
    [2, 1],
    [8, 5],
  ]);
  const { mean, count, unit, low, high } = pairedDifference(
    rows,
    others.map((other) => ({ ...other, wanted: 0 })),
    ({ nodes }) => nodes / 8,
    "position",
    "positions",
  );
  // (2 - 1 + 8 - 5) / 8 / 2
  assertEquals([mean, count, unit], [0.25, 2, "positions"]);
  assertGreater(low!, -1);
  assertLess(high!, 1);
});

Deno.test("a paired ratio is the geometric mean over the pairs", () => {
  const others = [{ ...rows[1], nodes: 2 }, { ...rows[0], nodes: 2 }];
  const { mean, count, unit } = pairedRatio(rows, others, "nodes", "position", "positions");
  // The root of 2/2 times 8/2.
  assertAlmostEquals(mean, 2, 1e-12);
  assertEquals([count, unit], [2, "positions"]);
});

Deno.test("the difference of independent estimates keeps their unit and the smaller count", () => {
  const games = { mean: 0.7, low: 0.6, high: 0.8, count: 40, unit: "games" };
  const { mean, count, unit, low, high } = difference(games, {
    ...games,
    mean: 0.5,
    low: 0.4,
    high: 0.6,
    count: 30,
  });
  assertEquals([count, unit], [30, "games"]);
  assertAlmostEquals(mean, 0.2);
  // The half widths of both are 0.1, so that of the difference is their hypotenuse.
  assertAlmostEquals(high! - low!, 2 * Math.hypot(0.1, 0.1));
});

Deno.test("the unit of times is the process, however much is timed in each", () => {
  const timed = (process: number, ...seconds: number[]) =>
    seconds.map((seconds, index) => ({ process, position: index + 1, seconds }));
  const rows = [...timed(1, 2, 8), ...timed(2, 1), ...timed(3, 5, 5, 5)];
  const times = overProcesses(rows, "seconds");
  // 4, 1 and 5 in the three processes.
  assertAlmostEquals(times.mean, 20 ** (1 / 3), 1e-12);
  assertEquals([times.count, times.unit, times.scale], [3, "processes", "log"]);
  // The third process timed no partner of its second and third row, and the fourth no row.
  const others = [...timed(1, 1, 1), ...timed(2, 3), ...timed(3, 10), ...timed(4, 7)];
  const ratios = ratioOverProcesses(rows, others, "seconds", "position");
  assertAlmostEquals(ratios.mean, (4 * (1 / 3) * (5 / 10)) ** (1 / 3), 1e-12);
  assertEquals([ratios.count, ratios.unit], [3, "processes"]);
});
