/**
 * Every learner under one budget: all that fit a game learn from equally many games, and in equal CPU time, with ten
 * or more trainings of each (C54). Chess has a study of its own, values-of-pieces.
 *
 * A training is a chain of tasks, one from each budget of games to the next.
 *
 * @module
 */
import { defineExperiment, type Task } from "../../study.ts";
import { OPPONENTS, STRONGEST } from "./exams.ts";
import { ARENAS, specs } from "./learners.ts";
import { type Data, gamesLadder, parameters } from "./parameters.ts";
import { sets } from "./rows.ts";
import { runTask } from "./run_task.ts";

export const experiment = defineExperiment({
  id: "one-budget",
  specs: [...specs, ...OPPONENTS, STRONGEST, "perfect"],
  parameters,
  presets: {
    quick: { runs: 2, games: 40, budgets: 2, seconds: 0.01, openings: 2, exam: 10 },
    published: { runs: 10, games: 40, budgets: 3, seconds: 0.03, openings: 3, exam: 40 },
    // Four budgets, up to 2,560 games (163,840 in tic-tac-toe) and 3.2 seconds, with ten times the games in a test:
    // about 35 minutes of CPU time.
    thorough: { runs: 10, games: 40, budgets: 4, seconds: 0.05, openings: 30, exam: 300 },
  },
  sets,

  *tasks(params): Iterable<Task<Data>> {
    yield { key: "code", data: { what: "code" } };
    yield { key: "positions", data: { what: "positions" } };
    const runs = Array.from({ length: params.runs }, (_, index) => index + 1);
    for (const run of runs) {
      for (const [arena, each] of ARENAS.entries()) {
        const rungs = gamesLadder(each, params).length;
        const step = (learner: string, rung: number) =>
          `${each.name}: ${learner}, run ${run}, budget ${rung + 1}`;
        for (const [learner, { name }] of each.learners.entries()) {
          for (let rung = 0; rung < rungs; rung++) {
            yield {
              key: step(name, rung),
              data: { what: "train", arena, learner, run, rung },
              after: ["positions", ...rung > 0 ? [step(name, rung - 1)] : []],
            };
          }
        }
        yield {
          key: `${each.name}: duels of run ${run}`,
          data: { what: "duels", arena, run },
          after: each.learners.map(({ name }) => step(name, rungs - 1)),
        };
      }
    }
    for (const process of runs) {
      for (const [arena, { name }] of ARENAS.entries()) {
        const data: Data = { what: "time", arena, process };
        yield { key: `${name}: times, process ${process}`, data, timed: true };
      }
    }
  },

  run: ({ data }, context) => runTask(data, context),
});
