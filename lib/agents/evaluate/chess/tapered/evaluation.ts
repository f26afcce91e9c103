/**
 * The tapered evaluation: the weights of the terms that both sides have, blended from middle game to endgame by the
 * pieces that are left.
 *
 * @module
 */
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Evaluation } from "../../evaluation.ts";
import * as board from "./board_terms.ts";
import { TERMS } from "./layout.ts";
import type { TaperedWeights } from "./weights.ts";

const { BoardTerms, FULL_PHASE } = board;

/** The evaluation with these weights, which are rounded to whole centipawns. */
export function taperedEvaluation(weights: TaperedWeights): Evaluation<ChessPosition> {
  const terms = new BoardTerms();
  const packed = pack(weights);
  return {
    evaluate(position) {
      terms.look(position);
      const { noted, count, phase } = terms;
      let sum = 0;
      for (let i = 0; i < count; i++) sum += packed[noted[i]];
      // Both sums at once: the endgame in the upper half, the middle game, which may be negative, in the lower.
      const middle = sum << 16 >> 16;
      const end = sum - middle >> 16;
      const value = (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE | 0;
      return position.side === 0 ? value : -value;
    },
  };
}

/** Both weights of a term in one number, for White at twice its number, for Black negative at one more. */
function pack({ middle, end }: TaperedWeights): Int32Array {
  const packed = new Int32Array(2 * TERMS);
  for (let term = 0; term < TERMS; term++) {
    const both = Math.round(end[term]) * 65_536 + Math.round(middle[term]);
    packed[2 * term] = both;
    packed[2 * term + 1] = -both;
  }
  return packed;
}
