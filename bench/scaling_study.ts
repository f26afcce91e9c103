/** Tasks that sleep instead of working, for the cost of giving tasks away. */
import { defineStudy, rowSet } from "matchbox/experiments/mod.ts";
import { integer } from "matchbox/base/mod.ts";

const bed = new Int32Array(new SharedArrayBuffer(4));

export const study = defineStudy({
  id: "scaling",
  title: "Sleeping tasks",
  question: "What does an engine cost?",
  sources: [],
  parameters: {
    tasks: integer(1, 1_000_000, 100),
    /** Milliseconds that each task sleeps. */
    sleep: integer(0, 100_000, 10),
  },
  presets: { quick: { tasks: 100, sleep: 10 }, published: { tasks: 100, sleep: 10 } },
  sets: {
    naps: rowSet<{ number: number }>("A task", {
      number: { kind: "key", meaning: "number of the task" },
    }),
  },
  *tasks({ tasks }) {
    for (let number = 0; number < tasks; number++) yield { key: `${number}`, data: number };
  },
  run({ data }, { params }) {
    if (params.sleep > 0) Atomics.wait(bed, 0, 0, params.sleep);
    return { rows: { naps: [{ number: data }] } };
  },
  summarise: () => null,
  finding: () => "",
  tables: () => [],
  figures: () => [],
  claims: () => [],
});
