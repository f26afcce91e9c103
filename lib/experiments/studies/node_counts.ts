/**
 * Minimax against alpha-beta by depth, with the order of the moves as a factor (C6, C9, C10).
 *
 * Positions: the start of tic-tac-toe, searched to the end of the game, and Reversi after some random
 * moves. All searches of a position and depth find the same value; that is checked for every one.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/mod.ts";
import { findGame, type Game, type Position } from "matchbox/games/mod.ts";
import { integer, oneOfNumbers } from "matchbox/base/mod.ts";
import type { Column, Row } from "matchbox/report/table.ts";
import { rounded } from "../rounded.ts";
import { defineStudy, type Task } from "../study.ts";
import { measure, type Timing } from "../timing.ts";
import { claims } from "./node_counts/claims.ts";
import { figures } from "./node_counts/figures.ts";
import { startPositions } from "./node_counts/positions.ts";
import { searchesOf, type SearchRun } from "./node_counts/searches.ts";
import { tables } from "./node_counts/tables.ts";

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
  /** How many of the Reversi positions are timed too; tic-tac-toe always is. */
  timed_positions: integer(0, 1000, 1),
  /** Repetitions of each timing. */
  repeats: integer(1, 99, 3),
};

const columns: Column[] = [
  { name: "game", kind: "key", meaning: "the game, as a spec" },
  { name: "position", kind: "key", meaning: "number of the start position within the game" },
  { name: "depth", unit: "plies", kind: "key", meaning: "depth of the search" },
  { name: "algorithm", kind: "key", meaning: "minimax or alpha-beta" },
  { name: "order", kind: "key", meaning: "the order in which the moves are tried" },
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
    name: "branching",
    kind: "exact",
    digits: 2,
    meaning: "effective branching factor: the depth-th root of leaves",
  },
  {
    name: "width",
    kind: "exact",
    digits: 2,
    meaning: "W: the depth-th root of the leaves of minimax",
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
    meaning: "share of minimax: nodes over the nodes of minimax",
  },
  { name: "seconds", unit: "s", kind: "measured", meaning: "median time, ordering included" },
  { name: "seconds_low", unit: "s", kind: "measured", meaning: "lower quartile of the time" },
  { name: "seconds_high", unit: "s", kind: "measured", meaning: "upper quartile of the time" },
  { name: "repeats", kind: "exact", meaning: "repetitions of the timing; 0 when not timed" },
];

interface Cell {
  readonly game: string;
  readonly position: number;
  readonly depth: number;
}

export const study = defineStudy({
  id: "node-counts",
  title: "Minimax against alpha-beta",
  question:
    "How many nodes does alpha-beta save, and what has the order of the moves to do with it?",
  sources: ["D1", "C6", "C9", "C10"],
  parameters,
  presets: {
    quick: {
      size: 8,
      positions: 4,
      plies: 12,
      depth: 4,
      ordering_depth: 1,
      timed_positions: 1,
      repeats: 3,
    },
    published: {
      size: 8,
      positions: 20,
      plies: 12,
      depth: 6,
      ordering_depth: 1,
      timed_positions: 3,
      repeats: 5,
    },
  },
  columns,

  *tasks({ size, positions, depth, timed_positions }) {
    for (const cell of cells("tictactoe", 1, 9)) yield task(cell, true);
    for (const cell of cells(`reversi:size=${size}`, positions, depth)) {
      yield task(cell, cell.position <= timed_positions);
    }
  },

  run({ data, timed }, { params, stream, clock }) {
    const { game: spec, position: number, depth } = data as Cell;
    const game = findGame(spec);
    const position = game.name === "tictactoe"
      ? game.start()
      : startPositions(game, params.positions, params.plies, stream("positions"))[number - 1];
    return compare(
      game,
      position,
      depth,
      params.ordering_depth,
      (work) => timed ? measure(clock, params.repeats, work) : null,
    ).map((row) => ({ game: spec, position: number, ...row }));
  },

  tables,
  figures,
  claims,
});

function* cells(game: string, positions: number, depths: number): Iterable<Cell> {
  for (let position = 1; position <= positions; position++) {
    for (let depth = 1; depth <= depths; depth++) yield { game, position, depth };
  }
}

function task(cell: Cell, timed: boolean): Task {
  return { key: `${cell.game} ${cell.position} depth ${cell.depth}`, data: cell, timed };
}

/** One row for each search of `position` to `depth`, minimax first. */
function compare(
  game: Game,
  position: Position,
  depth: number,
  orderingDepth: number,
  timing: (work: () => void) => Timing | null,
): Row[] {
  const searches = searchesOf(game, createEvaluation(game), depth, orderingDepth);
  const full = searches[0].run(position);
  const width = full.stats.leaves ** (1 / depth);
  const minimum = width ** Math.ceil(depth / 2) + width ** Math.floor(depth / 2) - 1;

  return searches.map(({ algorithm, order, run }) => {
    const { value, stats, orderingNodes }: SearchRun = run(position);
    if (value !== full.value) {
      throw new Error(`${algorithm}, ${order}: value ${value}, but minimax finds ${full.value}`);
    }
    const time = timing(() => run(position));
    return {
      depth,
      algorithm,
      order,
      start: position.toString(),
      value,
      nodes: stats.nodes,
      leaves: stats.leaves,
      cutoffs: stats.cutoffs,
      first_move_cutoffs: stats.firstMoveCutoffs,
      ordering_nodes: orderingNodes,
      branching: rounded(stats.leaves ** (1 / depth)),
      width: rounded(width),
      minimum: rounded(minimum),
      share: rounded(stats.nodes / full.stats.nodes),
      seconds: time?.seconds ?? null,
      seconds_low: time?.low ?? null,
      seconds_high: time?.high ?? null,
      repeats: time?.repeats ?? 0,
    };
  });
}
