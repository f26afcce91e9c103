/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Table } from "matchbox/report/table.ts";
import { depthColumn, gameColumn, overPositions, positionsColumn } from "../../position_columns.ts";
import { UNIFORM_TREES } from "./conditions.ts";
import { deepest } from "./search_summary.ts";
import { byDepth, memories, orders, times } from "./search_tables.ts";
import type { Findings } from "./summary.ts";
import { keysOf, orderColumn } from "./table_columns.ts";

/**
 * The tables of the orders without a table, of the searches with one, by depth, of times, of the uniform
 * trees, of the visited nodes, and of the null windows.
 */
export function tables({ comparisons, trees, visits, windows }: Findings): Table[] {
  const last = deepest(comparisons);
  return [
    orders(last.filter(({ memory }) => memory === "none")),
    memories(last.filter(({ memory }) => memory !== "none")),
    byDepth(comparisons.filter(({ memory }) => memory === "none")),
    times(comparisons.filter(({ timeFactor }) => timeFactor !== null)),
    uniformTrees(trees),
    visited(visits),
    nullWindows(windows),
  ];
}

function uniformTrees(trees: Findings["trees"]): Table {
  const overTrees = "geometric mean over the trees with its 95 % interval";
  return {
    name: "trees",
    title: "Uniform trees with random leaves, by the order of the moves",
    columns: [
      { name: "width", kind: "key", unit: "moves", meaning: "moves at each node" },
      { name: "depth", kind: "key", unit: "plies", meaning: "depth of the tree" },
      orderColumn,
      {
        name: "best first",
        kind: "key",
        unit: "%",
        meaning: "probability that the best move of a node is the first",
      },
      { name: "n", kind: "exact", meaning: "trees" },
      {
        name: "NegaScout / alpha-beta",
        kind: "exact",
        meaning: `nodes of NegaScout divided by those of alpha-beta, ${overTrees}`,
      },
      {
        name: "alpha-beta / minimax",
        kind: "exact",
        meaning: `nodes of alpha-beta divided by those of minimax, ${overTrees}`,
      },
      {
        name: "NegaScout / minimax",
        kind: "exact",
        meaning: `nodes of NegaScout divided by those of minimax, ${overTrees}`,
      },
      {
        name: "more than minimax",
        kind: "exact",
        unit: "trees",
        meaning: "trees in which NegaScout visits more nodes than minimax",
      },
      {
        name: "time / minimax",
        kind: "measured",
        meaning: `time of NegaScout divided by that of minimax, ${overTrees}`,
      },
    ],
    rows: trees.map((each) => ({
      ...{ width: each.width, depth: each.depth, order: each.order },
      ...{ "best first": each.bestFirst, n: each.count },
      "NegaScout / alpha-beta": each.scout,
      "alpha-beta / minimax": each.alphaBetaOverMinimax,
      "NegaScout / minimax": each.overMinimax,
      "more than minimax": each.moreThanMinimax,
      "time / minimax": each.timeOverMinimax,
    })),
  };
}

function visited(visits: Findings["visits"]): Table {
  const nodes = { kind: "exact", unit: "nodes" } as const;
  return {
    name: "visits",
    title: "The nodes that alpha-beta and another search visit, compared one by one",
    columns: [
      { name: "sample", kind: "key", meaning: "uniform trees, or the game of the positions" },
      {
        name: "search",
        kind: "key",
        meaning: "the search compared with alpha-beta, and how both try the moves",
      },
      { name: "n", kind: "exact", meaning: "trees or positions" },
      { ...nodes, name: "alpha-beta", meaning: "different nodes that alpha-beta visits" },
      { ...nodes, name: "it", meaning: "different nodes that the search visits" },
      { ...nodes, name: "only it", meaning: "nodes that it visits and alpha-beta cuts off" },
      {
        name: "trees with such",
        kind: "exact",
        meaning: "trees or positions in which it visits a node that alpha-beta cuts off",
      },
      { ...nodes, name: "only alpha-beta", meaning: "nodes that it cuts off" },
      {
        ...nodes,
        name: "visited again",
        meaning: "its visits to nodes that it has visited before",
      },
    ],
    rows: visits.map((each) => ({
      sample: each.sample === UNIFORM_TREES ? each.sample : findGame(each.sample).title,
      search: each.condition,
      n: each.count,
      "alpha-beta": each.alphaBeta,
      it: each.compared,
      "only it": each.extra,
      "trees with such": each.withExtra,
      "only alpha-beta": each.spared,
      "visited again": each.repeated,
    })),
  };
}

function nullWindows(windows: Findings["windows"]): Table {
  return {
    name: "windows",
    title: "A null window beside an open one, by its distance to the value",
    columns: [
      ...[gameColumn, depthColumn],
      { name: "side", kind: "key", meaning: "whether the null window is below or above the value" },
      {
        name: "distance",
        kind: "key",
        meaning: "from the null window to the value, in the values of the evaluation",
      },
      positionsColumn,
      {
        name: "nodes / open",
        kind: "exact",
        meaning: `nodes divided by those of the open window, ${overPositions}`,
      },
      {
        name: "with a second search",
        kind: "exact",
        meaning:
          `nodes, with those of a second search from the bound on, divided by those of the open ` +
          `window, ${overPositions}`,
      },
      {
        name: "wrong",
        kind: "exact",
        unit: "searches",
        meaning: "bounds that are not true, and second searches with another value",
      },
    ],
    rows: windows.map((each) => ({
      ...keysOf(each),
      ...{ side: each.side, distance: each.distance, n: each.count },
      "nodes / open": each.nodes,
      "with a second search": each.twice,
      wrong: each.wrongBounds + each.wrongAgain,
    })),
  };
}
