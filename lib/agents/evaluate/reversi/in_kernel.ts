/**
 * Evaluations of Reversi inside a kernel.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { SourceEndReversi } from "matchbox/games/reversi/source_end.ts";
import { canHold, ReversiSearch } from "matchbox/kernels/reversi/search.ts";
import type { ReversiTerms } from "matchbox/kernels/reversi/terms.ts";
import type { Evaluation } from "../evaluation.ts";

/**
 * The kernel for an evaluation with these terms, if it can hold them on the board of the game. It refuses every
 * search with the source's end test, which it does not know.
 */
export function inKernel(game: Game, terms: ReversiTerms): Pick<Evaluation, "search"> {
  const start = game.start() as ReversiPosition;
  const { size } = start;
  if (!canHold(size, terms)) return {};
  if (start instanceof SourceEndReversi) {
    return {
      search: () => {
        throw new UsageError(
          "the kernel of reversi does not know end=source; kernel=ts can search that",
        );
      },
    };
  }
  return { search: (plan) => new ReversiSearch(size, terms, plan) };
}
