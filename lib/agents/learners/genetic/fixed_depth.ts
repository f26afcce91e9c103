/**
 * The players of an evolution: a search to a fixed depth with an evaluation of their own.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { Agent } from "../../agent.ts";
import type { Evaluation } from "../../evaluate/evaluation.ts";
import { alphaBeta } from "../../search/alpha_beta.ts";
import type { MoveOrder } from "../../search/move_order.ts";
import { searchRoot } from "../../search/root.ts";
import { Search } from "../../search/search.ts";

/**
 * A player that searches with alpha-beta.
 *
 * @param depth in plies, at least 1
 * @param lot when given, one of the best moves is drawn from it, each equally likely; otherwise the first
 *   one generated is played
 */
export function fixedDepthPlayer(
  game: Game,
  evaluation: Evaluation,
  depth: number,
  lot?: Random,
): Agent {
  const search = new Search(game, { evaluation, order: lot && shuffledRoot(lot) });
  return {
    name: `alpha-beta to depth ${depth}`,
    choose: (position) => searchRoot(position, search, alphaBeta, { depth }).move,
  };
}

/** Of equal moves alpha-beta keeps the first one tried, so a random order at the root draws one of them. */
function shuffledRoot(lot: Random): MoveOrder {
  return {
    arrange(_position, _depth, ply, _hashMove, moves, count) {
      if (ply > 0) return;
      for (let i = count - 1; i > 0; i--) {
        const j = lot.below(i + 1);
        [moves[i], moves[j]] = [moves[j], moves[i]];
      }
    },
  };
}
