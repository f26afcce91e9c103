/**
 * The evaluations of chess that the kernel knows, by their terms.
 *
 * @module
 */
import type { Side } from "matchbox/games/game.ts";
import type { Kind } from "matchbox/games/chess/geometry.ts";

/** What a man of a side is worth on a square, 0 (a1) to 63 (h8), in centipawns: a whole number. */
export type SquareValue = (kind: Kind, side: Side, square: number) => number;

/** The weights of the parts of E4 for a side with one number of men, in centipawns. */
export interface PartValues {
  readonly attacked: number;
  readonly key_squares: number;
  readonly passed: number;
  readonly doubled: number;
  readonly castled: number;
  readonly advancement: number;
  readonly chains: number;
}

/** An evaluation by men and their squares, and the parts of E4. */
export interface ChessTerms {
  /** What the men are worth. */
  readonly men: SquareValue;
  /** The parts of E4, if they count. */
  readonly parts?: {
    /** Their weights by the number of men of a side, from 0 to 16. */
    readonly weights: readonly PartValues[];
    /** The ply at which the costly parts are counted; null for every leaf. */
    readonly costlyPly: number | null;
  };
}

/** The tapered evaluation, by the weights of its terms in whole centipawns, in their order. */
export interface TaperedTerms {
  /** In the middle game. */
  readonly middle: readonly number[];
  /** In the endgame. */
  readonly end: readonly number[];
}
