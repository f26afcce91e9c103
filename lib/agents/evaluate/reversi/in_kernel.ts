/**
 * Evaluations of Reversi inside a kernel.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { canHold, ReversiSearch } from "matchbox/kernels/reversi/search.ts";
import type { ReversiTerms } from "matchbox/kernels/reversi/terms.ts";
import type { Evaluation } from "../evaluation.ts";

/** The kernel for an evaluation with these terms, if it can hold them on the board of the game. */
export function inKernel(game: Game, terms: ReversiTerms): Pick<Evaluation, "search"> {
  const { size } = game.start() as ReversiPosition;
  if (!canHold(size, terms)) return {};
  return { search: (plan) => new ReversiSearch(size, terms, plan) };
}
