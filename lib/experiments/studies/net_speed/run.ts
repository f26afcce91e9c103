/**
 * The time of a move by the networks 38-50 and 38-1, by their hidden layer and by the number of legal moves
 * (C1). Network 38-1 is computed in three ways: one pass for each move, all moves in one pass, and with an
 * incremental first layer. TensorFlow.js computes the same networks.
 *
 * Positions come from random games. All implementations must give the same outputs; this is counted. Numbers
 * of legal moves count as often as they occur in such games.
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { comparePasses, networksWith, timeContenders } from "./compare.ts";
import { sets } from "./rows.ts";
import { frequenciesIn, positionsWith } from "./samples.ts";
import { loadTensorFlow } from "./tensorflow.ts";

/** Neurons of the hidden layer. */
const HIDDEN = ["none", "16", "64", "256"];

const parameters = {
  processes: integer(
    1,
    1000,
    2,
    "processes for each hidden layer, with their own weights and positions",
  ),
  games: integer(1, 1_000_000, 200, "random games in which numbers of legal moves are counted"),
  positions: integer(1, 1000, 8, "positions of a process for each number of legal moves"),
  most_moves: integer(2, 10, 6, "greatest number of legal moves; all numbers from 1 are timed"),
  repeats: integer(1, 100, 1, "timings of each contender in each group of positions"),
};

type Data =
  | { readonly what: "frequencies" }
  | { readonly what: "passes" | "time"; readonly hidden: string; readonly process: number };

export const experiment = defineExperiment({
  id: "net-speed",
  specs: ["metelyk"],
  parameters,
  presets: {
    quick: { processes: 3, games: 200, positions: 4, most_moves: 3, repeats: 3 },
    published: { processes: 32, games: 20_000, positions: 16, most_moves: 10, repeats: 3 },
  },
  sets,

  prepare: loadTensorFlow,

  *tasks({ processes }): Iterable<Task<Data>> {
    yield { key: "frequencies", data: { what: "frequencies" } };
    for (const what of ["passes", "time"] as const) {
      for (const hidden of HIDDEN) {
        for (let process = 1; process <= processes; process++) {
          const key = `hidden ${hidden}, process ${process}, ${what}`;
          yield { key, data: { hidden, process, what }, timed: what === "time" };
        }
      }
    }
  },

  run({ data }, { params, random, stream, clock }) {
    if (data.what === "frequencies") {
      return { rows: { frequencies: frequenciesIn(params.games, random) } };
    }
    const { hidden, process, what } = data;
    const name = { hidden, process };
    const networks = networksWith(hidden, stream(`weights ${hidden} ${process}`));
    const groups = Array.from({ length: params.most_moves }, (_, i) => {
      const legalMoves = i + 1;
      const random = stream(`positions with ${legalMoves} legal moves, process ${process}`);
      return { legalMoves, positions: positionsWith(legalMoves, params.positions, random) };
    });
    return {
      rows: what === "passes"
        ? comparePasses(name, networks, groups)
        : timeContenders(name, networks, groups, clock, params.repeats),
    };
  },
});
