/**
 * The contract of training: learners that learn from single games and populations that learn by generations
 * are trained, stored and continued in the same way.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/game.ts";
import type { Agent, AgentContext } from "../agent.ts";
import type { Entry } from "../entries.ts";
import type { Learner, PlainData } from "./learner.ts";

/** Games of a learner by their results, for its curve. */
export interface Tally {
  /** Games that the learner won. */
  readonly wins: number;
  /** Games drawn. */
  readonly draws: number;
  /** Games that the learner lost. */
  readonly losses: number;
}

/** A training that goes on step by step. */
export interface Trainer {
  /** A copy of all that its future depends on; a trainer made from it continues exactly as this one. */
  readonly state: PlainData;
  /** What the learner has learned, as its spec reads it from a file. */
  readonly learned: PlainData;
  /**
   * Continues the training.
   *
   * @param steps units of the training, see `TrainerEntry.unit`
   * @returns the games that show how good the learner was meanwhile
   */
  train(steps: number, context: AgentContext): Tally;
}

/** The opponent of a training. */
export interface Opponent {
  /** Its canonical spec. */
  readonly name: string;
  /** The only side that it plays; null when it plays both. */
  readonly side: Side | null;
  /** Makes it; one that learns too is a learner, and continues from its state. */
  create(state?: unknown): Agent | Learner;
}

/** What a trainer is made from. */
export interface TrainerStart {
  /** The opponent of its games. */
  readonly opponent: Opponent;
  /** The state of such a trainer; without it the training begins. */
  readonly state?: unknown;
  /** For what is random in an untrained learner. */
  readonly random: Random;
}

/** Describes and makes the trainers of one name. */
export interface TrainerEntry<V = never> extends Entry {
  /** What its steps are. */
  readonly unit: "games" | "generations";
  /**
   * Makes a trainer.
   *
   * @param name the canonical spec of the learner
   * @param values a value for each parameter of the learner, and `file` with what it learned before
   * @throws {UsageError} when the opponent or a state does not fit
   */
  create(name: string, game: Game, values: V, start: TrainerStart): Trainer;
}
