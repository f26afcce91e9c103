/**
 * Minimax against alpha-beta by depth, for different orders of the moves (C6, C9, C10).
 *
 * Positions: the start of tic-tac-toe, searched to the end of the game, and Reversi after some random moves.
 * All searches of a position and depth must find the same value; this is checked. The nodes of the searches
 * that sort the moves are counted too.
 *
 * @module
 */
import { integer, oneOfNumbers, type ParameterValues } from "matchbox/base/mod.ts";
import { defineStudy, type Task } from "../../study.ts";
import { claims } from "./claims.ts";
import { type Comparison, countNodes, timeSearches } from "./compare.ts";
import { figures } from "./figures.ts";
import { sets } from "./rows.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";

const parameters = {
  size: oneOfNumbers([4, 6, 8, 10], 8, "side of the Reversi board"),
  positions: integer(1, 1000, 4, "number of Reversi positions"),
  plies: integer(0, 60, 12, "random plies before each position"),
  depth: integer(1, 12, 4, "greatest search depth in Reversi; all depths from 1 are searched"),
  ordering_depth: integer(0, 12, 1, "depth of the shallow search that sorts the moves, in plies"),
  /** Too deep for minimax. */
  pay_depth: integer(
    1,
    14,
    5,
    "greatest depth of alpha-beta alone, to see from which depth the shallow order pays",
  ),
  repeats: integer(0, 99, 3, "repetitions of each timing; 0 for no timing"),
};

export const study = defineStudy({
  id: "node-counts",
  title: "Minimax against alpha-beta",
  question:
    "How many nodes does alpha-beta save, and how does this depend on the order of the moves?",
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
      positions: 40,
      plies: 12,
      depth: 6,
      ordering_depth: 1,
      pay_depth: 9,
      repeats: 3,
    },
  },
  sets,

  *tasks(params): Iterable<Task<Comparison>> {
    for (const comparison of comparisons(params)) yield task({ ...comparison, what: "nodes" });
    if (params.repeats === 0) return;
    for (const comparison of comparisons(params)) yield task({ ...comparison, what: "time" });
  },

  run({ data }, { params, stream, clock }) {
    const conditions = { plies: params.plies, orderingDepth: params.ordering_depth, stream };
    return {
      rows: data.what === "nodes"
        ? countNodes(data, conditions)
        : timeSearches(data, conditions, clock, params.repeats),
    };
  },

  summarise,
  tables,
  figures,
  claims,
});

/** Tic-tac-toe to its end, and the positions of Reversi: all searches up to `depth`, two beyond it. */
function* comparisons(
  { size, positions, depth, pay_depth }: ParameterValues<typeof parameters>,
): Iterable<Omit<Comparison, "what">> {
  const reversi = `reversi:size=${size}`;
  for (const depth of depths(1, 9)) {
    yield { game: "tictactoe", position: 1, depth, searches: "all" };
  }
  for (let position = 1; position <= positions; position++) {
    const at = { game: reversi, position };
    for (const each of depths(1, depth)) yield { ...at, depth: each, searches: "all" };
    for (const each of depths(depth + 1, pay_depth)) {
      yield { ...at, depth: each, searches: "paying" };
    }
  }
}

function depths(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i);
}

function task(data: Comparison): Task<Comparison> {
  const { game, position, depth, what } = data;
  return { key: `${game} ${position} depth ${depth} ${what}`, data, timed: what === "time" };
}
