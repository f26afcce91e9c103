/**
 * Finds and makes learners by name.
 *
 * @module
 */
import { formatSpec, parseSpec, type Random, randomStream } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { AgentEntry } from "../agent.ts";
import { describeEntries, type EntryDescription, resolveSpec } from "../entries.ts";
import { byEpisodes } from "./episode_trainer.ts";
import { frozen } from "./frozen.ts";
import type { Learner, LearnerEntry } from "./learner.ts";
import { learnersByFile, populationsByFile } from "./list.ts";
import { bestOf, byGenerations, type PopulationEntry } from "./population.ts";
import type { TrainerEntry } from "./trainer.ts";

const learners: Readonly<Record<string, LearnerEntry>> = Object.assign(
  {},
  ...Object.values(learnersByFile),
);

const populations: Readonly<Record<string, PopulationEntry>> = Object.assign(
  {},
  ...Object.values(populationsByFile),
);

/** The learners and populations as agents that learn no more, by name. */
export const learnerAgents: Readonly<Record<string, AgentEntry>> = Object.fromEntries([
  ...Object.entries(learners).map(([name, entry]) => [name, frozen(name, entry)]),
  ...Object.entries(populations).map(([name, entry]) => [name, bestOf(name, entry)]),
]);

/** The trainers of all learners and populations, by name. */
export const trainers: Readonly<Record<string, TrainerEntry>> = Object.fromEntries([
  ...Object.entries(learners).map(([name, entry]) => [name, byEpisodes(entry)]),
  ...Object.entries(populations).map(([name, entry]) => [name, byGenerations(entry)]),
]);

/**
 * Makes the learner of a spec for `game`, e.g. `menace` or `menace:setting=michie`.
 *
 * @param state the state of such a learner, e.g. read from JSON; without it the learner is untrained
 * @param random for what is random in an untrained learner, such as the first beads of some machines;
 *   default: the same each time
 * @throws {UsageError} on an unknown learner or parameter, when the learner does not play the game, and
 * when the state does not fit
 */
export function createLearner(
  spec: string,
  game: Game,
  state?: unknown,
  random: Random = randomStream("untrained"),
): Learner {
  const { entry, name, values } = resolveSpec("learner", learners, spec, game);
  return entry.create(formatSpec(name, values), game, values, { state, random });
}

/** Whether a spec names a learner without a file of what it learned: as an opponent in training it learns. */
export function isLearning(spec: string): boolean {
  const { name, parameters } = parseSpec(spec);
  return Object.hasOwn(learners, name) && !Object.hasOwn(parameters, "file");
}

/**
 * The canonical spec of a learner, with every parameter. Makes no learner.
 *
 * @throws {UsageError} as `createLearner`, except for the state
 */
export function learnerName(spec: string, game: Game): string {
  const { name, values } = resolveSpec("learner", learners, spec, game);
  return formatSpec(name, values);
}

/** Name, summary and parameters of every learner that plays `game`, for help texts. */
export function listLearners(game: Game): EntryDescription[] {
  return describeEntries(learners, game);
}
