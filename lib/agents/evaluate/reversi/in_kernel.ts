/**
 * Evaluations of Reversi inside a kernel.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import { reversiSpec } from "matchbox/games/reversi/geometry.ts";
import { ReversiAlphaBeta } from "matchbox/kernels/reversi/alpha_beta.ts";
import type { ReversiTerms } from "matchbox/kernels/reversi/terms.ts";
import type { Evaluation } from "../evaluation.ts";

/** The kernel for an evaluation with these terms; there is one on 8x8. */
export function inKernel(game: Game, terms: ReversiTerms): Pick<Evaluation, "alphaBeta"> {
  if (game.spec !== reversiSpec(8)) return {};
  return { alphaBeta: (order) => new ReversiAlphaBeta(terms, order) };
}
