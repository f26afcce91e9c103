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
import { dealtTo, processesParameter } from "../../timing.ts";
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
  processes: processesParameter(0),
  repeats: integer(1, 99, 3, "repetitions of each timing"),
};

/** The data of a task. */
type TaskData =
  | { readonly what: "nodes"; readonly comparison: Comparison }
  | {
    readonly what: "time";
    readonly process: number;
    readonly comparisons: readonly Comparison[];
  };

export const experiment = defineExperiment({
  id: "node-counts",
  specs: ["tictactoe", "reversi", "metelyk", "chess"],
  parameters,
  presets: {
    quick: {
      ...{ size: 8, positions: 4, chess_positions: 4, plies: 12 },
      ...{ depth: 4, deepest: 5, chess_depth: 2, chess_deepest: 3 },
      ...{ ordering_depth: 1, processes: 2, repeats: 1 },
    },
    published: {
      ...{ size: 8, positions: 30, chess_positions: 10, plies: 12 },
      ...{ depth: 6, deepest: 8, chess_depth: 4, chess_deepest: 5 },
      ...{ ordering_depth: 1, processes: 10, repeats: 3 },
    },
    // Sized for C9a by the published run: its intervals at depth 6 have to be a fifth as wide. Nothing is timed.
    thorough: {
      ...{ size: 8, positions: 600, chess_positions: 200, plies: 12 },
      ...{ depth: 6, deepest: 6, chess_depth: 4, chess_deepest: 4 },
      ...{ ordering_depth: 1, processes: 0, repeats: 1 },
    },
  },
  sets,

  *tasks(params): Iterable<Task<TaskData>> {
    const { processes } = params;
    for (const { game, count, depth, deepest } of gamesOf(params)) {
      for (let position = 1; position <= count; position++) {
        for (const each of depthsTo(Math.max(depth, deepest))) {
          const searches = each > depth ? "deeper" : "all";
          const comparison: Comparison = { game, position, depth: each, searches };
          const key = `${game} ${position} depth ${each} nodes`;
          yield { key, data: { what: "nodes", comparison } };
        }
      }
    }
    for (const { game, count, depth } of gamesOf(params)) {
      for (let process = 1; process <= processes; process++) {
        const comparisons = dealtTo(process, processes, count).flatMap((position) =>
          depthsTo(depth).map((each): Comparison => {
            return { game, position, depth: each, searches: each === depth ? "all" : "paying" };
          })
        );
        const key = `${game} time, process ${process}`;
        yield { key, timed: true, data: { what: "time", process, comparisons } };
      }
    }
  },

  run({ data }, { params, random, stream, clock }) {
    const conditions = { plies: params.plies, orderingDepth: params.ordering_depth, stream };
    if (data.what === "nodes") return { rows: countNodes(data.comparison, conditions) };
    const timings = timeSearches(data.comparisons, conditions, params.repeats, { clock, random });
    return { rows: { timings: timings.map((row) => ({ process: data.process, ...row })) } };
  },
});

/** The games with their positions and greatest depths; tic-tac-toe is searched to its end. */
function gamesOf(params: ParameterValues<typeof parameters>) {
  const { size, positions, chess_positions, depth, deepest, chess_depth, chess_deepest } = params;
  return [
    { game: "tictactoe", count: 1, depth: 9, deepest: 9 },
    { game: `reversi:size=${size}`, count: positions, depth, deepest },
    { game: "metelyk:side=4", count: positions, depth, deepest },
    { game: "chess", count: chess_positions, depth: chess_depth, deepest: chess_deepest },
  ];
}

function depthsTo(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}
