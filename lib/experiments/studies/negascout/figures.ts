/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { linesWithIntervals, seriesOf, seriesPanel, seriesPoint } from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { isJudged, studied } from "./games.ts";
import { type Comparison, deepest } from "./search_summary.ts";
import type { Findings } from "./summary.ts";
import { shapeName, type TreeSummary } from "./tree_summary.ts";
import type { WindowSummary } from "./window_summary.ts";

/** The figures of the ratio by depth, by the order in uniform trees, by memory, and of null windows. */
export function figures({ comparisons, trees, windows }: Findings): Figure[] {
  const judged = comparisons.filter(({ game }) => isJudged(game));
  return [
    byDepth(judged.filter(({ memory }) => memory === "none")),
    byOrder(trees.filter(({ order }) => order !== "worst first")),
    byDistance(windows.filter(({ game }) => isJudged(game))),
  ];
}

const intervals = "geometric means; bars: 95 % intervals";
const none = { mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } } as const;

function byDepth(comparisons: readonly Comparison[]): Figure {
  const games = Map.groupBy(comparisons, ({ game }) => game);
  const pointsOf = (own: readonly Comparison[]) =>
    own.map(({ depth, order, scout }) => seriesPoint(depth, order, scout));
  return {
    name: "ratio_by_depth",
    title: titleOfDepths(deepest(comparisons)),
    caption: "All nodes of NegaScout divided by those of alpha-beta, by depth of the search and " +
      "order of the moves, without a table; the title is about the greatest depths. Below 1 " +
      `NegaScout needs fewer. Values are ${intervals}.`,
    options: {
      x: { label: "depth (plies)" },
      y: { label: "NegaScout / alpha-beta (nodes)" },
      color: { domain: seriesOf(pointsOf(comparisons)), legend: true },
    },
    marks: [none],
    panels: [...games].map(([game, own]) => seriesPanel(findGame(game).title, pointsOf(own))),
  };
}

/** The ratios at the greatest depths, with a good order and with a bad one. */
function titleOfDepths(last: readonly Comparison[]): string {
  const range = (wanted: Comparison["order"]) => {
    const means = last.filter(({ order }) => order === wanted).map(({ scout }) => scout.mean);
    return `${formatNumber(Math.min(...means), 2)} to ${formatNumber(Math.max(...means), 2)}`;
  };
  return `NegaScout needs ${
    range("best first")
  } times the nodes of alpha-beta with the best move ` +
    `first, and ${range("worst first")} times with the worst move first`;
}

function byOrder(trees: readonly TreeSummary[]): Figure {
  const points = trees.map((tree) => seriesPoint(tree.bestFirst, shapeName(tree), tree.scout));
  return {
    name: "ratio_by_order",
    title: titleOfOrders(trees),
    caption: "Nodes of NegaScout divided by those of alpha-beta in uniform trees with random " +
      "leaves, by the probability that the best move of a node is tried first. Values are " +
      `${intervals}.`,
    options: {
      x: {
        label: "best move first (% of the nodes)",
        ticks: [...new Set(points.map(({ x }) => x))],
      },
      y: { label: "NegaScout / alpha-beta (nodes)" },
      color: { domain: seriesOf(points), legend: "ends" },
    },
    marks: [none, ...linesWithIntervals(points)],
  };
}

/** From which share on NegaScout saves nodes, by shape. */
function titleOfOrders(trees: readonly TreeSummary[]): string {
  const shapes = [...Map.groupBy(trees, shapeName)];
  const saves = shapes.map(([name, own]) => {
    const first = own.find(({ scout }) => certainlyBelow(scout));
    return { name, first };
  });
  const found = saves.filter(({ first }) => first !== undefined);
  if (found.length === 0) {
    return "In uniform trees NegaScout is not seen to save nodes with any order of the moves";
  }
  return `In uniform trees NegaScout saves nodes from ${
    found.map(({ name, first }) => `${first!.bestFirst} % best moves first on (${name})`).join(
      ", ",
    )
  }${found.length < saves.length ? ", and not in the others" : ""}`;
}

function certainlyBelow({ high }: Interval): boolean {
  return high !== null && high < 1;
}

function byDistance(windows: readonly WindowSummary[]): Figure {
  const games = Map.groupBy(windows, ({ game }) => game);
  const pointsOf = (own: readonly WindowSummary[]) =>
    own.map(({ game, side, distance, nodes }) =>
      seriesPoint(distance / studied(game).unit, `null window ${side} the value`, nodes)
    );
  const nearest = windows.filter(({ distance }) => distance === 0).map(({ nodes }) => nodes.mean);
  const [least, most] = [Math.min(...nearest), Math.max(...nearest)].map((mean) => percent(mean));
  return {
    name: "null_windows",
    title: `A null window next to the value needs ${least} to ${most} of the nodes of an open ` +
      "window, and fewer the farther away it is",
    caption: "Nodes of a search with a null window divided by those with an open one, by the " +
      "distance of the window from the value: in discs, steps and pawns. Values are " +
      `${intervals}; logarithmic scale.`,
    options: {
      x: { label: "distance (units of the game)" },
      y: { type: "log", label: "null window / open window (nodes)", tickFormat: "~g" },
      color: { domain: seriesOf(pointsOf(windows)), legend: "ends" },
    },
    marks: [],
    panels: [...games].map(([game, own]) => seriesPanel(findGame(game).title, pointsOf(own))),
  };
}

function percent(share: number): string {
  return `${formatNumber(100 * share, 0)} %`;
}
