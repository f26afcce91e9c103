/**
 * The classical evaluations of Reversi as data, for kernels: the weights of the squares, and legal moves.
 *
 * @module
 */
import type { SquareWeights } from "matchbox/games/reversi/weights.ts";

/** The values of a legal move of each side; a move of the enemy counts negatively. */
export interface MoveValues {
  /** Of the side to move. */
  readonly own: number;
  /** Of the enemy, as if it were its turn. */
  readonly enemy: number;
}

/** The terms of a value for the side to move, whose moves count by the stage of the game. */
export interface StageTerms {
  readonly kind: "stages";
  readonly squares: SquareWeights;
  /** Discs at which the middle game begins, and the end, where moves do not count. */
  readonly middle: number;
  readonly end: number;
  readonly inOpening: MoveValues;
  readonly inMiddle: MoveValues;
}

/** More discs than a board has: a stage that begins there never comes. */
const NEVER = 65;

const NO_MOVES: MoveValues = { own: 0, enemy: 0 };

/** The terms with these weights; by default the middle game lasts from start to end, and moves do not count. */
export function stageTerms(
  squares: SquareWeights,
  stages: Partial<Omit<StageTerms, "kind" | "squares">> = {},
): StageTerms {
  const plain = { middle: 0, end: NEVER, inOpening: NO_MOVES, inMiddle: NO_MOVES };
  return { kind: "stages", squares, ...plain, ...stages };
}

/** The terms of a value for dark, with a bonus for the side to move. */
export interface DarkTerms {
  readonly kind: "dark";
  readonly squares: SquareWeights;
  /** The value of a legal move of either side. */
  readonly moves: number;
  readonly tempo: number;
}

/** The trained weights of patterns on 8x8 or 6x6. */
export interface PatternTerms {
  readonly kind: "patterns";
  /** As of agents/evaluate/reversi/pattern_weights.ts. */
  readonly weights: Int8Array;
  /** The parts of a disc that weights count. */
  readonly parts: number;
}

/** An evaluation as data; for its sums see the evaluations themselves, in agents/evaluate/reversi/. */
export type ReversiTerms = StageTerms | DarkTerms | PatternTerms;
