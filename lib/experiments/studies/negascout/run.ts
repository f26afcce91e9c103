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
import { dealtTo, processesParameter } from "../../timing.ts";
import { countSearches, type Studied, timeSearches } from "./count_searches.ts";
import { countTrees, SHAPES, timeTrees } from "./count_trees.ts";
import { depthOf, GAMES, isJudged, positionOf, studied } from "./games.ts";
import { sets } from "./rows.ts";
import { visitsOfPosition, visitsOfTrees } from "./visits.ts";
import { searchWindows } from "./windows.ts";

const parameters = {
  positions: integer(2, 1000, 4, "positions of each game"),
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
  processes: processesParameter(0),
  repeats: integer(
    1,
    99,
    3,
    "repetitions of each timing, at one ply less than the greatest depth",
  ),
};

type Values = ParameterValues<typeof parameters>;

/** The data of a task: a position of a game, the trees with a number, or what a process times. */
type TaskData =
  | { readonly what: "searches" | "windows"; readonly game: string; readonly number: number }
  | { readonly what: "visits"; readonly game: string | null; readonly number: number }
  | { readonly what: "trees"; readonly shape: number; readonly number: number }
  | { readonly what: "time"; readonly game: string; readonly process: number }
  | { readonly what: "tree time"; readonly process: number };

const PUBLISHED = {
  ...{ positions: 60, reversi_depth: 6, metelyk_depth: 8, chess_depth: 4 },
  ...{ ordering_depth: 1, trees: 40, visited_depth: 4, processes: 10, repeats: 5 },
};

export const experiment = defineExperiment({
  id: "negascout",
  specs: GAMES.map(({ spec }) => spec),
  parameters,
  presets: {
    quick: {
      ...{ positions: 4, reversi_depth: 4, metelyk_depth: 5, chess_depth: 3 },
      ...{ ordering_depth: 1, trees: 8, visited_depth: 3, processes: 2, repeats: 1 },
    },
    published: PUBLISHED,
    // So that five seeds decide what the published sample leaves open.
    thorough: { ...PUBLISHED, positions: 150 },
  },
  sets,

  *tasks({ positions, trees, processes }): Iterable<Task<TaskData>> {
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
    for (let process = 1; process <= processes; process++) {
      for (const { spec: game } of GAMES.filter(({ spec }) => isJudged(spec))) {
        yield task(`${game} time, process ${process}`, { what: "time", game, process });
      }
      yield task(`trees time, process ${process}`, { what: "tree time", process });
    }
  },

  run({ data }, context) {
    switch (data.what) {
      case "trees": {
        const random = context.stream(`trees ${data.number} of shape ${data.shape}`);
        return { rows: { trees: countTrees(SHAPES[data.shape], data.number, random) } };
      }
      case "tree time":
      case "time":
        return { rows: timeInProcess(data, context) };
      default:
        return { rows: countNodes(data, context) };
    }
  },
});

function countNodes(
  { what, game, number }: Extract<TaskData, { what: "searches" | "windows" | "visits" }>,
  { params, stream }: TaskContext<Values>,
) {
  if (game === null) return { visits: visitsOfTrees(number, stream(`visited trees ${number}`)) };
  const where = studiedAt(game, number, { params, stream });
  const { position, depth } = where;
  switch (what) {
    case "searches":
      return {
        searches: countSearches(where),
        positions: [{ game, position: number, start: position.toString() }],
      };
    case "windows":
      return { windows: searchWindows(game, number, position, depth, studied(game).unit) };
    case "visits": {
      const visited = Math.min(params.visited_depth, depth - 1);
      return { visits: visitsOfPosition(game, number, position, visited) };
    }
  }
}

/** Times the positions, or the trees of all shapes, that are dealt to a process. */
function timeInProcess(
  data: Extract<TaskData, { process: number }>,
  { params, stream, ...source }: TaskContext<Values>,
) {
  const { process } = data;
  const numbers = dealtTo(process, params.processes, params.positions);
  const { repeats } = params;
  if (data.what === "tree time") {
    const trees = numbers.flatMap((tree) =>
      SHAPES.map((shape, index) => ({
        ...{ shape, tree, random: stream(`tree time ${tree} of shape ${index}`) },
      }))
    );
    const tree_timings = timeTrees(trees, repeats, source).map((row) => ({ process, ...row }));
    return { tree_timings };
  }
  const all = numbers.map((number) => {
    const where = studiedAt(data.game, number, { params, stream });
    return { ...where, depth: where.depth - 1 };
  });
  return { timings: timeSearches(all, repeats, source).map((row) => ({ process, ...row })) };
}

/** A position of a game, to be searched to the greatest depth. */
function studiedAt(
  spec: string,
  number: number,
  { params, stream }: Pick<TaskContext<Values>, "params" | "stream">,
): Studied {
  const game = studied(spec);
  return {
    ...{ game: spec, number, position: positionOf(game, number, stream) },
    ...{ depth: depthOf(game, params), orderingDepth: params.ordering_depth },
  };
}

function task(key: string, data: TaskData): Task<TaskData> {
  return { key, data, timed: data.what.endsWith("time") };
}
