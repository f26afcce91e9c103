/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import type { Column, Row, Table } from "matchbox/report/table.ts";
import { inCell } from "../../show_estimate.ts";
import {
  deepest,
  type PriceOfOrder,
  pricesOfOrder,
  searchName,
  type SearchSummary,
  summarise,
} from "./summary.ts";

/** What the searches cost, what their trees look like, what the shallow order costs, and nodes by depth. */
export function tables(rows: readonly Row[]): Table[] {
  const summaries = summarise(rows);
  return [
    {
      name: "cost",
      title: "What the search costs at the greatest depth of minimax",
      columns: costColumns,
      rows: deepest(summaries).filter(({ values }) => values === "as evaluated").map(costRow),
    },
    {
      name: "trees",
      title: "The tree that is searched at that depth",
      columns: treeColumns,
      rows: deepest(summaries).map(treeRow),
    },
    {
      name: "ordering",
      title: "What a shallow order costs, beside none",
      columns: priceColumns,
      rows: pricesOfOrder(summaries).map(priceRow),
    },
    {
      name: "nodes_by_depth",
      title: "Nodes by depth",
      columns: byDepthColumns,
      rows: summaries.map(byDepthRow),
    },
  ];
}

const ofGame: Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "depth", unit: "plies", kind: "key", meaning: "depth of the search" },
];

const shared: Column[] = [
  ...ofGame,
  { name: "search", kind: "key", meaning: "algorithm and order of moves" },
  { name: "n", kind: "exact", meaning: "positions" },
];

const overPositions = "geometric mean over positions with its 95 % interval";

const costColumns: Column[] = [
  ...shared,
  { name: "all nodes", kind: "exact", meaning: `of ordering too, ${overPositions}` },
  {
    name: "share of minimax",
    kind: "exact",
    meaning: `all nodes over those of minimax, ${overPositions}`,
  },
  {
    name: "time",
    unit: "ms",
    kind: "measured",
    meaning: `ordering included, ${overPositions}; only of orders that a player could afford`,
  },
];

function costRow(summary: SearchSummary): Row {
  const { allNodes, besideMinimax, seconds } = summary;
  return {
    ...keysOf(summary),
    "all nodes": show(allNodes, 0),
    "share of minimax": show(besideMinimax!.share, 4),
    time: seconds && show(scaled(seconds, 1000), 2),
  };
}

const treeColumns: Column[] = [
  ...shared,
  { name: "leaves", kind: "exact", meaning: `nodes that looked no further, ${overPositions}` },
  {
    name: "cutoffs",
    unit: "total",
    kind: "exact",
    meaning: "nodes left because a move reached beta, the sum over positions",
  },
  {
    name: "branching",
    kind: "exact",
    meaning: `effective branching factor: the depth-th root of leaves, ${overPositions}`,
  },
  {
    name: "leaves / minimum",
    kind: "exact",
    meaning: `minimum: W^ceil(d/2) + W^floor(d/2) - 1 with W of minimax, ${overPositions}`,
  },
];

function treeRow(summary: SearchSummary): Row {
  const { leaves, cutoffs, branching, besideMinimax } = summary;
  return {
    ...keysOf(summary),
    leaves: show(leaves, 0),
    cutoffs,
    branching: show(branching, 2),
    "leaves / minimum": show(besideMinimax!.overMinimum, 2),
  };
}

const priceColumns: Column[] = [
  ...ofGame,
  { name: "n", kind: "exact", meaning: "positions" },
  {
    name: "nodes",
    kind: "exact",
    meaning: `all nodes with the order over those without, ${overPositions}; it pays below 1`,
  },
  {
    name: "time",
    kind: "measured",
    meaning: `time with the order over that without, ${overPositions}`,
  },
];

function priceRow({ game, depth, nodes, seconds }: PriceOfOrder): Row {
  return {
    game: findGame(game).title,
    depth,
    n: nodes.count,
    nodes: show(nodes, 2),
    time: seconds && show(seconds, 2),
  };
}

function keysOf(summary: SearchSummary): Row {
  return {
    game: findGame(summary.game).title,
    depth: summary.depth,
    search: searchName(summary),
    n: summary.count,
  };
}

/** A single position has no interval to show. */
function show(estimate: Interval, digits: number): string {
  return estimate.count === 1 ? formatNumber(estimate.mean, digits) : inCell(estimate, digits);
}

function scaled({ mean, low, high, count }: Interval, factor: number): Interval {
  const times = (end: number | null) => end === null ? null : end * factor;
  return { mean: mean * factor, low: times(low), high: times(high), count };
}

const byDepthColumns: Column[] = [
  ...shared,
  {
    name: "all_nodes",
    kind: "exact",
    digits: 1,
    meaning: `nodes, those of ordering included, ${overPositions}`,
  },
  { name: "all_nodes_low", kind: "exact", digits: 1, meaning: "lower end of the interval" },
  { name: "all_nodes_high", kind: "exact", digits: 1, meaning: "upper end of the interval" },
  {
    name: "share",
    kind: "exact",
    digits: 4,
    meaning: `all nodes over those of minimax, ${overPositions}`,
  },
  { name: "share_low", kind: "exact", digits: 4, meaning: "lower end of the interval" },
  { name: "share_high", kind: "exact", digits: 4, meaning: "upper end of the interval" },
];

function byDepthRow(summary: SearchSummary): Row {
  const { allNodes, besideMinimax } = summary;
  return {
    ...keysOf(summary),
    all_nodes: allNodes.mean,
    all_nodes_low: allNodes.low,
    all_nodes_high: allNodes.high,
    share: besideMinimax?.share.mean ?? null,
    share_low: besideMinimax?.share.low ?? null,
    share_high: besideMinimax?.share.high ?? null,
  };
}
