/**
 * Every evaluation, by game and name. The first of a game is its default. A new one is entered in the file
 * of its game, and an evaluation of a new game here.
 *
 * @module
 */
import { custom, formatNestedSpec, UsageError } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import { describeEntries, resolveSpec } from "../entries.ts";
import { chessEvaluations } from "./chess.ts";
import type { Evaluation, EvaluationEntry } from "./evaluation.ts";
import { metelykEvaluations } from "./metelyk.ts";
import { reversiEvaluations } from "./reversi.ts";
import { ticTacToeEvaluations } from "./tictactoe.ts";

export type { Evaluation, EvaluationEntry, Evaluations } from "./evaluation.ts";

const evaluations: Readonly<Record<string, Readonly<Record<string, EvaluationEntry>>>> = {
  tictactoe: ticTacToeEvaluations,
  reversi: reversiEvaluations,
  metelyk: metelykEvaluations,
  chess: chessEvaluations,
};

/** An evaluation that a spec names; as a text it is the canonical spec. */
export interface EvaluationSpec {
  /** Loads what must be there before one is made. */
  prepare(): Promise<void>;
  /** Makes one; those that are incremental have a state of their own. */
  create(): Evaluation;
  toString(): string;
}

/** Name, summary and parameters of every evaluation of a game, its default first; none for some games. */
export function listEvaluations(
  game: Game,
): { name: string; summary: string; parameters: string }[] {
  return describeEntries(evaluations[game.name] ?? {}, game);
}

/**
 * Reads the spec of an evaluation, e.g. `squares` or `heuristics(w1=1,w2=4)`.
 *
 * @throws {UsageError} on an unknown evaluation or parameter; the message lists what exists
 */
export function parseEvaluation(game: Game, spec: string): EvaluationSpec {
  const { entry, name, values } = resolveSpec(
    "evaluation",
    entriesOf(game),
    spec,
    game,
    game.name,
  );
  return {
    prepare: async () => await entry.prepare?.(game, values),
    create: () => entry.create(game, values),
    toString: () => formatNestedSpec(name, values),
  };
}

/**
 * Makes the evaluation that a spec names.
 *
 * @param spec the default evaluation of the game unless given
 * @throws {UsageError} as `parseEvaluation`
 */
export function createEvaluation(game: Game, spec?: string): Evaluation {
  return parseEvaluation(game, spec ?? Object.keys(entriesOf(game))[0]).create();
}

/**
 * The parameter of an agent that is the spec of an evaluation.
 *
 * @throws {UsageError} when the game has no evaluations
 */
export function evaluationParameter(game: Game) {
  const names = Object.keys(entriesOf(game));
  return custom(names.join(", "), (text) => parseEvaluation(game, text), names[0]);
}

function entriesOf(game: Game): Readonly<Record<string, EvaluationEntry>> {
  const own = evaluations[game.name];
  if (own) return own;
  throw new UsageError(`there are no evaluations of ${game.name}, which agents that search need`);
}
