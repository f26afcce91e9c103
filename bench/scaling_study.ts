/** Tasks that sleep instead of working, for the cost of giving tasks away. */
import { defineExperiment, defineStudy, key, rowSet, type Task } from "matchbox/experiments/mod.ts";
import { integer } from "matchbox/base/mod.ts";

const bed = new Int32Array(new SharedArrayBuffer(4));

const experiment = defineExperiment({
  id: "scaling",
  specs: [],
  parameters: {
    tasks: integer(1, 1_000_000, 100),
    /** Milliseconds that each task sleeps. */
    sleep: integer(0, 100_000, 10),
  },
  presets: {
    quick: { tasks: 100, sleep: 10 },
    published: { tasks: 100, sleep: 10 },
    // For rows_bench.ts.
    thorough: { tasks: 1_000_000, sleep: 0 },
  },
  sets: {
    naps: rowSet("A task", { number: key<number>("number of the task") }),
  },
  *tasks({ tasks }): Generator<Task<number>> {
    for (let number = 0; number < tasks; number++) yield { key: `${number}`, data: number };
  },
  run({ data }, { params }) {
    if (params.sleep > 0) Atomics.wait(bed, 0, 0, params.sleep);
    return { rows: { naps: [{ number: data }] } };
  },
});

export const study = defineStudy(experiment, {
  title: "Sleeping tasks",
  question: "What does an engine cost?",
  sources: [],
  summarise: () => null,
  finding: () => "",
  tables: () => [],
  figures: () => [],
  claims: () => [],
});
