/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import type { Figure, Mark, Row } from "matchbox/report/table.ts";
import { whenOrderingPays } from "./claims.ts";
import { pricesOfOrder, searchName, type SearchSummary, summarise } from "./summary.ts";

const MINIMUM = "fewest leaves of a uniform tree";

/** Nodes by depth, leaves between their bounds, and what a shallow order costs. */
export function figures(rows: readonly Row[]): Figure[] {
  const summaries = summarise(rows);
  return [nodesByDepth(summaries), shareOfMinimax(summaries), priceOfOrder(summaries)];
}

function nodesByDepth(summaries: readonly SearchSummary[]): Figure {
  const shown = summaries.filter(({ algorithm, order }) =>
    algorithm === "minimax" || order === "as generated" || order === "best first"
  );
  const points = shown.map((summary) => ({
    ...pointOf(summary),
    ...endsOf(summary.allNodes, "nodes"),
  }));
  const minima = shown
    .filter(({ algorithm }) => algorithm === "minimax")
    .map((summary) => ({
      ...pointOf(summary),
      search: MINIMUM,
      nodes: summary.besideMinimax!.minimum.mean,
    }));
  const domain = [...new Set(points.map(({ search }) => search)), MINIMUM];
  const series = { x: "depth", fx: "game", stroke: "search" };
  return {
    name: "nodes_by_depth",
    title:
      "Alpha-beta looks at far fewer nodes than minimax; a shallow order costs nodes of its own",
    caption: "Nodes by depth of the search, those of ordering included. Geometric means over the " +
      "positions, bars: 95 % intervals; logarithmic scale.",
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "nodes", nice: true },
      fx: { label: null },
      color: { domain, legend: true },
      symbol: { domain },
    },
    marks: [
      ...linesWithIntervals(points, series, "nodes"),
      { mark: "line", data: minima, options: { ...series, y: "nodes", strokeDasharray: "4 3" } },
      {
        mark: "dot",
        data: [...points, ...minima],
        options: { ...series, y: "nodes", symbol: "search" },
      },
    ],
  };
}

function shareOfMinimax(summaries: readonly SearchSummary[]): Figure {
  const points = summaries
    .filter(({ algorithm, besideMinimax }) => algorithm === "alpha-beta" && besideMinimax)
    .filter(({ order }) => order === "as generated" || order.startsWith("exactly"))
    .map((summary) => ({
      ...pointOf(summary),
      ...endsOf(summary.besideMinimax!.overLeaves, "share"),
    }));
  const domain = [...new Set(points.map(({ search }) => search))];
  const series = { x: "depth", fx: "game", stroke: "search" };
  return {
    name: "share_of_minimax",
    title: "Even the worst order cuts leaves, and the best leaves a square root of them",
    caption:
      "Leaves of alpha-beta as a share of those of minimax, by depth and order of the moves. An " +
      "exact order knows every value beforehand; with unique values no two leaves are worth the " +
      "same. Geometric means over the positions, bars: 95 % intervals; logarithmic scale.",
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "leaves / leaves of minimax", nice: true },
      fx: { label: null },
      color: { domain, legend: true },
      symbol: { domain },
    },
    marks: [
      ...linesWithIntervals(points, series, "share"),
      { mark: "dot", data: points, options: { ...series, y: "share", symbol: "search" } },
    ],
  };
}

function priceOfOrder(summaries: readonly SearchSummary[]): Figure {
  const prices = pricesOfOrder(summaries).filter(({ game }) => game.startsWith("reversi"));
  const points = prices.flatMap(({ depth, nodes, seconds }) => [
    { depth, of: "nodes", ...endsOf(nodes, "ratio") },
    ...(seconds ? [{ depth, of: "time", ...endsOf(seconds, "ratio") }] : []),
  ]);
  const domain = [...new Set(points.map(({ of }) => of))];
  return {
    name: "price_of_order",
    title: whenOrderingPays(summaries),
    caption: "Nodes and time of alpha-beta with the moves ordered by a shallow search, ordering " +
      "included, over those of alpha-beta without. Reversi; geometric means over the positions, bars: " +
      "95 % intervals; logarithmic scale.",
    options: {
      x: { label: "depth (plies)", ticks: prices.map(({ depth }) => depth), tickFormat: "d" },
      y: { type: "log", label: "with the order / without", nice: true },
      color: { domain, legend: true },
      symbol: { domain },
    },
    marks: [
      { mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } },
      ...linesWithIntervals(points, { x: "depth", stroke: "of" }, "ratio"),
      {
        mark: "dot",
        data: points,
        options: { x: "depth", y: "ratio", stroke: "of", symbol: "of" },
      },
    ],
  };
}

/** A line through the points of each series, and the interval of each point as a bar behind it. */
function linesWithIntervals(
  points: readonly object[],
  series: Readonly<Record<string, string>>,
  y: string,
): Mark[] {
  return [
    {
      mark: "ruleX",
      data: points,
      options: { ...series, y1: "low", y2: "high", strokeOpacity: 0.35, strokeWidth: 4 },
    },
    { mark: "line", data: points, options: { ...series, y } },
  ];
}

function pointOf(summary: SearchSummary) {
  return {
    game: findGame(summary.game).title,
    depth: summary.depth,
    search: searchName(summary),
  };
}

/** The mean under a name of its own, with the ends of the interval; a single value has none. */
function endsOf<N extends string>({ mean, low, high }: Interval, name: N) {
  return { [name]: mean, low: low ?? mean, high: high ?? mean } as
    & { [K in N]: number }
    & { low: number; high: number };
}
