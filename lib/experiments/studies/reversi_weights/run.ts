/**
 * Weights of Reversi by a genetic algorithm: do they converge, and how well do they play (B4, B5, C3)?
 *
 * @module
 */
import {
  reachedWeights,
  type ReversiGeneration,
  type ReversiWeights,
} from "matchbox/agents/learners/genetic/reversi_weights.ts";
import { integer } from "matchbox/base/mod.ts";
import { type Stretch, stretchesOf, stretchKey } from "../../genetic_runs.ts";
import { ofEach } from "../../of_each.ts";
import { defineExperiment, type Task, type TaskInput } from "../../study.ts";
import { sets, weightColumns } from "./rows.ts";
import { evolve, playWeights, regress, STRETCHES } from "./run_task.ts";
import {
  EQUAL,
  EQUAL_WEIGHTS,
  HAND,
  HAND_WEIGHTS,
  REGRESSION,
  SOURCE,
  variants,
} from "./variants.ts";

/** The data of a task. */
type TaskData = Stretch | {
  readonly do: "match";
  readonly player: string;
  readonly opponent: string;
  readonly run: number;
  readonly deeper: boolean;
};

const learners = [...variants.map(({ name }) => name), REGRESSION];
/** Weights of the first run that are published, as `heuristics(weights=FILE)` reads them. */
const files: Readonly<Record<string, string>> = {
  [SOURCE]: "evolved.json",
  [REGRESSION]: "regression.json",
};
/** Who plays whom, at the depth of training and deeper. */
const matches = [
  ...[...learners, EQUAL_WEIGHTS].map((player) => ({
    player,
    opponent: HAND_WEIGHTS,
    deeper: false,
  })),
  ...[SOURCE, REGRESSION].map((player) => ({ player, opponent: HAND_WEIGHTS, deeper: true })),
  { player: REGRESSION, opponent: SOURCE, deeper: false },
];

export const experiment = defineExperiment({
  id: "reversi-weights",
  specs: ["reversi"],
  parameters: {
    runs: integer(2, 1000, 12, "independent runs of each learner"),
    games: integer(40, 1_000_000, 2000, "games of a run"),
    population: integer(2, 1000, 20, "individuals of a generation"),
    depth: integer(1, 6, 2, "plies that the players look ahead"),
    deeper: integer(1, 8, 4, "plies in the matches at another depth"),
    pairs: integer(2, 10_000, 40, "openings of a match, each with both colours"),
  },
  presets: {
    quick: { runs: 3, games: 80, population: 10, depth: 2, deeper: 3, pairs: 4 },
    published: { runs: 12, games: 2000, population: 20, depth: 2, deeper: 4, pairs: 20 },
    thorough: { runs: 24, games: 20_000, population: 20, depth: 3, deeper: 5, pairs: 100 },
  },
  sets,

  *tasks({ runs }): Iterable<Task<TaskData>> {
    for (let run = 1; run <= runs; run++) {
      for (const learner of learners) yield* stretchesOf(learner, run, STRETCHES);
      for (const { player, opponent, deeper } of matches) {
        yield {
          key: `${player} v ${opponent}, run ${run}${deeper ? ", deeper" : ""}`,
          data: { do: "match", player, opponent, run, deeper },
          after: [player, opponent].filter((name) => learners.includes(name))
            .map((learner) => stretchKey(learner, run, STRETCHES)),
        };
      }
    }
  },

  run({ data }, { params, inputs, random, stream }) {
    if (data.do === "match") {
      const { player, opponent, run, deeper } = data;
      const learned = [...inputs];
      const weights = [player, opponent].map((name) =>
        name === HAND_WEIGHTS ? HAND : name === EQUAL_WEIGHTS ? EQUAL : weightsIn(learned.shift()!)
      );
      const depth = deeper ? params.deeper : params.depth;
      // All players of a run meet the same openings.
      const openings = stream(`openings of run ${run}`);
      const match = { player, run, opponent, depth };
      const row = playWeights(match, [weights[0], weights[1]], params.pairs, openings);
      const file = run === 1 && opponent === HAND_WEIGHTS && !deeper ? files[player] : undefined;
      const content = JSON.stringify(ofEach(weightColumns, (_, index) => weights[0][index]));
      return { rows: { matches: [row] }, artifact: file ? { content, file } : undefined };
    }
    const before = inputs.length ? JSON.parse(inputs[0].artifact as string) : undefined;
    const { rows, state } = data.learner === REGRESSION
      ? regress(data, before, params, random)
      : evolve(data, before, params, random);
    return { rows: { weights: rows }, artifact: { content: JSON.stringify(state) } };
  },
});

/** The weights that a learner has reached: of a regression, or of a generation. */
function weightsIn({ artifact }: TaskInput<typeof sets>): ReversiWeights {
  const state: ReversiWeights | ReversiGeneration = JSON.parse(artifact as string);
  return "parents" in state ? reachedWeights(state) : state;
}
