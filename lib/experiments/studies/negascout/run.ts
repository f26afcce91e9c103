/**
 * NegaScout against alpha-beta, with good and bad orders of the moves, with and without a table (C7, C13,
 * C15, C31, C32); MTD(f) beside them.
 *
 * The searches of a position and depth must all find the same value; this is checked. The nodes of the
 * searches that sort the moves are counted too. Uniform trees with random leaves show how the gain depends
 * on the order alone.
 *
 * @module
 */
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import { defineExperiment, type Task, type TaskContext } from "../../study.ts";
import { countSearches, timeSearches } from "./count_searches.ts";
import { countTrees, SHAPES, timeTrees } from "./count_trees.ts";
import { depthOf, GAMES, isJudged, positionOf, studied } from "./games.ts";
import { sets } from "./rows.ts";
import { visitsOfPosition, visitsOfTrees } from "./visits.ts";
import { searchWindows } from "./windows.ts";

const parameters = {
  positions: integer(2, 60, 4, "positions of each game"),
  reversi_depth: integer(3, 10, 4, "greatest depth in Reversi, in plies; all from 2 are searched"),
  metelyk_depth: integer(3, 14, 5, "greatest depth in Metelyk, in plies; all from 2 are searched"),
  chess_depth: integer(3, 6, 3, "greatest depth in chess, in plies; all from 2 are searched"),
  ordering_depth: integer(0, 12, 1, "depth of the shallow search that sorts the moves, in plies"),
  trees: integer(2, 1000, 10, "uniform trees of each shape and order"),
  visited_depth: integer(
    2,
    8,
    3,
    "depth at which nodes are compared one by one, in plies; at most one less than the greatest",
  ),
  repeats: integer(
    0,
    99,
    3,
    "repetitions of each timing, at one ply less than the greatest depth; 0 for no timing",
  ),
};

type Values = ParameterValues<typeof parameters>;

/** The data of a task: a position of a game, or the trees with a number. */
type TaskData =
  | {
    readonly what: "searches" | "windows" | "time";
    readonly game: string;
    readonly number: number;
  }
  | { readonly what: "visits"; readonly game: string | null; readonly number: number }
  | { readonly what: "trees" | "tree time"; readonly shape: number; readonly number: number };

export const experiment = defineExperiment({
  id: "negascout",
  specs: GAMES.map(({ spec }) => spec),
  parameters,
  presets: {
    quick: {
      ...{ positions: 4, reversi_depth: 4, metelyk_depth: 5, chess_depth: 3 },
      ...{ ordering_depth: 1, trees: 8, visited_depth: 3, repeats: 1 },
    },
    published: {
      ...{ positions: 60, reversi_depth: 6, metelyk_depth: 8, chess_depth: 4 },
      ...{ ordering_depth: 1, trees: 40, visited_depth: 4, repeats: 3 },
    },
  },
  sets,

  *tasks({ positions, trees, repeats }): Iterable<Task<TaskData>> {
    for (let number = 1; number <= positions; number++) {
      for (const { spec: game } of GAMES) {
        // Tic-tac-toe is too small for the others.
        const all = isJudged(game)
          ? ["searches", "windows", "visits"] as const
          : ["searches"] as const;
        for (const what of all) yield task(`${game} ${number} ${what}`, { what, game, number });
      }
    }
    for (let number = 1; number <= trees; number++) {
      yield task(`trees ${number} visits`, { what: "visits", game: null, number });
      for (const shape of SHAPES.keys()) {
        yield task(`trees ${number} of shape ${shape}`, { what: "trees", shape, number });
      }
    }
    if (repeats === 0) return;
    for (let number = 1; number <= positions; number++) {
      for (const { spec: game } of GAMES.filter(({ spec }) => isJudged(spec))) {
        yield task(`${game} ${number} time`, { what: "time", game, number });
      }
      for (const shape of SHAPES.keys()) {
        const key = `tree ${number} of shape ${shape} time`;
        yield task(key, { what: "tree time", shape, number });
      }
    }
  },

  run({ data }, context) {
    return { rows: "shape" in data ? runTrees(data, context) : runGames(data, context) };
  },
});

function runTrees(
  { what, shape, number }: Extract<TaskData, { shape: number }>,
  { params, stream, clock }: TaskContext<Values>,
) {
  const random = stream(`${what} ${number} of shape ${shape}`);
  return what === "trees"
    ? { trees: countTrees(SHAPES[shape], number, random) }
    : { tree_timings: timeTrees(SHAPES[shape], number, random, clock, params.repeats) };
}

function runGames(
  { what, game: spec, number }: Exclude<TaskData, { shape: number }>,
  { params, stream, clock }: TaskContext<Values>,
) {
  if (spec === null) return { visits: visitsOfTrees(number, stream(`visited trees ${number}`)) };
  const game = studied(spec);
  const position = positionOf(game, number, stream);
  const depth = depthOf(game, params);
  const where = { game: spec, number, position, depth, orderingDepth: params.ordering_depth };
  switch (what) {
    case "searches":
      return {
        searches: countSearches(where),
        positions: [{ game: spec, position: number, start: position.toString() }],
      };
    case "windows":
      return { windows: searchWindows(spec, number, position, depth, game.unit) };
    case "visits":
      return {
        visits: visitsOfPosition(spec, number, position, Math.min(params.visited_depth, depth - 1)),
      };
    case "time":
      return { timings: timeSearches({ ...where, depth: depth - 1 }, clock, params.repeats) };
  }
}

function task(key: string, data: TaskData): Task<TaskData> {
  return { key, data, timed: data.what.endsWith("time") };
}
