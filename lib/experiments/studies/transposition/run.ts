/**
 * The transposition table: what it saves by its size and replacement scheme, the wrong values of the table
 * that the source describes literally, how often its lock fails (E2), and what a costlier index gains (C47).
 *
 * Positions: tic-tac-toe from its start to its end, and positions from play of Reversi, Metelyk and chess. A
 * table that stores bounds and trusts only entries of the same depth must not change the value; this is
 * checked.
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
import { timeIndexes } from "./indexes.ts";
import { countLocks } from "./locks.ts";
import { sets } from "./rows.ts";
import { type Sample, tableSizes } from "./table_sizes.ts";
import { timeLookUps, timeSearches } from "./timings.ts";
import { wrongValues } from "./wrong_values.ts";

const parameters = {
  positions: integer(1, 1000, 6, "positions of each game, except tic-tac-toe"),
  reversi_depth: integer(1, 12, 5, "search depth in Reversi, in plies"),
  metelyk_depth: integer(1, 14, 6, "search depth in Metelyk, in plies"),
  chess_depth: integer(1, 8, 4, "search depth in chess, in plies"),
  value_positions: integer(1, 10_000, 20, "positions of each game for the count of wrong values"),
  value_plies: integer(0, 6, 1, "plies by which the searches for wrong values are shallower"),
  lock_positions: integer(1, 1000, 2, "positions of each game in which locks are watched"),
  ...evaluationParameters,
  processes: processesParameter(0),
  timed: integer(1, 1000, 4, "positions of each game whose searches are timed"),
  repeats: integer(1, 100, 3, "timings of each search and of look-ups"),
};
type Params = ParameterValues<typeof parameters>;

/** The data of a task. */
type TaskData =
  | {
    readonly what: "sizes" | "values" | "locks";
    readonly game: string;
    readonly position: number;
  }
  | { readonly what: "time"; readonly game: string; readonly process: number }
  | { readonly what: "look-ups"; readonly process: number };

export const experiment = defineExperiment({
  id: "transposition",
  specs: ["tictactoe", "lines", ...SAMPLED_GAMES, ...Object.values(sampledEvaluations)],
  parameters,
  presets: {
    quick: {
      ...{ positions: 6, reversi_depth: 6, metelyk_depth: 7, chess_depth: 4 },
      ...{ value_positions: 20, value_plies: 1, lock_positions: 2 },
      ...{ ...sampledEvaluations, processes: 2, timed: 4, repeats: 3 },
    },
    published: {
      ...{ positions: 30, reversi_depth: 7, metelyk_depth: 9, chess_depth: 5 },
      ...{ value_positions: 120, value_plies: 1, lock_positions: 10 },
      ...{ ...sampledEvaluations, processes: 10, timed: 20, repeats: 5 },
    },
  },
  sets,

  *tasks({ positions, value_positions, lock_positions, processes }): Iterable<Task<TaskData>> {
    yield* task("sizes", "tictactoe", 1);
    yield* task("values", "tictactoe", 1);
    for (const game of SAMPLED_GAMES) {
      for (let position = 1; position <= positions; position++) {
        yield* task("sizes", game, position);
      }
      for (let position = 1; position <= value_positions; position++) {
        yield* task("values", game, position);
      }
      for (let position = 1; position <= lock_positions; position++) {
        yield* task("locks", game, position);
      }
    }
    for (let process = 1; process <= processes; process++) {
      for (const game of SAMPLED_GAMES) {
        const key = `${game} time, process ${process}`;
        yield { key, timed: true, data: { what: "time", game, process } };
      }
      const key = `look-ups, process ${process}`;
      yield { key, timed: true, data: { what: "look-ups", process } };
    }
  },

  run({ data }, { params, random, stream, clock }) {
    const { processes, repeats } = params;
    const source = { clock, random };
    if (data.what === "look-ups") {
      return {
        rows: {
          look_ups: timeLookUps(data.process, repeats, source),
          index_times: timeIndexes(data.process, repeats, source),
        },
      };
    }
    const { game } = data;
    // The position depends on its number alone, so that all parts of the study search the same ones.
    const sampleOf = (position: number): Sample => ({
      key: { game, position },
      start: game === "tictactoe"
        ? findGame(game).start()
        : positionFromPlay(game, stream(`position ${position} of ${game}`)),
    });
    const depth = depthOf(game, params);
    const setting = { game: findGame(game), evaluation: evaluationOf(game, params), depth };
    switch (data.what) {
      case "sizes":
        return { rows: tableSizes(sampleOf(data.position), setting) };
      case "values": {
        const shallower = { ...setting, depth: Math.max(depth - params.value_plies, 1) };
        return { rows: wrongValues(sampleOf(data.position), shallower) };
      }
      case "locks":
        return { rows: countLocks(sampleOf(data.position), setting) };
      case "time": {
        const { process } = data;
        const samples = dealtTo(process, processes, params.timed).map(sampleOf);
        return { rows: { speeds: timeSearches(process, samples, setting, repeats, source) } };
      }
    }
  },
});

function* task(
  what: "sizes" | "values" | "locks",
  game: string,
  position: number,
): Iterable<Task<TaskData>> {
  yield { key: `${game} ${position} ${what}`, data: { what, game, position } };
}

/** Tic-tac-toe is searched to its end. */
function depthOf(game: string, params: Params): number {
  switch (findGame(game).name) {
    case "tictactoe":
      return 9;
    case "chess":
      return params.chess_depth;
    case "metelyk":
      return params.metelyk_depth;
    default:
      return params.reversi_depth;
  }
}
