/**
 * Every learner, by name. A new one is a file with its entry and a word in the list here; that makes it an
 * agent as well.
 *
 * @module
 */
import { formatSpec } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import type { AgentEntry } from "../agent.ts";
import { describeEntries, resolveSpec } from "../entries.ts";
import { frozen } from "./frozen.ts";
import type { Learner, LearnerEntry } from "./learner.ts";
import { menace } from "./menace.ts";

const learners: Readonly<Record<string, LearnerEntry>> = { menace };

/** The learners as agents that learn nothing more, by name. */
export const learnerAgents: Readonly<Record<string, AgentEntry>> = Object.fromEntries(
  Object.entries(learners).map(([name, entry]) => [name, frozen(name, entry)]),
);

/**
 * The learner that a spec names, for `game`, e.g. `menace` or `menace:setting=michie`.
 *
 * @param state what such a learner had learned, e.g. read from JSON; without it nothing is
 * @throws {UsageError} on an unknown learner or parameter, when the learner does not play the game, and
 * when the state is not one of such a learner
 */
export function createLearner(spec: string, game: Game, state?: unknown): Learner {
  const { entry, name, values } = resolveSpec("learner", learners, spec, game);
  return entry.create(formatSpec(name, values), game, values, state);
}

/**
 * The canonical spec of a learner: every parameter written. Nothing is made.
 *
 * @throws {UsageError} as `createLearner`, but for the state
 */
export function learnerName(spec: string, game: Game): string {
  const { name, values } = resolveSpec("learner", learners, spec, game);
  return formatSpec(name, values);
}

/** Name, summary and parameters of every learner that plays `game`, for help texts. */
export function listLearners(
  game: Game,
): { name: string; summary: string; parameters: string }[] {
  return describeEntries(learners, game);
}
