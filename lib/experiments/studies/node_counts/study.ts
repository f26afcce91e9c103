/**
 * Minimax against alpha-beta by depth, with the order of the moves as a factor (C6, C9, C10).
 *
 * Positions: the start of tic-tac-toe, searched to the end of the game, and Reversi after some random
 * moves. All searches of a position and depth find the same value; that is checked for every one. What an
 * order costs is counted: the nodes of the searches that order the moves are part of the price.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/mod.ts";
import { findGame, type Game, type Position } from "matchbox/games/mod.ts";
import { integer, oneOfNumbers, type Random } from "matchbox/base/mod.ts";
import type { Column, Row } from "matchbox/report/table.ts";
import { rounded } from "../../rounded.ts";
import { defineStudy, type Task } from "../../study.ts";
import { measure, type Timing } from "../../timing.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { startPositions } from "./positions.ts";
import { type ComparedSearch, payingOrders, searchesOf, type SearchRun } from "./searches.ts";
import { tables } from "./tables.ts";

const parameters = {
  /** Side of the Reversi board. */
  size: oneOfNumbers([4, 6, 8, 10], 8),
  /** Reversi positions. */
  positions: integer(1, 1000, 4),
  /** Random plies that lead to each of them. */
  plies: integer(0, 60, 12),
  /** Deepest search in Reversi; each depth from 1 on is searched. */
  depth: integer(1, 12, 4),
  /** Plies after the move that the shallow search for the order looks ahead. */
  ordering_depth: integer(0, 12, 1),
  /**
   * Deepest search by which the shallow order is compared with none, to see from which depth it pays: deeper
   * than minimax can go. Not beyond `depth` when it is less.
   */
  pay_depth: integer(1, 14, 5),
  /** Repetitions of each timing; 0 times nothing. */
  repeats: integer(0, 99, 3),
};

const columns: Column[] = [
  { name: "game", kind: "key", meaning: "the game, as a spec" },
  { name: "position", kind: "key", meaning: "number of the start position within the game" },
  { name: "depth", unit: "plies", kind: "key", meaning: "depth of the search" },
  { name: "algorithm", kind: "key", meaning: "minimax or alpha-beta" },
  { name: "order", kind: "key", meaning: "the order in which the moves are tried" },
  {
    name: "leaf_values",
    kind: "key",
    meaning: "leaf values: as evaluated, or unique, so that no two moves are worth the same",
  },
  { name: "start", kind: "exact", meaning: "the start position in the game's notation" },
  { name: "value", kind: "exact", meaning: "what the search found, for the side to move" },
  {
    name: "nodes",
    unit: "nodes",
    kind: "exact",
    meaning: "calls of the search, the root included",
  },
  { name: "leaves", unit: "nodes", kind: "exact", meaning: "nodes that looked no further" },
  {
    name: "cutoffs",
    unit: "nodes",
    kind: "exact",
    meaning: "nodes left because a move reached beta",
  },
  {
    name: "first_move_cutoffs",
    unit: "nodes",
    kind: "exact",
    meaning: "cutoffs by the first move tried",
  },
  {
    name: "ordering_nodes",
    unit: "nodes",
    kind: "exact",
    meaning: "nodes of the searches that only ordered the moves; not in nodes",
  },
  {
    name: "all_nodes",
    unit: "nodes",
    kind: "exact",
    meaning: "nodes and ordering nodes: what the search costs in all",
  },
  {
    name: "branching",
    kind: "exact",
    digits: 2,
    meaning: "effective branching factor: the depth-th root of leaves",
  },
  {
    name: "width",
    kind: "exact",
    digits: 2,
    meaning: "W: the depth-th root of the leaves of minimax, where minimax was run",
  },
  {
    name: "minimum",
    unit: "nodes",
    kind: "exact",
    digits: 0,
    meaning: "fewest leaves possible in a uniform tree: W^ceil(d/2) + W^floor(d/2) - 1",
  },
  {
    name: "share",
    kind: "exact",
    digits: 4,
    meaning: "all nodes over the nodes of minimax, where minimax was run",
  },
  { name: "seconds", unit: "s", kind: "measured", meaning: "median time, ordering included" },
  { name: "seconds_low", unit: "s", kind: "measured", meaning: "lower quartile of the time" },
  { name: "seconds_high", unit: "s", kind: "measured", meaning: "upper quartile of the time" },
  { name: "repeats", kind: "exact", meaning: "repetitions of the timing; 0 when not timed" },
];

/** What is compared in a task. */
interface Cell {
  readonly game: string;
  readonly position: number;
  readonly depth: number;
  /** Minimax and every order, or only the orders of which is asked whether they pay. */
  readonly searches: "all" | "paying";
}

export const study = defineStudy({
  id: "node-counts",
  title: "Minimax against alpha-beta",
  question:
    "How many nodes does alpha-beta save, and what has the order of the moves to do with it?",
  sources: ["D1", "C6", "C6a", "C6b", "C9", "C10"],
  parameters,
  presets: {
    quick: {
      size: 8,
      positions: 4,
      plies: 12,
      depth: 4,
      ordering_depth: 1,
      pay_depth: 5,
      repeats: 3,
    },
    published: {
      size: 8,
      positions: 20,
      plies: 12,
      depth: 6,
      ordering_depth: 1,
      pay_depth: 9,
      repeats: 3,
    },
  },
  sets: { facts: { title: "One fact", columns } },

  *tasks({ size, positions, depth, pay_depth, repeats }) {
    const reversi = `reversi:size=${size}`;
    for (const cell of cells("tictactoe", 1, 1, 9, "all")) yield task(cell, repeats > 0);
    for (const cell of cells(reversi, positions, 1, depth, "all")) yield task(cell, repeats > 0);
    for (const cell of cells(reversi, positions, depth + 1, pay_depth, "paying")) {
      yield task(cell, repeats > 0);
    }
  },

  run({ data }, { params, stream, clock }) {
    const cell = data;
    const game = findGame(cell.game);
    const position = game.name === "tictactoe"
      ? game.start()
      : startPositionOf(game, cell.position, params.plies, stream);
    const timing = (work: () => void) =>
      params.repeats > 0 ? measure(clock, params.repeats, work) : null;
    const compared = cell.searches === "all" ? compare : comparePaying;
    const facts = compared(game, position, cell.depth, params.ordering_depth, timing).map((
      row,
    ) => ({
      game: cell.game,
      position: cell.position,
      depth: cell.depth,
      start: position.toString(),
      ...row,
    }));
    return { rows: { facts } };
  },

  summarise: ({ facts }) => facts,
  tables,
  figures,
  claims,
});

function* cells(
  game: string,
  positions: number,
  from: number,
  to: number,
  searches: Cell["searches"],
): Iterable<Cell> {
  for (let position = 1; position <= positions; position++) {
    for (let depth = from; depth <= to; depth++) yield { game, position, depth, searches };
  }
}

function task(cell: Cell, timed: boolean): Task<Cell> {
  return { key: `${cell.game} ${cell.position} depth ${cell.depth}`, data: cell, timed };
}

/** The position of that number, from 1: the same however many there are and whatever is done with it. */
function startPositionOf(
  game: Game,
  number: number,
  plies: number,
  stream: (label: string) => Random,
): Position {
  const random = stream(`positions of ${game.spec} after ${plies} plies`);
  return startPositions(game, number, plies, random)[number - 1];
}

type TimeOf = (work: () => void) => Timing | null;

/** One row for each search of `position` to `depth`, minimax first. */
function compare(
  game: Game,
  position: Position,
  depth: number,
  orderingDepth: number,
  timing: TimeOf,
): Row[] {
  const searches = searchesOf(game, createEvaluation(game), depth, orderingDepth);
  const full = searches[0].run(position);
  const width = full.stats.leaves ** (1 / depth);
  const minimum = width ** Math.ceil(depth / 2) + width ** Math.floor(depth / 2) - 1;
  return searches.map((search) => {
    const found = search.run(position);
    // Unique values lie within half a point of those as evaluated.
    const expected = search.values === "unique" ? Math.round(found.value) : found.value;
    if (expected !== full.value) {
      const { algorithm, order } = search;
      throw new Error(`${algorithm}, ${order}: ${found.value}, but minimax finds ${full.value}`);
    }
    return {
      ...rowOf(search, found, depth),
      width: rounded(width),
      minimum: rounded(minimum),
      share: rounded(allNodes(found) / full.stats.nodes),
      ...timeOf(search, position, timing),
    };
  });
}

/** One row for each of the orders of which is asked whether they pay. */
function comparePaying(
  game: Game,
  position: Position,
  depth: number,
  orderingDepth: number,
  timing: TimeOf,
): Row[] {
  return searchesOf(game, createEvaluation(game), depth, orderingDepth)
    .filter(({ algorithm, order }) => algorithm === "alpha-beta" && payingOrders.includes(order))
    .map((search) => ({
      ...rowOf(search, search.run(position), depth),
      ...{ width: null, minimum: null, share: null },
      ...timeOf(search, position, timing),
    }));
}

function rowOf({ algorithm, order, values }: ComparedSearch, found: SearchRun, depth: number): Row {
  const { value, stats, orderingNodes } = found;
  return {
    algorithm,
    order,
    leaf_values: values,
    value: rounded(value),
    nodes: stats.nodes,
    leaves: stats.leaves,
    cutoffs: stats.cutoffs,
    first_move_cutoffs: stats.firstMoveCutoffs,
    ordering_nodes: orderingNodes,
    all_nodes: allNodes(found),
    branching: rounded(stats.leaves ** (1 / depth)),
  };
}

function allNodes({ stats, orderingNodes }: SearchRun): number {
  return stats.nodes + orderingNodes;
}

/** Only what a player could afford is timed. */
function timeOf({ affordable, run }: ComparedSearch, position: Position, timing: TimeOf): Row {
  const time = affordable ? timing(() => run(position)) : null;
  return {
    seconds: time?.seconds ?? null,
    seconds_low: time?.low ?? null,
    seconds_high: time?.high ?? null,
    repeats: time?.repeats ?? 0,
  };
}
