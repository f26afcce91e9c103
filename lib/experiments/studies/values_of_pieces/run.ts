/**
 * The values of the chess pieces by four methods: the genetic algorithm (E6), the CMA-ES, Texel's method and linear
 * regression, with equally many games of equally deep players (C40).
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { goOn, type Stretch, stretchesOf } from "../../genetic_runs.ts";
import { rounded } from "../../rounded.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { runOf } from "./learn.ts";
import { type Method, methods } from "./methods.ts";
import { sets, type ValuesRow } from "./rows.ts";

/** Stretches of a run: tasks in a chain. */
const STRETCHES = 4;
/** Points of a run at which its values are noted, after the start. */
const POINTS = 8;

export const experiment = defineExperiment({
  id: "values-of-pieces",
  specs: ["chess"],
  parameters: {
    runs: integer(2, 1000, 12, "independent runs of each method, each with a seed of its own"),
    games: integer(8, 10_000_000, 400, "games of a run"),
    batch: integer(1, 100_000, 50, "games between two fits of a regression"),
    population: integer(2, 1000, 12, "individuals of the genetic algorithm"),
    depth: integer(1, 4, 2, "plies that the players look ahead"),
  },
  presets: {
    quick: { runs: 2, games: 80, batch: 10, population: 4, depth: 2 },
    published: { runs: 12, games: 400, batch: 50, population: 12, depth: 2 },
    thorough: { runs: 20, games: 8000, batch: 100, population: 20, depth: 2 },
  },
  sets,

  *tasks({ runs }): Iterable<Task<Stretch>> {
    for (let run = 1; run <= runs; run++) {
      for (const method of methods) yield* stretchesOf(method, run, STRETCHES);
    }
  },

  run({ data: { learner, run, stretch } }, { params, inputs, random }) {
    const method = learner as Method;
    const learning = runOf(method, params);
    const rows: ValuesRow[] = [];
    const end = goOn(
      inputs.length > 0 ? learning.read(inputs[0].artifact as string) : learning.begin(random),
      { games: params.games, stretch, stretches: STRETCHES, points: POINTS },
      (from) => learning.next(from, random),
      (reached, games) => {
        const { knight, bishop, rook, queen } = learning.reached(reached);
        rows.push({
          ...{ method, run, games },
          ...{ knight: rounded(knight), bishop: rounded(bishop) },
          ...{ rook: rounded(rook), queen: rounded(queen) },
        });
      },
    );
    return { rows: { values: rows }, artifact: { content: learning.write(end) } };
  },
});
