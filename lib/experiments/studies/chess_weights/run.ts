/**
 * Weights of the chess pieces by a genetic algorithm: what it finds, how soon, and how a duel should be
 * decided (E6, C40).
 *
 * @module
 */
import { meanMaterial } from "matchbox/agents/learners/genetic/chess_weights.ts";
import { integer, real } from "matchbox/base/mod.ts";
import { type Stretch, stretchesOf, stretchKey } from "../../genetic_runs.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { END, learners, SOON, SOURCE, START } from "./learners.ts";
import { sets } from "./rows.ts";
import { evolve, playTextbook, type RunState, STRETCHES } from "./run_task.ts";

/** The data of a task. */
type TaskData = Stretch | { readonly do: "match"; readonly player: string; readonly run: number };

/** The players of the matches, with the evolution that they come from. */
const players = [
  ...learners.map(({ name }) => ({ player: name, learner: name })),
  ...[START, SOON, END].map((player) => ({ player, learner: SOURCE })),
];

export const experiment = defineExperiment({
  id: "chess-weights",
  specs: ["chess"],
  parameters: {
    runs: integer(2, 1000, 6, "independent runs of each evolution"),
    games: integer(20, 10_000_000, 1000, "games of a run"),
    population: integer(2, 1000, 12, "individuals of a generation"),
    mutation: real(0, 1, 0.2, "probability that a child mutates"),
    soon: integer(1, 1000, 10, "generations after which the population should be viable"),
    depth: integer(1, 4, 2, "plies that the players look ahead"),
    pairs: integer(1, 10_000, 40, "openings of a match, each with both colours"),
  },
  presets: {
    quick: { runs: 2, games: 30, population: 4, mutation: 0.2, soon: 2, depth: 2, pairs: 2 },
    published: {
      runs: 16,
      games: 500,
      population: 12,
      mutation: 0.2,
      soon: 10,
      depth: 2,
      pairs: 48,
    },
    // Some 200 generations.
    thorough: {
      runs: 6,
      games: 12_000,
      population: 20,
      mutation: 0.2,
      soon: 10,
      depth: 2,
      pairs: 100,
    },
  },
  sets,

  *tasks({ runs }): Iterable<Task<TaskData>> {
    for (let run = 1; run <= runs; run++) {
      for (const { name } of learners) yield* stretchesOf(name, run, STRETCHES);
      for (const { player, learner } of players) {
        yield {
          key: `match of ${player}, run ${run}`,
          data: { do: "match", player, run },
          after: [stretchKey(learner, run, STRETCHES)],
        };
      }
    }
  },

  run({ data }, { params, inputs, random }) {
    const before: RunState | undefined = inputs.length
      ? JSON.parse(inputs[0].artifact as string)
      : undefined;
    if (data.do === "learn") {
      const { rows, state } = evolve(data, before, params, random);
      return { rows: { weights: rows }, artifact: { content: JSON.stringify(state) } };
    }
    const { player, run } = data;
    const { generation, start, soon } = before!;
    const { individuals } = generation;
    const playing = player === START ? start : player === SOON
      // A run with fewer generations has reached its end by then.
      ? soon ?? individuals
      : player === END
      ? individuals
      : [meanMaterial(generation)];
    return { rows: { matches: [playTextbook(player, run, playing, params, random)] } };
  },
});
