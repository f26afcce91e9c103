/**
 * How MENACE learns: by version of the rules, opponent, rewards and number of boxes.
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { defineExperiment } from "../../study.ts";
import { boxCounts } from "./box_counts.ts";
import { rowsOfMachines, rowsOfStretches } from "./machine_rows.ts";
import { sets } from "./rows.ts";
import { type OpponentName, pairings } from "./settings.ts";
import { trainMachines } from "./train_machines.ts";

/** A task trains all machines of a pair, or counts boxes. */
type Data = { readonly setting: string; readonly opponent: OpponentName } | null;

export const experiment = defineExperiment({
  id: "menace-learning",
  specs: ["tictactoe", "menace", "random", "perfect"],
  parameters: {
    machines: integer(
      2,
      100_000,
      100,
      "independent machines of each setting against each opponent",
    ),
    games: integer(2, 100_000, 500, "games of the first part, which every machine plays"),
    stretch: integer(1, 10_000, 50, "games of a point of the curve in the first part"),
    long_machines: integer(0, 100_000, 0, "machines that play on after the first part"),
    long_games: integer(1, 1_000_000, 10_000, "games that these play in all"),
    long_stretch: integer(1, 100_000, 1000, "games of a point of the curve after the first part"),
    exam: integer(1, 100_000, 100, "games of an exam against random play, without learning"),
  },
  presets: {
    quick: {
      ...{ machines: 25, games: 1000, stretch: 50 },
      ...{ long_machines: 0, long_games: 10_000, long_stretch: 1000, exam: 100 },
    },
    published: {
      // A gain of 0.02 points a game is five standard errors of 400 machines, which differ by 0.08.
      ...{ machines: 400, games: 1000, stretch: 50 },
      ...{ long_machines: 400, long_games: 10_000, long_stretch: 1000, exam: 100 },
    },
    thorough: {
      ...{ machines: 1000, games: 1000, stretch: 50 },
      ...{ long_machines: 1000, long_games: 20_000, long_stretch: 1000, exam: 100 },
    },
  },
  sets,

  *tasks() {
    yield { key: "counts", data: null as Data };
    for (const data of pairings()) {
      yield { key: `${data.setting} against ${data.opponent}`, data };
    }
  },

  run({ data }, { params, stream, clock }) {
    if (data === null) {
      return { rows: { counts: boxCounts(), stretches: rowsOfStretches(params) } };
    }
    const name = `${data.setting} against ${data.opponent}`;
    // A machine plays the same games, however many machines there are.
    const machines = trainMachines(data, params, (label) => stream(`${name}, ${label}`), clock);
    return { rows: { machines: rowsOfMachines(data, machines) } };
  },
});
