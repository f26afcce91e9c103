/**
 * The parts of the endgame solver that can be switched off.
 *
 * @module
 */
import { hasTrainedWeights, trainedWeights } from "../evaluate/reversi/pattern_weights.ts";
import type { BoardShape } from "./board.ts";

/**
 * Parts of the search that may be left out, to see what each is worth. The scores do not depend on them.
 */
export interface EndgameParts {
  /** Keeps positions with their bounds and best moves in the table. Default: true. */
  readonly table?: boolean;
  /** Looks children up in the table before it searches the first. Default: true. */
  readonly childCutoffs?: boolean;
  /** Tries moves first that leave the enemy few replies. Default: true. */
  readonly fastestFirst?: boolean;
  /** Cuts off where the stable discs of the enemy are enough for that. Default: true. */
  readonly stableDiscs?: boolean;
  /**
   * With many empty squares tries moves first that the trained evaluation prefers; on 8x8 and 6x6, on 4x4 it has no
   * effect. Default: true.
   */
  readonly trainedOrder?: boolean;
  /**
   * With many empty squares begins with a selective search, whose best moves and score help the exact one; on 8x8, with
   * the trained order and the table. Default: true.
   */
  readonly selectiveFirst?: boolean;
  /** The weights of that evaluation. Default: those of the board that come with the project. */
  readonly weights?: Int8Array;
  /** With 5 to 7 empty squares too, cuts off by stable discs and tries fast moves first. Default: true. */
  readonly sortsFew?: boolean;
  /** Keeps positions with few empty squares in a small table of their own. Default: true. */
  readonly nearTable?: boolean;
}

/** The solver before it had a trained evaluation and what came with it: published results rest on it. */
export const PLAIN_PARTS: EndgameParts = {
  trainedOrder: false,
  sortsFew: false,
  nearTable: false,
  selectiveFirst: false,
};

/** The weights of the trained order on a board; null without it, and in a page that leaves them out. */
export function orderWeights({ size }: BoardShape, parts: EndgameParts): Int8Array | null {
  if (parts.trainedOrder === false || size === 4) return null;
  return parts.weights ?? (hasTrainedWeights(size) ? trainedWeights(size) : null);
}

/** Whether a selective search comes first, where enough squares are empty. */
export function selectsFirst(shape: BoardShape, parts: EndgameParts): boolean {
  const { selectiveFirst = true, table = true } = parts;
  return selectiveFirst && table && shape.size === 8 && orderWeights(shape, parts) !== null;
}
