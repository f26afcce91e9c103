/**
 * The contract of an evaluation: the value of an unfinished position for the side to move.
 *
 * @module
 */
import type { Parameters } from "matchbox/base/mod.ts";
import type { Game, Move, Position } from "matchbox/games/game.ts";
import type { MakeSearch } from "matchbox/kernels/search.ts";
import type { ProbCutPairs } from "../search/probcut_pairs.ts";

/**
 * An evaluation function. An incremental one keeps sums up to date while moves are played: it has `reset`,
 * `play` and `undo`, and `evaluate` then gives the value of the position reached by them.
 */
export interface Evaluation<P extends Position = Position> {
  /** The value for the side to move, larger is better; between -`DECIDED` and `DECIDED` of search/value.ts. */
  evaluate(position: P): number;
  /** Called before a search with its root. */
  reset?(position: P): void;
  /**
   * Called before a move is played on `position`, but not before the pass of a null move: the sums may not
   * depend on the side to move.
   */
  play?(position: P, move: Move): void;
  /** Called after the last move was taken back. */
  undo?(): void;
  /** Makes searches of any plan in a kernel with this evaluation inside; missing where no kernel knows it. */
  readonly search?: MakeSearch;
  /** What shallow searches with it say of deep ones; missing where nobody has learned it. */
  readonly probCut?: ProbCutPairs;
}

/** The value of a position outside a search, for the side to move. */
export function valueAlone<P extends Position>(evaluation: Evaluation<P>, position: P): number {
  // An incremental evaluation has not seen the moves to the position.
  evaluation.reset?.(position);
  return evaluation.evaluate(position);
}

/** Describes and makes the evaluations of one name. */
export interface EvaluationEntry<P extends Position = Position, V = never> {
  /** In a few words, for help texts. */
  readonly summary: string;
  /** Whether it knows the board of this game. Default: it knows every board. */
  knows?(game: Game): boolean;
  /** Whether shallow searches with it tell what deep ones would find, so that ProbCut can use them. Default: no. */
  readonly probCut?: boolean;
  /** The parameters of its spec, for this game. */
  parameters(game: Game): Parameters;
  /** Loads what `create` needs. */
  prepare?(game: Game, values: V): Promise<void>;
  /** Makes an evaluation with these values of its parameters. */
  create(game: Game, values: V): Evaluation<P>;
}

/** The evaluations of a game by name, the default first. */
export type Evaluations<P extends Position> = Readonly<Record<string, EvaluationEntry<P>>>;

/** An evaluation without parameters. */
export function plain<P extends Position>(
  summary: string,
  evaluate: (position: P) => number,
): EvaluationEntry<P> {
  return { summary, parameters: () => ({}), create: () => ({ evaluate }) };
}
