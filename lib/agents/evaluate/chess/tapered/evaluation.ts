/**
 * The tapered evaluation: the weights of the terms that both sides have, blended from middle game to endgame by the
 * pieces that are left. Its weights were learned by the learner `tapered_weights`; README.md has the command.
 *
 * @module
 */
import { file, type FileContent, parseJson } from "matchbox/base/mod.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Evaluation, EvaluationEntry } from "../../evaluation.ts";
import { inKernel } from "../in_kernel.ts";
import { BoardTerms } from "./board_terms.ts";
import { FULL_PHASE } from "./board_view.ts";
import { WHOLE } from "./endgame_share.ts";
import { TERMS } from "./layout.ts";
import trained from "./trained.json" with { type: "json" };
import { readWeights, type TaperedWeights } from "./weights.ts";

/** Listed in ../evaluations.ts. */
export const tapered: EvaluationEntry<
  ChessPosition,
  { readonly weights: FileContent<TaperedWeights> | null }
> = {
  summary: "men, squares, moves, pawns, kings and threats, weighted by results and by what is left",
  parameters: () => ({
    weights: file(
      "JSON with the state of the learner tapered_weights",
      (text) => readWeights("the weights of tapered", parseJson(text)),
      "its own, which were learned, if not set",
    ),
  }),
  create: (_game, { weights }) => taperedEvaluation(weights?.content ?? learned()),
};

/** The weights that come with the project. */
function learned(): TaperedWeights {
  return readWeights("trained.json", trained);
}

/** The evaluation with these weights, which are rounded to whole centipawns. */
export function taperedEvaluation(weights: TaperedWeights): Evaluation<ChessPosition> {
  const terms = new BoardTerms();
  const middles = bothSides(weights.middle);
  const ends = bothSides(weights.end);
  return {
    search: inKernel({
      middle: weights.middle.map(Math.round),
      end: weights.end.map(Math.round),
    }),
    evaluate(position) {
      terms.look(position);
      const { noted, count, phase, shares } = terms;
      let middle = 0;
      let end = 0;
      for (let i = 0; i < count; i++) {
        middle += middles[noted[i]];
        end += ends[noted[i]];
      }
      const share = end > 0 ? shares[0] : shares[1];
      const blended = WHOLE * middle * phase + share * end * (FULL_PHASE - phase);
      const value = blended / (WHOLE * FULL_PHASE) | 0;
      // Never -0, which the kernel does not know.
      return position.side === 0 ? value : 0 - value;
    },
  };
}

/** The weight of a term for White at twice its number, for Black negative at one more, as terms are noted. */
function bothSides(weights: readonly number[]): Int32Array {
  const both = new Int32Array(2 * TERMS);
  for (let term = 0; term < TERMS; term++) {
    both[2 * term] = Math.round(weights[term]);
    both[2 * term + 1] = -both[2 * term];
  }
  return both;
}
