/**
 * TD learning on Reversi: what tuples, lambda and the schedule of the rate do, and a value network beside them, after
 * equally many games against themselves and in equal time (C52).
 *
 * A training is a chain of tasks. Its checkpoints double: at each the learner, which then explores no more, meets
 * fixed opponents from random openings, and on 6x6 exact values judge its moves.
 *
 * @module
 */
import { learnersTimed } from "./time_games.ts";
import { parameters } from "./parameters.ts";
import { type Data, stretchesTo, stretchKey } from "./stretches.ts";
import { trainStretch } from "./train.ts";
import { BOARDS, gameOn, learnerOf, opponents, settingNames } from "./settings.ts";
import { sets } from "./rows.ts";
import { defineExperiment, type Task } from "../../study.ts";

export const experiment = defineExperiment({
  id: "td-reversi",
  specs: [
    ...BOARDS.map(gameOn),
    ...Object.values(learnerOf),
    ...Object.values(opponents).map(({ spec }) => spec),
  ],
  parameters,
  presets: {
    quick: { runs: 2, small: 256, large: 128, openings: 4, exact: 2, empties: 8, processes: 2 },
    published: {
      ...{ runs: 8, small: 2048, large: 2048, openings: 12, exact: 6, empties: 12 },
      processes: 10,
    },
    // 16 times the games, and twice as many in a test: about 35 minutes of CPU time.
    thorough: {
      ...{ runs: 8, small: 32_768, large: 32_768, openings: 24, exact: 12, empties: 12 },
      processes: 20,
    },
  },
  sets,

  *tasks(params): Iterable<Task<Data>> {
    for (let run = 1; run <= params.runs; run++) {
      for (const board of BOARDS) {
        for (const setting of settingNames) {
          for (const stretch of stretchesTo(params, board)) {
            const place = { board, setting, run, stretch };
            yield {
              key: stretchKey(place),
              data: { what: "train", ...place },
              after: stretch > 1 ? [stretchKey({ ...place, stretch: stretch - 1 })] : [],
            };
          }
        }
      }
    }
    for (let process = 1; process <= params.processes; process++) {
      yield { key: `times, process ${process}`, data: { what: "time", process }, timed: true };
    }
  },

  run({ data }, context) {
    return data.what === "train"
      ? trainStretch(data, context)
      : { rows: { times: learnersTimed(data.process, context) } };
  },
});
