/**
 * The tables of NegaScout beside alpha-beta: by the order of the moves, with a table, by depth, by time.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import { depthColumn, gameColumn, overPositions, positionsColumn } from "../../position_columns.ts";
import { type Comparison, HALF_AGAIN } from "./search_summary.ts";
import { keysOf, orderColumn } from "./table_columns.ts";

const scoutColumn: Column = {
  name: "NegaScout / alpha-beta",
  kind: "exact",
  meaning: `all nodes of NegaScout divided by those of alpha-beta, ${overPositions}`,
};

/** The table of the orders at the greatest depth, without a table. */
export function orders(comparisons: readonly Comparison[]): Table {
  return {
    name: "orders",
    title: "NegaScout beside alpha-beta at the greatest depth of each order, without a table",
    columns: [
      ...[gameColumn, depthColumn],
      orderColumn,
      positionsColumn,
      {
        name: "alpha-beta",
        kind: "exact",
        unit: "nodes",
        digits: 0,
        meaning: `all nodes of alpha-beta, sorting included, ${overPositions}`,
      },
      scoutColumn,
      {
        name: "NegaScout / minimax",
        kind: "exact",
        meaning:
          `nodes of NegaScout divided by those of minimax, without sorting, ${overPositions}`,
      },
      {
        name: "times as fast in nodes",
        kind: "exact",
        detail: true,
        meaning: `all nodes of alpha-beta divided by those of NegaScout, ${overPositions}`,
      },
      {
        name: `above ${HALF_AGAIN}`,
        kind: "exact",
        unit: "positions",
        detail: true,
        meaning: `positions in which NegaScout is more than ${HALF_AGAIN} times as fast in nodes`,
      },
      {
        name: "re-searches",
        kind: "exact",
        unit: "per 1000 nodes",
        digits: 1,
        detail: true,
        meaning: "moves searched again, per thousand nodes of NegaScout",
      },
    ],
    rows: comparisons.map((each) => ({
      ...keysOf(each),
      order: each.order,
      n: each.count,
      "alpha-beta": each.alphaBeta,
      "NegaScout / alpha-beta": each.scout,
      "NegaScout / minimax": each.overMinimax,
      "times as fast in nodes": each.factor,
      [`above ${HALF_AGAIN}`]: each.above,
      "re-searches": each.reSearches,
    })),
  };
}

/** The table of the searches with a table. */
export function memories(comparisons: readonly Comparison[]): Table {
  return {
    name: "memories",
    title: "NegaScout and MTD(f) beside alpha-beta, all with a table, at the greatest depth",
    columns: [
      ...[gameColumn, depthColumn],
      orderColumn,
      {
        name: "memory",
        kind: "key",
        meaning: "a table for one search, or for the searches to all depths, which all count",
      },
      positionsColumn,
      scoutColumn,
      {
        name: "MTD(f) / alpha-beta",
        kind: "exact",
        meaning: `all nodes of MTD(f) divided by those of alpha-beta, ${overPositions}`,
      },
      {
        name: "with / without",
        kind: "exact",
        meaning:
          `NegaScout / alpha-beta with the table divided by the same without, ${overPositions}; ` +
          "below 1 NegaScout gains more with the table",
      },
    ],
    rows: comparisons.map((each) => ({
      ...keysOf(each),
      order: each.order,
      memory: each.memory,
      n: each.count,
      "NegaScout / alpha-beta": each.scout,
      "MTD(f) / alpha-beta": each.mtdf,
      "with / without": each.tableGain,
    })),
  };
}

/** The table of the orders by depth. */
export function byDepth(comparisons: readonly Comparison[]): Table {
  const names = [...new Set(comparisons.map(({ order }) => order))];
  const groups = Map.groupBy(comparisons, ({ game, depth }) => `${game} ${depth}`);
  return {
    name: "by_depth",
    title: "NegaScout / alpha-beta by depth, without a table",
    columns: [
      ...[gameColumn, depthColumn],
      positionsColumn,
      ...names.map((name): Column => ({
        name,
        kind: "exact",
        meaning: `all nodes of NegaScout divided by those of alpha-beta, ${overPositions}`,
      })),
    ],
    rows: [...groups.values()].map((group) => ({
      ...keysOf(group[0]),
      n: group[0].count,
      ...Object.fromEntries(
        names.map((name) => [name, group.find(({ order }) => order === name)?.scout ?? null]),
      ),
    })),
  };
}

/** The table of the speed by nodes and by time. */
export function times(comparisons: readonly Comparison[]): Table {
  return {
    name: "times",
    title: "How many times as fast as alpha-beta NegaScout is, by nodes and by time",
    columns: [
      ...[gameColumn, depthColumn],
      orderColumn,
      positionsColumn,
      {
        name: "by nodes",
        kind: "exact",
        meaning: `all nodes of alpha-beta divided by those of NegaScout, ${overPositions}`,
      },
      {
        name: "by time",
        kind: "measured",
        meaning: `time of alpha-beta divided by that of NegaScout, ${overPositions}`,
      },
    ],
    rows: comparisons.map((each) => ({
      ...keysOf(each),
      ...{ order: each.order, n: each.count, "by nodes": each.factor, "by time": each.timeFactor },
    })),
  };
}
