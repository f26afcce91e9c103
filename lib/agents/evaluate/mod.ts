/**
 * Finds and makes evaluations by name. A game whose evaluations are not listed has one that knows nothing.
 *
 * @module
 */
import { custom, formatNestedSpec, type Parameter } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { describeEntries, type EntryDescription, resolveSpec } from "../entries.ts";
import { type Evaluation, plain } from "./evaluation.ts";
import { type EvaluationEntries, evaluationsByFile } from "./list.ts";

export {
  type Evaluation,
  type EvaluationEntry,
  type Evaluations,
  valueAlone,
} from "./evaluation.ts";

const evaluations: Readonly<Record<string, EvaluationEntries>> = Object.assign(
  {},
  ...Object.values(evaluationsByFile),
);

/** The evaluations of a game that is not listed. */
const anyGame: EvaluationEntries = {
  even: plain("0 for every position whose game is not over", () => 0),
};

/** The evaluation of a spec; `toString` gives the canonical spec. */
export interface EvaluationSpec {
  /** Loads what `create` needs. */
  prepare(): Promise<void>;
  /** Makes one; each incremental one has its own state. */
  create(): Evaluation;
  /** The canonical spec, e.g. `heuristics:w1=1,w2=4`. */
  toString(): string;
}

/** Name, summary and parameters of every evaluation of a game, the default first. */
export function listEvaluations(game: Game): EntryDescription[] {
  return describeEntries(entriesOf(game), game);
}

/**
 * Reads the spec of an evaluation, e.g. `squares` or `heuristics(w1=1,w2=4)`.
 *
 * @throws {UsageError} on an unknown evaluation or parameter; the message lists the known ones
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
 * Makes the evaluation of a spec.
 *
 * @throws {UsageError} as `parseEvaluation`
 */
export function createEvaluation(game: Game, spec: string): Evaluation {
  return parseEvaluation(game, spec).create();
}

/** The names of the evaluations of a game with which a search can use ProbCut. */
export function probCutEvaluations(game: Game): string[] {
  return Object.entries(entriesOf(game)).flatMap(([name, { probCut }]) => probCut ? name : []);
}

/** An agent's parameter `eval`: the spec of an evaluation. */
export function evaluationParameter(game: Game): Parameter<EvaluationSpec> {
  const names = Object.keys(entriesOf(game));
  return custom(
    names.join(", "),
    (text) => parseEvaluation(game, text),
    names[0],
    "the evaluation; by default the one that plays best in the same time without training",
  );
}

function entriesOf(game: Game): EvaluationEntries {
  const entries = evaluations[game.name];
  if (!entries) return anyGame;
  return Object.fromEntries(
    Object.entries(entries).filter(([, entry]) => entry.knows?.(game) ?? true),
  );
}
