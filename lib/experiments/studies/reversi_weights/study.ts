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
import { defineStudy, type Task, type TaskInput } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { finding } from "./finding.ts";
import { sets } from "./rows.ts";
import { EQUAL, evolve, HAND, playWeights, regress, STRETCHES } from "./run_task.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";
import { REGRESSION, SOURCE, variants } from "./variants.ts";

/** Opponents that are no learners. */
const HAND_WEIGHTS = "hand weights";
const EQUAL_WEIGHTS = "equal weights";

/** The data of a task. */
type TaskData =
  | {
    readonly do: "learn";
    readonly learner: string;
    readonly run: number;
    readonly stretch: number;
  }
  | {
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

const stretchKey = (learner: string, run: number, stretch: number) =>
  `${learner}, run ${run}, stretch ${stretch}`;

export const study = defineStudy({
  id: "reversi-weights",
  title: "Weights of Reversi by a genetic algorithm",
  question: "Do the weights of a genetic algorithm converge, and do they play as well as weights " +
    "that a person has set?",
  sources: ["B4", "B5", "C3", "C3a", "C3b"],
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

  // A run is a chain of tasks, so a stopped evolution continues in its middle.
  *tasks({ runs }): Iterable<Task<TaskData>> {
    for (let run = 1; run <= runs; run++) {
      for (const learner of learners) {
        for (let stretch = 1; stretch <= STRETCHES; stretch++) {
          yield {
            key: stretchKey(learner, run, stretch),
            data: { do: "learn", learner, run, stretch },
            after: stretch > 1 ? [stretchKey(learner, run, stretch - 1)] : [],
          };
        }
      }
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
      const [w1, w2, w3, w4, w5] = weights[0];
      const content = JSON.stringify({ w1, w2, w3, w4, w5 });
      return { rows: { matches: [row] }, artifact: file ? { content, file } : undefined };
    }
    const before = inputs.length ? JSON.parse(inputs[0].artifact as string) : undefined;
    const { rows, state } = data.learner === REGRESSION
      ? regress(data, before, params, random)
      : evolve(data.learner, data, before, params, random);
    return { rows: { weights: rows }, artifact: { content: JSON.stringify(state) } };
  },

  summarise,
  tables,
  figures,
  claims,
  finding,
});

/** The weights that a learner has reached: of a regression, or of a generation. */
function weightsIn({ artifact }: TaskInput<typeof sets>): ReversiWeights {
  const state: ReversiWeights | ReversiGeneration = JSON.parse(artifact as string);
  return "parents" in state ? reachedWeights(state) : state;
}
