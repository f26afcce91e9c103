/**
 * The contract of a player that learns from the results of its games.
 *
 * @module
 */
import * as v from "valibot";
import { UsageError } from "matchbox/base/mod.ts";
import type { Game, Result, Side } from "matchbox/games/mod.ts";
import type { Agent } from "../agent.ts";
import type { Entry } from "../entries.ts";

/** What JSON holds. */
export type PlainData =
  | null
  | boolean
  | number
  | string
  | readonly PlainData[]
  | { readonly [key: string]: PlainData };

/**
 * An agent that learns. It learns in `gameEnd` and nowhere else: a game that was begun and not ended leaves
 * nothing behind once the next one starts.
 */
export interface Learner extends Agent {
  /** A copy of all that it has learned; a learner made of it goes on exactly as this one does. */
  readonly state: PlainData;
  /** A new game begins, in which it plays `side`; what is left of an unfinished one is forgotten. */
  gameStart(side: Side): void;
  /** The game has ended; `result` is for side 0. It learns. */
  gameEnd(result: Result, side: Side): void;
}

/** How learners of one name are made. */
export interface LearnerEntry<V = never> extends Entry {
  /** The only side that it plays; both unless given. */
  readonly side?: Side;
  /**
   * Makes a learner.
   *
   * @param name the canonical spec, which becomes the name of the learner
   * @param values a value for each parameter; none is called `file`, which agents need: see frozen.ts
   * @param state what a learner of that name had learned; without it nothing is
   * @throws {UsageError} when the state is not one of such a learner
   */
  create(name: string, game: Game, values: V, state?: unknown): Learner;
}

/**
 * Reads a state by its schema.
 *
 * @param name of the learner, for the error message
 * @throws {UsageError} when it has another shape; one line that says where
 */
export function readState<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  state: unknown,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, state, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  throw new UsageError(`state of ${name}: ${place === null ? "" : `${place}: `}${issue.message}`);
}
