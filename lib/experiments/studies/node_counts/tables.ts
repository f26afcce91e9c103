/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval, median } from "matchbox/report/statistics/mod.ts";
import type { Column, Row, Table } from "matchbox/report/table.ts";
import { inCell } from "../../show_estimate.ts";
import { deepest, searchName, type SearchSummary, summarise } from "./summary.ts";

/** What the searches cost at the greatest depth, what their trees look like, and nodes by depth. */
export function tables(rows: readonly Row[]): Table[] {
  const summaries = summarise(rows);
  return [
    {
      name: "cost",
      title: "What the search costs at the greatest depth",
      columns: costColumns,
      rows: deepest(summaries).map(costRow),
    },
    {
      name: "trees",
      title: "The tree that is searched at the greatest depth",
      columns: treeColumns,
      rows: deepest(summaries).map(treeRow),
    },
    {
      name: "nodes_by_depth",
      title: "Nodes by depth",
      columns: byDepthColumns,
      rows: summaries.map(byDepthRow),
    },
  ];
}

const shared: Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "depth", unit: "plies", kind: "key", meaning: "depth of the search" },
  { name: "search", kind: "key", meaning: "algorithm and order of moves" },
  { name: "n", kind: "exact", meaning: "positions" },
];

const overPositions = "geometric mean over positions with its 95 % interval";

const costColumns: Column[] = [
  ...shared,
  { name: "nodes", kind: "exact", meaning: `calls of the search, ${overPositions}` },
  {
    name: "share of minimax",
    kind: "exact",
    meaning: `nodes over those of minimax, ${overPositions}`,
  },
  {
    name: "time",
    unit: "s",
    kind: "measured",
    meaning: "ordering included; median over the timed positions with the lowest lower and the " +
      "highest upper quartile of one of them",
  },
];

function costRow(summary: SearchSummary): Row {
  return {
    ...keysOf(summary),
    nodes: show(summary.nodes, 0),
    "share of minimax": show(summary.share, 4),
    time: timeOf(summary.rows),
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
    name: "minimum",
    kind: "exact",
    meaning: `W^ceil(d/2) + W^floor(d/2) - 1 with W of minimax, ${overPositions}`,
  },
  { name: "leaves / minimum", kind: "exact", meaning: overPositions },
];

function treeRow(summary: SearchSummary): Row {
  return {
    ...keysOf(summary),
    leaves: show(summary.leaves, 0),
    cutoffs: summary.cutoffs,
    branching: show(summary.branching, 2),
    minimum: show(summary.minimum, 0),
    "leaves / minimum": show(summary.overMinimum, 2),
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

function timeOf(rows: readonly Row[]): string | null {
  const timed = rows.filter(({ seconds }) => seconds !== null);
  if (timed.length === 0) return null;
  const numbers = (column: string) => timed.map((row) => row[column] as number);
  return formatInterval({
    median: median(numbers("seconds")).median,
    low: Math.min(...numbers("seconds_low")),
    high: Math.max(...numbers("seconds_high")),
    count: timed.length,
  });
}

const byDepthColumns: Column[] = [
  ...shared,
  { name: "nodes", kind: "exact", digits: 1, meaning: `calls of the search, ${overPositions}` },
  { name: "nodes_low", kind: "exact", digits: 1, meaning: "lower end of the interval" },
  { name: "nodes_high", kind: "exact", digits: 1, meaning: "upper end of the interval" },
  {
    name: "share",
    kind: "exact",
    digits: 4,
    meaning: `nodes over those of minimax, ${overPositions}`,
  },
  { name: "share_low", kind: "exact", digits: 4, meaning: "lower end of the interval" },
  { name: "share_high", kind: "exact", digits: 4, meaning: "upper end of the interval" },
];

function byDepthRow(summary: SearchSummary): Row {
  const { nodes, share } = summary;
  return {
    ...keysOf(summary),
    nodes: nodes.mean,
    nodes_low: nodes.low,
    nodes_high: nodes.high,
    share: share.mean,
    share_low: share.low,
    share_high: share.high,
  };
}
