/**
 * What each move ordering saves, alone and beside the others: the hash move, killers, captures, checks and
 * history; and the null move and the aspiration window (E1, C36). In chess also what cuts and extensions save and
 * change in a search with quiescence, such as captures that are left out there (C14).
 *
 * The searches share iterative deepening and a transposition table that is used at equal depths only, so all
 * but those with the null move or a cut must find the same value; this is checked.
 *
 * @module
 */
import { flag, integer, oneOf, type ParameterValues } from "matchbox/base/mod.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { dealtTo, processesParameter } from "../../timing.ts";
import { sets } from "./rows.ts";
import { chooseWindows, countCuts, countNodes, EVALUATIONS, timeSearches } from "./run_task.ts";

const parameters = {
  positions: integer(2, 10_000, 8, "positions of each game"),
  processes: processesParameter(0),
  /** Timings run alone, so fewer of them are made. */
  timed_positions: integer(1, 10_000, 8, "the first positions of each game, which are also timed"),
  opening: integer(0, 60, 8, "random plies before each position"),
  played: integer(0, 60, 24, "the most plies of a player that looks two plies ahead, after those"),
  chess_depth: integer(3, 10, 4, "greatest search depth in chess, in plies"),
  reversi_depth: integer(3, 12, 6, "greatest search depth in Reversi, in plies"),
  metelyk_depth: integer(3, 14, 6, "greatest search depth in Metelyk, in plies"),
  /** They are other positions than those on which the window is used. */
  window_positions: integer(2, 10_000, 20, "positions of each game to choose the window by"),
  table_bits: integer(10, 22, 18, "the transposition table has 2^table_bits entries"),
  /** By material alone many moves have equal values, unlike in the programs of the claim. */
  chess_eval: oneOf(["piece_squares", "material"], "piece_squares", "evaluation in chess"),
  quiescence: flag(false, "all searches have a quiescence search, where the game has loud moves"),
  repeats: integer(1, 99, 3, "repetitions of each timing, one ply less deep"),
};

/** The data of a task. */
interface TaskData {
  readonly game: string;
  /** Plies. */
  readonly depth: number;
  readonly what: "windows" | "nodes" | "time" | "cuts" | "time of cuts";
  /** Number of the position, or of the process that times some; 0 in the task that chooses the windows. */
  readonly number: number;
}

const PUBLISHED = {
  ...{ positions: 200, processes: 10, timed_positions: 50, opening: 8, played: 24 },
  ...{ chess_depth: 5, reversi_depth: 7, metelyk_depth: 8 },
  ...{ window_positions: 40, table_bits: 18 },
  ...{ chess_eval: "piece_squares" as const, quiescence: false, repeats: 3 },
};

export const experiment = defineExperiment({
  id: "move-ordering",
  specs: ["chess", "reversi", "metelyk", "material", ...Object.values(EVALUATIONS)],
  parameters,
  presets: {
    quick: {
      ...{ positions: 8, processes: 2, timed_positions: 8, opening: 8, played: 24 },
      ...{ chess_depth: 4, reversi_depth: 6, metelyk_depth: 6 },
      ...{ window_positions: 20, table_bits: 16 },
      ...{ chess_eval: "piece_squares", quiescence: false, repeats: 1 },
    },
    published: PUBLISHED,
    // So that five seeds decide what the published sample leaves open.
    thorough: { ...PUBLISHED, positions: 300 },
  },
  sets,

  *tasks(params): Iterable<Task<TaskData>> {
    const games = gamesOf(params);
    for (const { game, depth } of games) {
      yield { key: windowsOf(game), data: { game, depth, what: "windows", number: 0 } };
    }
    for (const { game, depth } of games) {
      for (let number = 1; number <= params.positions; number++) {
        const data: TaskData = { game, depth, what: "nodes", number };
        yield { key: `${game} ${number} nodes`, data, after: [windowsOf(game)] };
      }
      for (let number = 1; number <= params.processes; number++) {
        const data: TaskData = { game, depth: depth - 1, what: "time", number };
        const key = `${game} time, process ${number}`;
        yield { key, data, timed: true, after: [windowsOf(game)] };
      }
    }
    const { game, depth } = chessOf(params);
    for (let number = 1; number <= params.positions; number++) {
      yield { key: `${game} ${number} cuts`, data: { game, depth, what: "cuts", number } };
    }
    for (let number = 1; number <= params.processes; number++) {
      const data: TaskData = { game, depth: depth - 1, what: "time of cuts", number };
      yield { key: `${game} time of cuts, process ${number}`, data, timed: true };
    }
  },

  run({ data: { what, number, ...at } }, { params, random, stream, clock, inputs }) {
    const windows = inputs.flatMap(({ rows }) => rows.windows);
    const conditions = { ...params, ...at, stream, windows };
    const cutting = { ...conditions, quiescence: true };
    switch (what) {
      case "windows":
        return { rows: chooseWindows(params.window_positions, conditions) };
      case "nodes":
        return { rows: countNodes(number, conditions) };
      case "cuts":
        return { rows: countCuts(number, cutting) };
      case "time":
      case "time of cuts": {
        const timed = Math.min(params.timed_positions, params.positions);
        const positions = dealtTo(number, params.processes, timed);
        const [which, under] = what === "time"
          ? ["orders", conditions] as const
          : ["cuts", cutting] as const;
        const timings = timeSearches(which, positions, under, params.repeats, { clock, random });
        return { rows: { timings: timings.map((row) => ({ process: number, ...row })) } };
      }
    }
  },
});

function gamesOf(params: ParameterValues<typeof parameters>) {
  return [
    chessOf(params),
    { game: "reversi:size=8", depth: params.reversi_depth },
    { game: "metelyk:side=4", depth: params.metelyk_depth },
  ];
}

/** The game of the cuts: the only one with exchanges. */
function chessOf({ chess_depth }: ParameterValues<typeof parameters>) {
  return { game: "chess", depth: chess_depth };
}

function windowsOf(game: string): string {
  return `${game} windows`;
}
