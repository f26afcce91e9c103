/**
 * Minimax against alpha-beta by depth, for different orders of the moves and for the algorithms made from
 * alpha-beta (C6, C9, C10).
 *
 * Positions: the start of tic-tac-toe, searched to the end of the game, and Reversi, Metelyk and chess after
 * some random moves.
 * All searches of a position and depth must find the same value; this is checked. The nodes of the searches
 * that sort the moves are counted too.
 *
 * @module
 */
import { integer, oneOfNumbers, type ParameterValues } from "matchbox/base/mod.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { type Comparison, countNodes, timeSearches } from "./compare.ts";
import { sets } from "./rows.ts";

const parameters = {
  size: oneOfNumbers([4, 6, 8, 10], 8, "side of the Reversi board"),
  positions: integer(1, 1000, 4, "number of positions of Reversi and of Metelyk"),
  chess_positions: integer(1, 1000, 4, "number of chess positions"),
  plies: integer(0, 60, 12, "random plies before each position"),
  depth: integer(
    1,
    12,
    4,
    "greatest depth of minimax in Reversi and Metelyk; all depths from 1 are searched",
  ),
  /** Too deep for minimax. */
  deepest: integer(
    1,
    14,
    5,
    "greatest depth there of alpha-beta and the algorithms made from it, to see what pays",
  ),
  chess_depth: integer(1, 6, 2, "greatest depth of minimax in chess"),
  chess_deepest: integer(
    1,
    8,
    3,
    "greatest depth in chess of alpha-beta and the algorithms made from it",
  ),
  ordering_depth: integer(0, 12, 1, "depth of the shallow search that sorts the moves, in plies"),
  repeats: integer(0, 99, 3, "repetitions of each timing; 0 for no timing"),
};

export const experiment = defineExperiment({
  id: "node-counts",
  specs: ["tictactoe", "reversi", "metelyk", "chess"],
  parameters,
  presets: {
    quick: {
      ...{ size: 8, positions: 4, chess_positions: 4, plies: 12 },
      ...{ depth: 4, deepest: 5, chess_depth: 2, chess_deepest: 3 },
      ...{ ordering_depth: 1, repeats: 1 },
    },
    published: {
      ...{ size: 8, positions: 30, chess_positions: 10, plies: 12 },
      ...{ depth: 6, deepest: 8, chess_depth: 4, chess_deepest: 5 },
      ...{ ordering_depth: 1, repeats: 3 },
    },
    // Sized for C9a by the published run: its intervals at depth 6 have to be a fifth as wide. Nothing is timed.
    thorough: {
      ...{ size: 8, positions: 600, chess_positions: 200, plies: 12 },
      ...{ depth: 6, deepest: 6, chess_depth: 4, chess_deepest: 4 },
      ...{ ordering_depth: 1, repeats: 0 },
    },
  },
  sets,

  *tasks(params): Iterable<Task<Comparison>> {
    for (const tree of trees(params)) {
      yield task({ ...tree.at, searches: tree.isDeeper ? "deeper" : "all", what: "nodes" });
    }
    if (params.repeats === 0) return;
    for (const { at, isDeeper, isDeepestOfMinimax } of trees(params)) {
      if (isDeeper) continue;
      yield task({ ...at, searches: isDeepestOfMinimax ? "all" : "paying", what: "time" });
    }
  },

  run({ data }, { params, stream, clock }) {
    const conditions = { plies: params.plies, orderingDepth: params.ordering_depth, stream };
    return {
      rows: data.what === "nodes"
        ? countNodes(data, conditions)
        : timeSearches(data, conditions, clock, params.repeats),
    };
  },
});

/** The start positions with the depths to which they are searched; tic-tac-toe to its end. */
function* trees(params: ParameterValues<typeof parameters>) {
  const { size, positions, chess_positions, depth, deepest, chess_depth, chess_deepest } = params;
  const games = [
    { game: "tictactoe", count: 1, depth: 9, deepest: 9 },
    { game: `reversi:size=${size}`, count: positions, depth, deepest },
    { game: "metelyk:side=4", count: positions, depth, deepest },
    { game: "chess", count: chess_positions, depth: chess_depth, deepest: chess_deepest },
  ];
  for (const { game, count, depth, deepest } of games) {
    for (let position = 1; position <= count; position++) {
      for (const each of depths(1, Math.max(depth, deepest))) {
        yield {
          at: { game, position, depth: each },
          isDeeper: each > depth,
          isDeepestOfMinimax: each === depth,
        };
      }
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
