/**
 * The time of a move by the networks 38-50 and 38-1, by their hidden layer and by the number of legal moves
 * (C1). Network 38-1 is computed in three ways: one pass for each move, all moves in one pass, and with an
 * incremental first layer. TensorFlow.js computes the same networks.
 *
 * Positions come from random games. All implementations must give the same outputs; this is counted.
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { comparePasses, networksWith, timeContenders } from "./compare.ts";
import { sets } from "./rows.ts";
import { positionsWith } from "./samples.ts";
import { loadTensorFlow } from "./tensorflow.ts";

/** Neurons of the hidden layer. */
const HIDDEN = ["none", "16", "64", "256"];

const parameters = {
  samples: integer(
    1,
    1000,
    2,
    "samples for each hidden layer, with their own weights and positions",
  ),
  positions: integer(1, 1000, 8, "positions of a sample for each number of legal moves"),
  most_moves: integer(2, 10, 6, "greatest number of legal moves; all numbers from 1 are timed"),
  repeats: integer(1, 100, 1, "timings of each contender in each group of positions"),
};

interface Data {
  readonly hidden: string;
  readonly sample: number;
  readonly what: "passes" | "time";
}

export const experiment = defineExperiment({
  id: "net-speed",
  specs: ["metelyk"],
  parameters,
  presets: {
    quick: { samples: 3, positions: 4, most_moves: 3, repeats: 1 },
    published: { samples: 32, positions: 16, most_moves: 10, repeats: 3 },
  },
  sets,

  prepare: loadTensorFlow,

  *tasks({ samples }): Iterable<Task<Data>> {
    for (const what of ["passes", "time"] as const) {
      for (const hidden of HIDDEN) {
        for (let sample = 1; sample <= samples; sample++) {
          const key = `hidden ${hidden}, sample ${sample}, ${what}`;
          yield { key, data: { hidden, sample, what }, timed: what === "time" };
        }
      }
    }
  },

  run({ data: { hidden, sample, what } }, { params, stream, clock }) {
    const name = { hidden, sample };
    const networks = networksWith(hidden, stream(`weights ${hidden} ${sample}`));
    const groups = Array.from({ length: params.most_moves }, (_, i) => {
      const legalMoves = i + 1;
      const random = stream(`positions with ${legalMoves} legal moves, sample ${sample}`);
      return { legalMoves, positions: positionsWith(legalMoves, params.positions, random) };
    });
    return {
      rows: what === "passes"
        ? comparePasses(name, networks, groups)
        : timeContenders(name, networks, groups, clock, params.repeats),
    };
  },
});
