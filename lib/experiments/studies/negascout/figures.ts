/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import {
  levelLine,
  linesWithIntervals,
  seriesOf,
  seriesPanels,
  seriesPoint,
} from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { fromLeastToMost, percent } from "../../phrases.ts";
import { isJudged, studied } from "./games.ts";
import {
  type Comparison,
  deepest,
  shapeName,
  type Summary,
  type TreeSummary,
  type WindowSummary,
} from "./summary.ts";

/** The figures of the ratio by depth, by the order in uniform trees, by memory, and of null windows. */
export function figures({ comparisons, trees, windows }: Summary): Figure[] {
  const judged = comparisons.filter(({ game }) => isJudged(game));
  return [
    byDepth(rowsWith(judged, { memory: "none" })),
    byOrder(trees.filter(({ order }) => order !== "worst first")),
    byDistance(windows.filter(({ game }) => isJudged(game))),
  ];
}

const intervals = "geometric means; bars: 95 % intervals";

function byDepth(comparisons: readonly Comparison[]): Figure {
  const points = comparisons.map(({ game, depth, order, scout }) => ({
    game,
    ...seriesPoint(depth, order, scout),
  }));
  return {
    name: "ratio_by_depth",
    title: titleOfDepths(deepest(comparisons)),
    caption: "All nodes of NegaScout divided by those of alpha-beta, by depth of the search and " +
      "order of the moves, without a table; the title is about the greatest depths. Below 1 " +
      `NegaScout needs fewer. Values are ${intervals}.`,
    options: {
      x: { label: "depth (plies)" },
      y: { label: "NegaScout / alpha-beta (nodes)" },
      color: { domain: seriesOf(points), legend: true },
    },
    marks: [levelLine(1)],
    panels: seriesPanels(points, ({ game }) => findGame(game).title),
  };
}

/** The ratios at the greatest depths, with a good order and with a bad one. */
function titleOfDepths(last: readonly Comparison[]): string {
  const range = (order: Comparison["order"]) =>
    fromLeastToMost(rowsWith(last, { order }).map(({ scout }) => scout.mean), 2);
  return `NegaScout needs ${
    range("best first")
  } times the nodes of alpha-beta with the best move ` +
    `first, and ${range("worst first")} times with the worst move first`;
}

function byOrder(trees: readonly TreeSummary[]): Figure {
  const points = trees.map((tree) => seriesPoint(tree.best_first, shapeName(tree), tree.scout));
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
    marks: [levelLine(1), ...linesWithIntervals(points)],
  };
}

/** From which share on NegaScout saves nodes, by shape: its whole intervals lie below 1 from there on. */
function titleOfOrders(trees: readonly TreeSummary[]): string {
  const shapes = groupBy(trees, "width", "depth").rollup((own) => ({
    from: own[own.findLastIndex(({ scout: { high } }) => high === null || high >= 1) + 1],
  }));
  const found = shapes.flatMap((shape) =>
    shape.from ? [`${shape.from.best_first} % best moves first on (${shapeName(shape)})`] : []
  );
  if (found.length === 0) {
    return "In uniform trees NegaScout is not seen to save nodes with any order of the moves";
  }
  const others = found.length < shapes.length ? ", and not in the others" : "";
  return `In uniform trees NegaScout saves nodes from ${found.join(", ")}${others}`;
}

function byDistance(windows: readonly WindowSummary[]): Figure {
  const points = windows.map(({ game, side, distance, nodes }) => ({
    game,
    ...seriesPoint(distance / studied(game).unit, `null window ${side} the value`, nodes),
  }));
  const nearest = rowsWith(windows, { distance: 0 }).map(({ nodes }) => nodes.mean);
  const [least, most] = [Math.min(...nearest), Math.max(...nearest)]
    .map((mean) => percent(mean, 0));
  return {
    name: "null_windows",
    title: `A null window next to the value needs ${least} to ${most} of the nodes of an open ` +
      `window${falls(windows) ? ", and fewer the farther away it is" : ""}`,
    caption: "Nodes of a search with a null window divided by those with an open one, by the " +
      "distance of the window from the value: in discs, steps and pawns. Values are " +
      `${intervals}; logarithmic scale.`,
    options: {
      x: { label: "distance (units of the game)" },
      y: { type: "log", label: "null window / open window (nodes)", tickFormat: "~g" },
      color: { domain: seriesOf(points), legend: "ends" },
    },
    marks: [],
    panels: seriesPanels(points, ({ game }) => findGame(game).title),
  };
}

/** Whether the nodes of every game and side get fewer with the distance. */
function falls(windows: readonly WindowSummary[]): boolean {
  return groupBy(windows, "game", "side")
    .rollup((own) => ({ means: own.map(({ nodes }) => nodes.mean) }))
    .every(({ means }) => means.every((mean, index) => index === 0 || mean < means[index - 1]));
}
