/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import type { Figure, Row } from "matchbox/report/table.ts";
import { searchName, summarise } from "./summary.ts";

const MINIMUM = "theoretical minimum";

/** Nodes by depth on a logarithmic scale, and the share of minimax that alpha-beta needs. */
export function figures(rows: readonly Row[]): Figure[] {
  const points = summarise(rows).map((summary) => ({
    game: findGame(summary.game).title,
    depth: summary.depth,
    search: searchName(summary),
    nodes: summary.nodes.mean,
    low: summary.nodes.low ?? summary.nodes.mean,
    high: summary.nodes.high ?? summary.nodes.mean,
    share: summary.share.mean,
    minimum: summary.minimum.mean,
  }));
  const minima = points.filter(({ search }) => search === "minimax")
    .map((point) => ({ ...point, search: MINIMUM, nodes: point.minimum }));
  const searches = [...new Set(points.map(({ search }) => search))];
  const series = { x: "depth", fx: "game", stroke: "search" };

  return [
    {
      name: "nodes_by_depth",
      title: "Nodes by depth",
      caption:
        "Nodes that minimax and alpha-beta look at, by depth of the search and order of the " +
        "moves, with the fewest leaves that alpha-beta can get by with in a uniform tree. Geometric " +
        "means over the positions, bars: 95 % intervals; logarithmic scale.",
      options: {
        x: { label: "depth (plies)" },
        y: { type: "log", label: "nodes" },
        fx: { label: null },
        color: { domain: [...searches, MINIMUM], legend: true },
        symbol: { domain: [...searches, MINIMUM] },
      },
      marks: [
        {
          mark: "ruleX",
          data: points,
          options: { ...series, y1: "low", y2: "high", strokeOpacity: 0.35, strokeWidth: 4 },
        },
        { mark: "line", data: points, options: { ...series, y: "nodes" } },
        { mark: "line", data: minima, options: { ...series, y: "nodes", strokeDasharray: "4 3" } },
        {
          mark: "dot",
          data: [...points, ...minima],
          options: { ...series, y: "nodes", symbol: "search" },
        },
      ],
    },
    {
      name: "share_of_minimax",
      title: "What alpha-beta leaves to do",
      caption:
        "Nodes of alpha-beta as a share of those of minimax, by depth and order of the moves. " +
        "Geometric means over the positions; logarithmic scale.",
      options: {
        x: { label: "depth (plies)" },
        y: { type: "log", label: "nodes / nodes of minimax" },
        fx: { label: null },
        color: { domain: searches, legend: true },
        symbol: { domain: searches },
      },
      marks: [
        { mark: "line", data: points, options: { ...series, y: "share" } },
        { mark: "dot", data: points, options: { ...series, y: "share", symbol: "search" } },
      ],
    },
  ];
}
