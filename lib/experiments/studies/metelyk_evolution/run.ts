/**
 * Evolution by budding of networks that play Metelyk (A11): how strong they become by generation, whether
 * 38-50 or 38-1 evolves better, with and without a hidden layer, and which inputs are better (C20b).
 *
 * A population is a chain of tasks, one for each checkpoint. At a checkpoint all members meet, and the
 * champion of these games plays against the opponents. The champions of a run are its hall of fame.
 *
 * @module
 */
import { NETWORK_KINDS } from "matchbox/agents/networks/choose_move.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { OPPONENTS } from "./duel.ts";
import type { PopulationName } from "./evolve.ts";
import { type Data, parameters } from "./parameters.ts";
import { sets } from "./rows.ts";
import { runTask } from "./run_task.ts";

/** Neurons of the hidden layer. */
const HIDDEN = ["none", "16"];
/** Ways to give the scores; the study evolution-long compares scaled inputs. */
const INPUTS = ["sum", "scores"] as const;
/** The rule of the source, winners stay and losers go, with a mutation that has proved useful. */
const BUDDING = { pairing: "pairs", replaced: 0.5, rate: 0.1, strength: 0.3, opening: 4 } as const;

const PUBLISHED = {
  ...{ runs: 40, checkpoints: 8, generations: 75, openings: 10, population: 16, repeats: 10 },
  ...BUDDING,
};

export const experiment = defineExperiment({
  id: "metelyk-evolution",
  specs: ["metelyk", ...OPPONENTS],
  parameters,
  presets: {
    quick: {
      ...{ runs: 3, checkpoints: 2, generations: 5, openings: 2, population: 8, repeats: 2 },
      ...BUDDING,
    },
    published: PUBLISHED,
    // 60 runs show three games in a hundred in C20b, 113 runs one in twenty in C1e, with a power of 80 %.
    thorough: { ...PUBLISHED, runs: 120, repeats: 20 },
  },
  sets,

  *tasks({ runs, checkpoints, repeats }): Iterable<Task<Data>> {
    const key = ({ network, hidden, inputs, run }: PopulationName, checkpoint: number) =>
      `${network}, hidden ${hidden}, ${inputs}, run ${run}, checkpoint ${checkpoint}`;
    const kinds = NETWORK_KINDS.flatMap((network) => HIDDEN.map((hidden) => ({ network, hidden })));
    const numbers = Array.from({ length: runs }, (_, i) => i + 1);
    const last = (name: PopulationName) => key(name, checkpoints);
    for (const run of numbers) {
      for (const kind of kinds) {
        for (const inputs of INPUTS) {
          const name = { ...kind, inputs, run };
          for (let checkpoint = 0; checkpoint <= checkpoints; checkpoint++) {
            const after = checkpoint > 0 ? [key(name, checkpoint - 1)] : [];
            yield {
              key: key(name, checkpoint),
              data: { what: "evolve", name, checkpoint },
              after,
            };
          }
        }
        yield {
          key: `inputs, ${kind.network}, hidden ${kind.hidden}, run ${run}`,
          data: { what: "inputs", ...kind, run },
          after: INPUTS.map((inputs) => last({ ...kind, inputs, run })),
        };
      }
      for (const hidden of HIDDEN) {
        yield {
          key: `networks, hidden ${hidden}, run ${run}`,
          data: { what: "networks", hidden, run },
          after: NETWORK_KINDS.map((network) => last({ network, hidden, inputs: "sum", run })),
        };
      }
    }
    for (const kind of kinds) {
      const name = `${kind.network}, hidden ${kind.hidden}`;
      yield {
        key: `champion of ${name}`,
        data: { what: "champion", ...kind },
        after: numbers.map((run) => last({ ...kind, inputs: "sum", run })),
      };
    }
    // In turn, so that what slows the machine down slows all down.
    for (let repeat = 1; repeat <= repeats; repeat++) {
      const run = numbers[(repeat - 1) % runs];
      for (const hidden of HIDDEN) {
        yield {
          key: `time, hidden ${hidden}, repeat ${repeat}`,
          data: { what: "time", hidden, repeat },
          after: NETWORK_KINDS.map((network) => last({ network, hidden, inputs: "sum", run })),
          timed: true,
        };
      }
    }
  },

  run: ({ data }, context) => runTask(data, context),
});
