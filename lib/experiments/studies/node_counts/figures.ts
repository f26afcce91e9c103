/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { seriesOf, seriesPanel, type SeriesPoint, seriesPoint } from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure, Panel } from "matchbox/report/table.ts";
import type { Order } from "./searches.ts";
import {
  deepest,
  FEWEST,
  type Improved,
  type NodeCounts,
  ofReversi,
  type PriceOfOrder,
  searchName,
  type SearchSummary,
  shownByDepth,
} from "./summary.ts";
import { whenOrderingPays } from "./when_ordering_pays.ts";

/**
 * The figures of nodes by depth, of leaves between their bounds, of the cost of a shallow order, and of the
 * improved algorithms.
 */
export function figures({ searches, prices, improved }: NodeCounts): Figure[] {
  return [
    nodesByDepth(searches),
    shareOfMinimax(searches),
    priceOfOrder(prices),
    algorithmsByDepth(improved),
  ];
}

interface Point extends SeriesPoint {
  readonly game: string;
}

const intervals = "geometric means over the positions; bars: 95 % intervals; logarithmic scale";

function nodesByDepth(searches: readonly SearchSummary[]): Figure {
  const shown = shownByDepth(searches);
  const points = shown.map((summary) => pointOf(summary, searchName(summary), summary.allNodes));
  const minima = shown.filter(({ algorithm }) => algorithm === "minimax").map((summary) =>
    pointOf(summary, FEWEST, summary.besideMinimax!.minimum)
  );
  const end = ofReversi(deepest(searches));
  const share = (order: Order) =>
    percent(
      end.find((search) => search.algorithm === "alpha-beta" && search.order === order)!
        .besideMinimax!.share.mean,
    );
  return {
    name: "nodes_by_depth",
    title:
      `At depth ${end[0].depth} of Reversi alpha-beta visits ${share("as generated")} of the ` +
      `nodes of minimax, and ${share("best first")} with a shallow search that sorts the moves`,
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

function shareOfMinimax(searches: readonly SearchSummary[]): Figure {
  const complete = searches.filter(({ besideMinimax }) => besideMinimax !== null);
  const shown = complete.filter(({ algorithm, order, values }) =>
    algorithm === "alpha-beta" &&
    (order === "as generated" || order === "exactly worst first" ||
      (order === "exactly best first" && values === "as evaluated"))
  );
  const points = shown.map((summary) =>
    pointOf(summary, searchName(summary), summary.besideMinimax!.overLeaves)
  );
  const roots = complete.filter(({ algorithm }) => algorithm === "minimax").map((summary) => {
    // For minimax itself the ratio of leaves to their square root is the square root.
    const share = 1 / summary.besideMinimax!.overRoot.mean;
    return pointOf(summary, "square root of minimax", { mean: share, low: null, high: null });
  });
  const end = ofReversi(deepest(shown));
  const share = (wanted: Order) =>
    percent(end.findLast(({ order }) => order === wanted)!.besideMinimax!.overLeaves.mean);
  return {
    name: "share_of_minimax",
    title:
      `At depth ${end[0].depth} of Reversi alpha-beta visits ${share("exactly best first")} of ` +
      `the leaves of minimax with the best order, and ${
        share("exactly worst first")
      } with the worst (unique values)`,
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

function priceOfOrder(all: readonly PriceOfOrder[]): Figure {
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
    marks: [{ mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } }],
    panels: panelsOf(points, []),
  };
}

function algorithmsByDepth(all: readonly Improved[]): Figure {
  const improved = withoutTicTacToe(all).filter(({ depth }) => depth > 1);
  const points = improved.map((each) => pointOf(each, each.algorithm, each.nodes));
  const ofGame = ofReversi(improved);
  const end = ofGame.at(-1)!.depth;
  const share = (name: Improved["algorithm"]) => {
    const { nodes } = ofGame.findLast(({ algorithm }) => algorithm === name)!;
    return percent(nodes.mean);
  };
  return {
    name: "algorithms",
    title: `At depth ${end} of Reversi a table leaves ${share("alpha-beta with table")} of the ` +
      `nodes of alpha-beta; NegaScout visits ${share("NegaScout")} of them, MTD(f) ` +
      `${share("MTD(f)")}`,
    caption: "Nodes of algorithms made from alpha-beta, divided by those of alpha-beta, with the " +
      "moves as generated. NegaScout has no table. MTD(f) has one and begins with the guess 0. " +
      `Values are ${intervals}.`,
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "nodes / nodes of alpha-beta", nice: true, tickFormat: "~g" },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points), legend: true },
    },
    marks: [{ mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } }],
    panels: panelsOf(points, []),
  };
}

/** Tic-tac-toe has one position, so its ratios have no intervals. */
function withoutTicTacToe<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game !== "tictactoe");
}

/** A panel for each game; `references` are broken lines without points. */
function panelsOf(points: readonly Point[], references: readonly Point[]): Panel[] {
  return [...Map.groupBy(points, ({ game }) => game)].map(([game, own]) =>
    seriesPanel(findGame(game).title, own, references.filter((point) => point.game === game))
  );
}

function pointOf(
  { game, depth }: { readonly game: string; readonly depth: number },
  series: string,
  estimate: Omit<Interval, "count">,
): Point {
  return { game, ...seriesPoint(depth, series, estimate) };
}

/** A share as a percentage with two significant digits. */
function percent(share: number): string {
  const digits = Math.max(1 - Math.floor(Math.log10(100 * share)), 0);
  return `${formatNumber(100 * share, digits)} %`;
}
