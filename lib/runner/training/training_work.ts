/**
 * A training as a chain of tasks, for the workers: each continues the training of the one before it, with
 * the same stream of random numbers. So the result does not depend on where the tasks begin and end.
 *
 * @module
 */
import { createTrainer } from "matchbox/agents/mod.ts";
import { exact, key } from "matchbox/experiments/columns.ts";
import { type RowOf, rowSet } from "matchbox/experiments/row_sets.ts";
import type { Work } from "matchbox/experiments/study.ts";
import {
  continuedStream,
  type Random,
  type RandomState,
  rememberFiles,
} from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { sharedStream } from "../work/task.ts";

/** What a training trains, by canonical specs. */
export interface TrainingSpecs {
  /** Spec of the game; all specs name every parameter. */
  readonly game: string;
  /** Spec of the learner. */
  readonly learner: string;
  /** Spec of the opponent. */
  readonly against: string;
}

/** The common parameters of the tasks of a training, as plain data. */
export interface TrainingParams extends TrainingSpecs, Record<string, unknown> {
  /** The contents of files that these name, by digest. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Consecutive steps of a training. */
export interface TrainingStretch {
  /** The number of its first step, from 1. */
  readonly from: number;
  /** The number of its last step. */
  readonly to: number;
}

/** What a task hands to the next one. */
export interface Continued {
  /** The state of the trainer. */
  readonly state: unknown;
  /** The state of the random stream, from which the next task draws on. */
  readonly random: RandomState;
}

/** The rows of a training. */
export const sets = {
  curve: rowSet("Consecutive steps of the training", {
    from: key<number>("number of the first step, from 1"),
    to: key<number>("number of the last step"),
    wins: exact("games", "games that the learner won"),
    draws: exact("games", "games drawn"),
    losses: exact("games", "games that it lost"),
  }),
};

/** The games of a stretch of a training, by their results for the learner. */
export type CurvePoint = RowOf<typeof sets.curve>;

/** The stream of a training from its first step on. */
export function trainingStream(seed: number, specs: TrainingSpecs): Random {
  return sharedStream(seed, work.id, labelOf(specs));
}

function labelOf({ game, learner, against }: TrainingSpecs): string {
  return `${game} ${learner} against ${against}`;
}

/** The work of a training: the data of a task is a stretch, its row a point of the learning curve. */
export const work: Work<TrainingParams, typeof sets, TrainingStretch> = {
  id: "training",
  sets,

  run({ data: { from, to } }, { params, inputs, stream, clock }) {
    const { game, learner, against, files } = params;
    rememberFiles(files);
    const before = inputs.length > 0
      ? JSON.parse(inputs[0].artifact as string) as Continued
      : undefined;
    const random = before ? continuedStream(before.random) : stream(labelOf(params));
    const trainer = createTrainer(learner, findGame(game), {
      against,
      random,
      state: before?.state,
    });
    const tally = trainer.train(to - from + 1, { random, clock });
    const content: Continued = { state: trainer.state, random: random.state };
    return {
      rows: { curve: [{ from, to, ...tally }] },
      artifact: { content: JSON.stringify(content) },
    };
  },
};
