/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Table } from "matchbox/report/table.ts";
import { depthColumn, gameColumn, overPositions, positionsColumn } from "../../position_columns.ts";
import { firstMoves, rootMoves } from "./move_tables.ts";
import { type Cost, type Deepening, deepest } from "./summary.ts";
import { keysOf, programColumn } from "./table_columns.ts";
import { steps, windows } from "./window_tables.ts";

/**
 * The tables of the cost at the greatest depth and by depth, of uniform trees, of first moves at inner nodes
 * and at the root, of aspiration windows, and of time.
 */
export function tables(found: Deepening): Table[] {
  return [
    cost("cost", "What iterative deepening costs, at the greatest depth", deepest(found.costs)),
    widths(found),
    uniform(found),
    firstMoves(found),
    rootMoves(found),
    windows(found),
    steps(found),
    time(found),
    cost("cost_by_depth", "What iterative deepening costs, by depth", found.costs),
  ];
}

function cost(name: string, title: string, costs: readonly Cost[]): Table {
  return {
    name,
    title,
    columns: [
      ...[gameColumn, depthColumn, programColumn, positionsColumn],
      {
        name: "nodes, fixed depth",
        kind: "exact",
        digits: 0,
        meaning: `nodes of the search to this depth alone, ${overPositions}`,
      },
      {
        name: "deepening / fixed",
        kind: "exact",
        digits: 2,
        meaning: `nodes of the depths from 1 to this one over those of this depth alone, ` +
          `${overPositions}; below 1 deepening is cheaper`,
      },
      {
        name: "deepening / plain alpha-beta",
        kind: "exact",
        detail: true,
        meaning:
          "nodes of the depths from 1 to this one over those of alpha-beta without a table, " +
          `to this depth alone and with the moves as generated, ${overPositions}`,
      },
    ],
    rows: costs.map((cost) => ({
      ...keysOf(cost),
      "nodes, fixed depth": cost.fixedNodes,
      "deepening / fixed": cost.ratio,
      "deepening / plain alpha-beta": cost.overPlain,
    })),
  };
}

function widths({ costs }: Deepening): Table {
  const full = deepest(costs).filter(({ foretold }) => foretold !== null);
  return {
    name: "widths",
    title: "Minimax: the price of iterative deepening beside the formula",
    columns: [
      ...[gameColumn, depthColumn, positionsColumn],
      {
        name: "W",
        kind: "exact",
        digits: 2,
        meaning: `moves per position: the depth-th root of the leaves, ${overPositions}`,
      },
      {
        name: "deepening / fixed",
        kind: "exact",
        meaning:
          `nodes of the depths from 1 to this one over those of this depth, ${overPositions}`,
      },
      {
        name: "above 1 / foretold",
        kind: "exact",
        digits: 2,
        meaning:
          `what this ratio is above 1, divided by the 1/(W - 1) of the formula, ${overPositions}`,
      },
    ],
    rows: full.map((cost) => ({
      ...{ game: findGame(cost.game).title, depth: cost.depth, n: cost.count },
      W: cost.foretold!.width,
      "deepening / fixed": cost.ratio,
      "above 1 / foretold": cost.foretold!.over,
    })),
  };
}

function uniform({ uniform }: Deepening): Table {
  const deepest = [...Map.groupBy(uniform, ({ width }) => width).values()]
    .map((own) => own.at(-1)!);
  return {
    name: "uniform",
    title: "Minimax of uniform trees",
    columns: [
      { name: "W", unit: "moves", kind: "key", meaning: "children of every inner node" },
      depthColumn,
      { name: "fixed", unit: "nodes", kind: "exact", meaning: "nodes of this depth alone" },
      { name: "deepening", unit: "nodes", kind: "exact", meaning: "nodes of all depths from 1" },
      { name: "deepening / fixed", kind: "exact", digits: 4, meaning: "the ratio of both" },
      { name: "W/(W - 1)", kind: "exact", digits: 4, meaning: "the formula" },
    ],
    rows: deepest.map(({ width, depth, fixed, deepening }) => ({
      ...{ W: width, depth, fixed, deepening },
      "deepening / fixed": deepening / fixed,
      "W/(W - 1)": width / (width - 1),
    })),
  };
}

function time({ times }: Deepening): Table {
  return {
    name: "time",
    title: "How many times as fast deepening is, with a table",
    columns: [
      ...[gameColumn, depthColumn, programColumn, {
        ...positionsColumn,
        meaning: "timed positions",
      }],
      {
        name: "by nodes",
        kind: "exact",
        digits: 2,
        meaning: `nodes of the fixed depth over those of deepening, ${overPositions}`,
      },
      {
        name: "by time",
        kind: "measured",
        digits: 2,
        meaning: `time of the fixed depth over that of deepening, ${overPositions}`,
      },
    ],
    rows: times.map((each) => ({
      ...keysOf(each),
      "by nodes": each.nodes,
      "by time": each.speedup,
    })),
  };
}
