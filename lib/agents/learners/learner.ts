/**
 * The contract of an agent that learns from the results of its games.
 *
 * @module
 */
import * as v from "valibot";
import { type Random, UsageError } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Result, Side } from "matchbox/games/game.ts";
import type { Agent, AgentContext } from "../agent.ts";
import type { Entry } from "../entries.ts";

/** A JSON value. */
export type PlainData =
  | null
  | boolean
  | number
  | string
  | readonly PlainData[]
  | { readonly [key: string]: PlainData };

/** An agent that learns, in `gameEnd` only: an unfinished game has no effect once the next one starts. */
export interface Learner extends Agent {
  /** A copy of all that it has learned; a learner made from it continues exactly as this one. */
  readonly state: PlainData;
  /** The move that it plays when it does not learn. Default: `choose`, for a learner that never explores. */
  play?(position: Position, context: AgentContext): Move;
  /** Begins a new game, in which it plays `side`, and forgets an unfinished one. */
  gameStart(side: Side): void;
  /** Learns from a finished game; `result` is for side 0. */
  gameEnd(result: Result, side: Side): void;
}

/** What a learner is made from. */
export interface LearnerStart {
  /** The state of such a learner; without it the learner is untrained. */
  readonly state?: unknown;
  /** For what is random in an untrained learner. */
  readonly random: Random;
}

/** Describes and makes the learners of one name. */
export interface LearnerEntry<V = never> extends Entry {
  /** The only side that it plays, with these values or this state. Default: both. */
  side?(values: V, state?: unknown): Side;
  /**
   * Whether it learns from games against itself, with these values; then it plays both sides of a game, and those
   * against its opponent only show how good it is. Default: it learns from these.
   */
  selfPlay?(values: V): boolean;
  /**
   * Makes a learner.
   *
   * @param name the canonical spec, to be the name of the learner
   * @param values a value for each parameter; none may be called `file`, which frozen.ts adds
   * @throws {UsageError} when the state does not fit such a learner
   */
  create(name: string, game: Game, values: V, start: LearnerStart): Learner;
}

/**
 * Checks a state against its schema.
 *
 * @param name of the learner, for the error message
 * @throws {UsageError} when it does not fit the schema; one line that says where
 */
export function readState<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  state: unknown,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, state, { abortEarly: true, message: wrongKind });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  const problem = issue.received === "undefined" ? "expected, but it is missing" : issue.message;
  throw new UsageError(`state of ${name}: ${place === null ? "" : `${place}: `}${problem}`);
}

/** What schemas call a kind of value, in words. */
const KINDS: Readonly<Record<string, string>> = {
  Object: "an object",
  Array: "a list",
  number: "a number",
  string: "a text",
  never: "nothing else",
};

/** The message of an entry whose schema has none of its own. */
function wrongKind({ expected, received }: v.BaseIssue<unknown>): string {
  const kind = (name: string) => KINDS[name] ?? name;
  return `expected ${kind(expected ?? "another value")} but found ${kind(received)}`;
}
