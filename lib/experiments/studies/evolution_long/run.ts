/**
 * Evolution by budding in the long run (A11): whether it comes to a stop, whether 38-1 or 38-50 wins in the end, and
 * what scaled inputs (A12) and a larger population are worth, after equally many games.
 *
 * A population is a chain of tasks. From one checkpoint to the next its games are doubled; at each its champion
 * plays against fixed opponents. On the board of side 3, which is solved, perfect play judges the champions.
 *
 * @module
 */
import { defineExperiment, type Task } from "../../study.ts";
import { contests, fullKinds, keyOf, type Kind, smallKinds } from "./kinds.ts";
import { OPPONENTS } from "./opponents.ts";
import { type Data, parameters } from "./parameters.ts";
import { sets } from "./rows.ts";
import { runTask } from "./run_task.ts";

export const experiment = defineExperiment({
  id: "evolution-long",
  specs: ["metelyk", "metelyk:side=3", "perfect", ...OPPONENTS],
  parameters,
  presets: {
    quick: {
      ...{ runs: 2, generations: 8, doublings: 2, openings: 3, positions: 10, perfect: 1 },
      processes: 2,
    },
    published: {
      ...{ runs: 20, generations: 100, doublings: 4, openings: 20, positions: 300, perfect: 2 },
      processes: 10,
    },
    // 51,200 generations of 16 networks, or 12,800 of 64: about an hour.
    thorough: {
      ...{ runs: 20, generations: 100, doublings: 9, openings: 40, positions: 300, perfect: 5 },
      processes: 10,
    },
  },
  sets,

  *tasks({ runs, doublings, processes }): Iterable<Task<Data>> {
    const last = doublings + 1;
    const step = (kind: Kind, run: number, checkpoint: number) =>
      `${keyOf(kind)}, run ${run}, checkpoint ${checkpoint}`;
    const numbers = Array.from({ length: runs }, (_, i) => i + 1);
    for (const run of numbers) yield* chain(fullKinds, run);
    for (const run of numbers) {
      for (const [contest, { question, of, first, second }] of contests.entries()) {
        yield {
          key: `${question}, ${of}, run ${run}`,
          data: { what: "duel", contest, run },
          after: [step(first, run, last), step(second, run, last)],
        };
      }
    }
    yield {
      key: "champion",
      data: { what: "champion", runs },
      after: fullKinds.flatMap((kind) => numbers.map((run) => step(kind, run, last))),
    };
    yield { key: "positions", data: { what: "positions" } };
    for (const run of numbers) {
      yield* chain(smallKinds, run);
      for (const kind of smallKinds) {
        yield {
          key: `${keyOf(kind)}, run ${run}, judged`,
          data: { what: "judge", kind, run },
          after: ["positions", step(kind, run, last)],
        };
      }
    }
    for (let process = 1; process <= processes; process++) {
      const run = (process - 1) % runs + 1;
      yield {
        key: `time, process ${process}`,
        data: { what: "time", process },
        after: fullKinds.map((kind) => step(kind, run, last)),
        timed: true,
      };
    }

    function* chain(kinds: readonly Kind[], run: number): Iterable<Task<Data>> {
      for (const kind of kinds) {
        for (let checkpoint = 0; checkpoint <= last; checkpoint++) {
          yield {
            key: step(kind, run, checkpoint),
            data: { what: "evolve", kind, run, checkpoint },
            after: checkpoint > 0 ? [step(kind, run, checkpoint - 1)] : [],
          };
        }
      }
    }
  },

  run: ({ data }, context) => runTask(data, context),
});
