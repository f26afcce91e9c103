/**
 * What iterative deepening costs and what it gives: its nodes beside those of a search to a fixed depth, how
 * often the first move tried is the best, and aspiration windows (C11, C12, C17, E1).
 *
 * Positions: tic-tac-toe from its start to its end, and positions from play of Reversi, Metelyk and chess.
 * All programs must find the same value at each depth; this is checked.
 *
 * @module
 */
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { positionFromPlay, SAMPLED_GAMES } from "../../position_from_play.ts";
import {
  evaluationOf,
  evaluationParameters,
  sampledEvaluations,
} from "../../sampled_evaluations.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { dealtTo, processesParameter } from "../../timing.ts";
import { countNodes, type Depths, type Sample, timeSearches } from "./compare.ts";
import { sets } from "./rows.ts";
import { uniformTrees } from "./uniform_trees.ts";
import { compareWindows } from "./windows.ts";

const parameters = {
  positions: integer(1, 1000, 6, "positions of Reversi and of chess"),
  /** Its positions differ more than those of the others, and their trees are smaller. */
  metelyk_positions: integer(1, 1000, 6, "positions of Metelyk"),
  reversi_depth: integer(2, 12, 5, "greatest search depth in Reversi, in plies"),
  metelyk_depth: integer(2, 14, 6, "greatest search depth in Metelyk, in plies"),
  chess_depth: integer(2, 8, 3, "greatest search depth in chess, in plies"),
  full_plies: integer(1, 6, 2, "plies by which minimax is shallower, but its depth is at least 2"),
  table_bits: integer(4, 24, 18, "the transposition table has 2^table_bits slots"),
  ...evaluationParameters,
  processes: processesParameter(0),
  timed: integer(1, 1000, 2, "positions of each game whose searches are timed"),
  repeats: integer(1, 100, 3, "timings of each search"),
};
type Params = ParameterValues<typeof parameters>;

/** The data of a task. */
type TaskData =
  | { readonly what: "uniform trees" }
  | { readonly what: "nodes" | "windows"; readonly game: string; readonly position: number }
  | { readonly what: "time"; readonly game: string; readonly process: number };

const PUBLISHED = {
  ...{ positions: 80, metelyk_positions: 300 },
  ...{ reversi_depth: 7, metelyk_depth: 7, chess_depth: 5, full_plies: 2 },
  ...{ table_bits: 18, ...sampledEvaluations, processes: 10, timed: 10, repeats: 5 },
};

export const experiment = defineExperiment({
  id: "iterative-deepening",
  specs: ["tictactoe", ...SAMPLED_GAMES],
  parameters,
  presets: {
    quick: {
      ...{ positions: 12, metelyk_positions: 12 },
      ...{ reversi_depth: 6, metelyk_depth: 7, chess_depth: 4, full_plies: 2 },
      ...{ table_bits: 18, ...sampledEvaluations, processes: 2, timed: 6, repeats: 1 },
    },
    published: PUBLISHED,
    // So that five seeds decide what the published sample leaves open.
    thorough: { ...PUBLISHED, positions: 200, metelyk_positions: 600 },
  },
  sets,

  *tasks({ positions, metelyk_positions, processes }): Iterable<Task<TaskData>> {
    yield { key: "uniform trees", data: { what: "uniform trees" } };
    yield* task("nodes", "tictactoe", 1);
    for (const game of SAMPLED_GAMES) {
      const count = game.startsWith("metelyk") ? metelyk_positions : positions;
      for (let position = 1; position <= count; position++) {
        yield* task("nodes", game, position);
        yield* task("windows", game, position);
      }
      for (let process = 1; process <= processes; process++) {
        const key = `${game} time, process ${process}`;
        yield { key, timed: true, data: { what: "time", game, process } };
      }
    }
  },

  run({ data }, { params, random, stream, clock }) {
    if (data.what === "uniform trees") return { rows: uniformTrees() };
    const { game } = data;
    const evaluation = evaluationOf(game, params);
    const setting = { game: findGame(game), evaluation, tableBits: params.table_bits };
    // The position depends on its number alone, so that timed searches are those that were counted.
    const sampleOf = (position: number): Sample => ({
      key: { game, position },
      start: game === "tictactoe"
        ? findGame(game).start()
        : positionFromPlay(game, stream(`position ${position} of ${game}`)),
    });
    const depths = depthsOf(game, params);
    switch (data.what) {
      case "nodes":
        return { rows: countNodes(sampleOf(data.position), depths, setting) };
      case "windows":
        return { rows: compareWindows(sampleOf(data.position), depths.deepest, setting) };
      case "time": {
        const { process } = data;
        const { processes, timed, repeats } = params;
        const samples = dealtTo(process, processes, timed).map(sampleOf);
        const source = { clock, random };
        const timings = timeSearches(samples, depths.deepest, setting, repeats, source);
        return { rows: { timings: timings.map((row) => ({ process, ...row })) } };
      }
    }
  },
});

function* task(
  what: "nodes" | "windows",
  game: string,
  position: number,
): Iterable<Task<TaskData>> {
  yield { key: `${game} ${position} ${what}`, data: { what, game, position } };
}

/** Tic-tac-toe is searched to its end. */
function depthsOf(game: string, params: Params): Depths {
  if (game === "tictactoe") return { full: 9, deepest: 9 };
  const deepest = game === "chess"
    ? params.chess_depth
    : game === "metelyk:side=4"
    ? params.metelyk_depth
    : params.reversi_depth;
  return { full: Math.max(deepest - params.full_plies, 2), deepest };
}
