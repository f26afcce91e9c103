/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import {
  levelLine,
  seriesOf,
  seriesPanels,
  type SeriesPoint,
  seriesPoint,
} from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure, Panel } from "matchbox/report/table.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { brief, percent } from "../../phrases.ts";
import { IMPROVED } from "./searches.ts";
import { FEWEST, ofReversi, searchName, shownByDepth, type Summary } from "./summary.ts";

/**
 * The figures of nodes by depth, of leaves between their bounds, of the cost of a shallow order, and of the
 * improved algorithms.
 */
export function figures(summary: Summary): Figure[] {
  return [
    nodesByDepth(summary),
    shareOfMinimax(summary),
    priceOfOrder(summary),
    algorithmsByDepth(summary),
  ];
}

const intervals = "geometric means over the positions; bars: 95 % intervals; logarithmic scale";

function nodesByDepth(summary: Summary): Figure {
  const shown = shownByDepth(summary);
  const points = shown.map((search) => pointOf(search, searchName(search), search.allNodes));
  const minima = rowsWith(summary.complete, { algorithm: "minimax" })
    .map((search) => pointOf(search, FEWEST, search.minimum));
  const [{ depth, plain, shallowBest }] = ofReversi(summary.games);
  return {
    name: "nodes_by_depth",
    title:
      `At depth ${depth} of Reversi alpha-beta visits ${
        percent(plain.share.mean)
      } of the nodes of ` +
      `minimax, and ${percent(shallowBest.share.mean)} with a shallow search that sorts the moves`,
    caption:
      "Nodes by depth of the search. The nodes that sort the moves are counted. Dashed line: the " +
      "fewest leaves of alpha-beta in a tree with W moves at every node, where W is the depth-th root of " +
      `the leaves of minimax. Values are ${intervals}.`,
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "nodes" },
      color: { domain: seriesOf([...points, ...minima]), legend: true },
      symbol: { domain: seriesOf(points) },
    },
    marks: [],
    panels: panelsOf(points, minima),
  };
}

function shareOfMinimax({ complete, games }: Summary): Figure {
  const points = complete.filter(({ algorithm, order, leaf_values }) =>
    algorithm === "alpha-beta" &&
    (order === "as generated" || order === "exactly worst first" ||
      (order === "exactly best first" && leaf_values === "as evaluated"))
  ).map((search) => pointOf(search, searchName(search), search.overLeaves));
  const roots = rowsWith(complete, { algorithm: "minimax" }).map((search) => {
    // For minimax itself the ratio of leaves to their square root is the square root.
    const mean = 1 / search.overRoot.mean;
    return pointOf(search, "square root of minimax", { mean, low: null, high: null });
  });
  const [{ depth, best, worst }] = ofReversi(games);
  return {
    name: "share_of_minimax",
    title:
      `At depth ${depth} of Reversi alpha-beta visits ${percent(best.overLeaves.mean)} of the ` +
      `leaves of minimax with the best order, and ${
        percent(worst.overLeaves.mean)
      } with the worst ` +
      "(unique values)",
    caption:
      "Leaves of alpha-beta divided by those of minimax, by depth and order of the moves. An exact " +
      "order knows every value in advance. With unique values no two leaves have the same value. Dashed " +
      `line: the square root of the leaves of minimax. Values are ${intervals}.`,
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "leaves / leaves of minimax" },
      color: { domain: seriesOf([...points, ...roots]), legend: "ends" },
    },
    marks: [],
    panels: panelsOf(points, roots),
  };
}

function priceOfOrder({ prices: all }: Summary): Figure {
  const prices = withoutTicTacToe(all);
  const points = prices.flatMap((price) => [
    pointOf(price, "nodes", price.nodes),
    ...(price.seconds ? [pointOf(price, "time", price.seconds)] : []),
  ]);
  return {
    name: "price_of_order",
    title: whenOrderingPays(all),
    caption:
      "Nodes and time of alpha-beta with the moves sorted by a shallow search, divided by those of " +
      "alpha-beta with the moves as generated. Sorting is included: above 1 it costs more " +
      `than it saves. Values are ${intervals}.`,
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "with a shallow order / without", nice: true, tickFormat: "~g" },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points), legend: true },
    },
    marks: [levelLine(1)],
    panels: panelsOf(points),
  };
}

/**
 * From which depth on a shallow order pays in Reversi, in a sentence. It pays where the whole interval of the
 * ratio lies below 1, at that depth and at all greater ones.
 */
export function whenOrderingPays(prices: Summary["prices"]): string {
  const reversi = ofReversi(prices);
  const { depth, nodes } = reversi.at(-1)!;
  const from = reversi.findLastIndex(({ nodes: { high } }) => high === null || high >= 1) + 1;
  const atTheEnd = `at depth ${depth} it needs ${brief(nodes, 2)} times the nodes`;
  if (from < reversi.length) {
    return `In Reversi a shallow order pays from depth ${reversi[from].depth} on: ${atTheEnd}`;
  }
  const does = nodes.low !== null && nodes.low > 1 ? "does not" : "is not seen to";
  return `Up to depth ${depth} of Reversi a shallow order ${does} pay for its own nodes: ${atTheEnd}`;
}

function algorithmsByDepth({ improved: all }: Summary): Figure {
  const improved = withoutTicTacToe(all).filter(({ depth }) => depth > 1);
  const points = improved.map((each) => pointOf(each, each.algorithm, each.nodes));
  const reversi = ofReversi(improved);
  const { depth } = reversi.at(-1)!;
  const [table, negaScout, mtdf] = IMPROVED.map((algorithm) =>
    percent(rowWith(reversi, { depth, algorithm }).nodes.mean)
  );
  return {
    name: "algorithms",
    title: `At depth ${depth} of Reversi a table leaves ${table} of the nodes of alpha-beta; ` +
      `NegaScout visits ${negaScout} of them, MTD(f) ${mtdf}`,
    caption: "Nodes of algorithms made from alpha-beta, divided by those of alpha-beta, with the " +
      "moves as generated. NegaScout has no table. MTD(f) has one and begins with the guess 0. " +
      `Values are ${intervals}.`,
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "nodes / nodes of alpha-beta", nice: true, tickFormat: "~g" },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points), legend: true },
    },
    marks: [levelLine(1)],
    panels: panelsOf(points),
  };
}

/** Tic-tac-toe has one position, so its ratios have no intervals. */
function withoutTicTacToe<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game !== "tictactoe");
}

/** A point of the panel of its game. */
interface Point extends SeriesPoint {
  readonly game: string;
}

function pointOf(
  { game, depth }: { readonly game: string; readonly depth: number },
  series: string,
  estimate: Omit<Interval, "count">,
): Point {
  return { game, ...seriesPoint(depth, series, estimate) };
}

function panelsOf(points: readonly Point[], references: readonly Point[] = []): Panel[] {
  return seriesPanels(points, ({ game }) => findGame(game).title, references);
}
