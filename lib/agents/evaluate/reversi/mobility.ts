/**
 * Squares and legal moves: the evaluation of the level medium (D4).
 *
 * @module
 */
import { real } from "matchbox/base/mod.ts";
import { opponent } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { stageTerms } from "matchbox/kernels/reversi/terms.ts";
import type { EvaluationEntry } from "../evaluation.ts";
import { inKernel } from "./in_kernel.ts";
import { squares, weightsOn } from "./squares.ts";

/** The value of a legal move of each side; a move of the enemy counts negatively. */
export interface MoveWeights {
  /** Of a move of the side to move. */
  readonly own: number;
  /** Of a move of the enemy, as if it were its turn. */
  readonly enemy: number;
}

interface Values {
  readonly own: number | null;
  readonly enemy: number | null;
}

/**
 * `squares`, plus the own legal moves, minus the enemy's. A move counts 1 unless set. `own=0` is the literal
 * text of D4, which mentions only the enemy's moves; this variant is not antisymmetric, because the enemy is
 * the side that is not to move.
 */
export const mobility: EvaluationEntry<ReversiPosition, Values> = {
  summary: "squares, plus the number of moves (D4)",
  parameters: () => ({
    own: real(-1000, 1000, null, "value of an own legal move, 1 if not set"),
    enemy: real(-1000, 1000, null, "value of a legal move of the enemy, 1 if not set"),
  }),
  create(game, { own, enemy }) {
    const weights = { own: own ?? 1, enemy: enemy ?? 1 };
    return {
      evaluate: (position) => squares(position) + movesOf(position, weights),
      ...inKernel(game, stageTerms(weightsOn(game), { inMiddle: weights })),
    };
  },
};

/** The value of the legal moves of both sides, for the side to move. */
export function movesOf(position: ReversiPosition, { own, enemy }: MoveWeights): number {
  const { side } = position;
  let value = 0;
  if (own !== 0) value += own * position.mobility(side);
  if (enemy !== 0) value -= enemy * position.mobility(opponent(side));
  return value;
}
