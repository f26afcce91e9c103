/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import { type Comparison, deepest, HALF_AGAIN } from "./search_summary.ts";
import type { Findings } from "./summary.ts";
import { UNIFORM_TREES } from "./conditions.ts";

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

const overPositions = "geometric mean over the positions with its 95 % interval";

const ofGame: Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "depth", unit: "plies", kind: "key", meaning: "depth of the search" },
];
const order: Column = { name: "order", kind: "key", meaning: "the order of the moves" };
const positions: Column = { name: "n", kind: "exact", meaning: "positions" };
const scout: Column = {
  name: "NegaScout / alpha-beta",
  kind: "exact",
  meaning: `all nodes of NegaScout divided by those of alpha-beta, ${overPositions}`,
};

function orders(comparisons: readonly Comparison[]): Table {
  return {
    name: "orders",
    title: "NegaScout beside alpha-beta at the greatest depth of each order, without a table",
    columns: [
      ...ofGame,
      order,
      positions,
      {
        name: "alpha-beta",
        kind: "exact",
        unit: "nodes",
        digits: 0,
        meaning: `all nodes of alpha-beta, sorting included, ${overPositions}`,
      },
      scout,
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

function memories(comparisons: readonly Comparison[]): Table {
  return {
    name: "memories",
    title: "NegaScout and MTD(f) beside alpha-beta, all with a table, at the greatest depth",
    columns: [
      ...ofGame,
      order,
      {
        name: "memory",
        kind: "key",
        meaning: "a table for one search, or for the searches to all depths, which all count",
      },
      positions,
      scout,
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

function byDepth(comparisons: readonly Comparison[]): Table {
  const names = [...new Set(comparisons.map(({ order }) => order))];
  const groups = Map.groupBy(comparisons, ({ game, depth }) => `${game} ${depth}`);
  return {
    name: "by_depth",
    title: "NegaScout / alpha-beta by depth, without a table",
    columns: [
      ...ofGame,
      positions,
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

function times(comparisons: readonly Comparison[]): Table {
  return {
    name: "times",
    title: "How many times as fast as alpha-beta NegaScout is, by nodes and by time",
    columns: [
      ...ofGame,
      order,
      positions,
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

function uniformTrees(trees: Findings["trees"]): Table {
  const overTrees = "geometric mean over the trees with its 95 % interval";
  return {
    name: "trees",
    title: "Uniform trees with random leaves, by the order of the moves",
    columns: [
      { name: "width", kind: "key", unit: "moves", meaning: "moves at each node" },
      { name: "depth", kind: "key", unit: "plies", meaning: "depth of the tree" },
      order,
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
      ...ofGame,
      { name: "side", kind: "key", meaning: "whether the null window is below or above the value" },
      {
        name: "distance",
        kind: "key",
        meaning: "from the null window to the value, in the values of the evaluation",
      },
      positions,
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

function keysOf({ game, depth }: { readonly game: string; readonly depth: number }) {
  return { game: findGame(game).title, depth };
}
