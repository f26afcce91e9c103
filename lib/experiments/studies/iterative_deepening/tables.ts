/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import { type Cost, type Deepening, deepest, programName } from "./summary.ts";

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

const game: Column = { name: "game", kind: "key", meaning: "the game" };
const depth: Column = { name: "depth", unit: "plies", kind: "key", meaning: "depth of the search" };
const program: Column = {
  name: "program",
  kind: "key",
  meaning: "the algorithm, and the order of the moves behind the hash move if they are sorted",
};
const count: Column = { name: "n", kind: "exact", meaning: "positions" };

const overPositions = "geometric mean over the positions with its 95 % interval";
const shareOverPositions = "all positions together, with the 95 % interval over positions";

function cost(name: string, title: string, costs: readonly Cost[]): Table {
  return {
    name,
    title,
    columns: [
      ...[game, depth, program, count],
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
      ...[game, depth, count],
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
      depth,
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

const first: Column = {
  name: "first move",
  kind: "exact",
  unit: "share",
  digits: 3,
  meaning: `share of the best moves that were tried first; ${shareOverPositions}`,
};
const firstThree: Column = {
  name: "first three",
  kind: "exact",
  unit: "share",
  digits: 3,
  meaning: `share of the best moves that were among the first three; ${shareOverPositions}`,
};

function firstMoves({ firstMoves }: Deepening): Table {
  return {
    name: "first_moves",
    title: "Inner nodes: the move that causes the cutoff, in the last iteration",
    columns: [game, depth, program, count, first, firstThree],
    rows: firstMoves.map((each) => ({
      ...keysOf(each),
      "first move": each.first,
      "first three": each.firstThree,
    })),
  };
}

function rootMoves({ rootMoves }: Deepening): Table {
  return {
    name: "root_moves",
    title: "The root: the best move at one depth, tried by the order of the depth before",
    columns: [
      ...[game, { ...depth, meaning: "the last depth; all from 2 are counted" }, program, count],
      ...[first, firstThree],
      {
        name: "first by chance",
        kind: "exact",
        unit: "share",
        digits: 3,
        meaning: "the share of the first move if the moves came in random order",
      },
      {
        name: "three by chance",
        kind: "exact",
        unit: "share",
        digits: 3,
        detail: true,
        meaning: "the share of the first three moves if the moves came in random order",
      },
    ],
    rows: rootMoves.map((each) => ({
      ...keysOf(each),
      "first move": each.first,
      "first three": each.firstThree,
      "first by chance": each.byChance.first,
      "three by chance": each.byChance.firstThree,
    })),
  };
}

function windows({ aspirations }: Deepening): Table {
  const share = (name: string, meaning: string, detail = false): Column => ({
    ...{ name, kind: "exact", unit: "share", digits: 3, detail },
    meaning: `share of the iterations from the second on ${meaning}; ${shareOverPositions}`,
  });
  return {
    name: "windows",
    title: "Aspiration windows (X - e, X + e) by their width",
    columns: [
      game,
      { name: "e", kind: "key", meaning: "half the width, in units of the evaluation" },
      count,
      share("inside", "with the value inside the window"),
      share("fails low", "with the value below the window", true),
      share("fails high", "with the value above the window", true),
      {
        name: "re-searches",
        kind: "exact",
        digits: 3,
        meaning: `searches repeated for each of these iterations; ${shareOverPositions}`,
      },
      {
        name: "nodes / open",
        kind: "exact",
        digits: 3,
        meaning: `nodes of all iterations over those with open windows, ${overPositions}`,
      },
    ],
    rows: aspirations.flatMap(({ game, widths }) =>
      widths.map((each) => ({
        ...{ game: findGame(game).title, e: each.width, n: each.count },
        inside: each.inside,
        "fails low": each.low,
        "fails high": each.high,
        "re-searches": each.reSearches,
        "nodes / open": each.nodes,
      }))
    ),
  };
}

function steps({ aspirations }: Deepening): Table {
  return {
    name: "steps",
    title: "How far the value moves from one depth to the next",
    columns: [
      game,
      {
        name: "half of the steps",
        kind: "exact",
        meaning: "half of |v(d) - v(d-1)| are at most this",
      },
      {
        name: "nine of ten",
        kind: "exact",
        meaning: "nine of ten |v(d) - v(d-1)| are at most this",
      },
    ],
    rows: aspirations.map(({ game, steps }) => ({
      game: findGame(game).title,
      "half of the steps": steps.half,
      "nine of ten": steps.most,
    })),
  };
}

function time({ times }: Deepening): Table {
  return {
    name: "time",
    title: "How many times as fast deepening is, with a table",
    columns: [
      ...[game, depth, program, { ...count, meaning: "timed positions" }],
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

function keysOf(
  each: Parameters<typeof programName>[0] & {
    readonly game: string;
    readonly depth: number;
    readonly count: number;
  },
) {
  return {
    game: findGame(each.game).title,
    depth: each.depth,
    program: programName(each),
    n: each.count,
  };
}
