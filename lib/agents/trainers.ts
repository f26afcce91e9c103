/**
 * Makes trainers, with their opponents.
 *
 * @module
 */
import { formatSpec, type Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { describeEntries, type EntryDescription, resolveSpec } from "./entries.ts";
import { createLearner, isLearning, trainers } from "./learners/mod.ts";
import type { Opponent, Trainer, TrainerEntry } from "./learners/trainer.ts";
import { agentName, createAgent, onlySideOf } from "./registry.ts";

/** What a trainer is made from. */
export interface TrainingStart {
  /** The spec of the opponent, an agent; a learner without a file learns too. */
  readonly against: string;
  /** The state of such a trainer; without it the training begins. */
  readonly state?: unknown;
  /** For what is random in an untrained learner. */
  readonly random: Random;
}

/** A learner that can be trained, by its canonical spec, and what its steps are. */
export interface Trainable {
  /** The canonical spec, with every parameter. */
  readonly name: string;
  /** What a step of its training is: a game or a generation. */
  readonly unit: TrainerEntry["unit"];
}

/**
 * Makes the trainer of a learner, e.g. `menace` or `menace:file=mine.json`, which continues what is in the
 * file.
 *
 * @throws {UsageError} on an unknown learner, opponent or parameter, when one of them does not play the game
 *   or its side, and when the file or the state does not fit
 */
export function createTrainer(
  spec: string,
  game: Game,
  { against, state, random }: TrainingStart,
): Trainer {
  const { entry, name, values } = resolveSpec("learner", trainers, spec, game);
  const opponent: Opponent = {
    name: agentName(against, game),
    side: onlySideOf(against, game),
    create: (state) =>
      isLearning(against)
        ? createLearner(against, game, state, random)
        : createAgent(against, game),
  };
  return entry.create(formatSpec(name, values), game, values, { opponent, state, random });
}

/**
 * The canonical spec of a learner to be trained, with its unit. Makes no learner.
 *
 * @throws {UsageError} on an unknown learner or parameter, or a file that cannot be read
 */
export function trainable(spec: string, game: Game): Trainable {
  const { entry, name, values } = resolveSpec("learner", trainers, spec, game);
  return { name: formatSpec(name, values), unit: entry.unit };
}

/** Name, summary and parameters of every learner that can be trained in `game`, for help texts. */
export function listTrainable(game: Game): EntryDescription[] {
  return describeEntries(trainers, game);
}
