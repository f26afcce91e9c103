/**
 * The contract of an evaluation: what an unfinished position is worth to the side to move.
 *
 * @module
 */
import type { Parameters } from "matchbox/base/mod.ts";
import type { Game, Move, Position } from "matchbox/games/mod.ts";

/**
 * Values positions. One that keeps sums up to date while moves are played is incremental: it has `reset`,
 * `play` and `undo`, and values the position that it was led to by them.
 */
export interface Evaluation<P extends Position = Position> {
  /** For the side to move, larger is better for it; between -`DECIDED` and `DECIDED` of search/value.ts. */
  evaluate(position: P): number;
  /** Told before a search where it begins. */
  reset?(position: P): void;
  /**
   * Told of a move before it is played on `position`. A pass of the null move is not told: nothing that is
   * kept may depend on whose turn it is.
   */
  play?(position: P, move: Move): void;
  /** Told after the last move was taken back. */
  undo?(): void;
}

/** How evaluations of one name are made. */
export interface EvaluationEntry<P extends Position = Position, V = never> {
  /** In a few words, for help texts. */
  readonly summary: string;
  /** What a spec may set, in this game. */
  parameters(game: Game): Parameters;
  /** Loads what must be there before one is made. */
  prepare?(game: Game, values: V): Promise<void>;
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
