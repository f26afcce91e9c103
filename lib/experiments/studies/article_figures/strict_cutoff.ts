/**
 * Alpha-beta that cuts off only above beta, not at beta: a common mistake. The value is the same with more
 * nodes, because moves as good as the best one so far are searched completely.
 *
 * @module
 */
import { NO_MOVE } from "matchbox/agents/search/move_order.ts";
import type { Search } from "matchbox/agents/search/search.ts";
import type { Position } from "matchbox/games/game.ts";

/**
 * The value of `position`, as in `alphaBeta`.
 *
 * @param depth plies to look ahead, at least 0
 * @throws {SearchStopped} when the limit of the search is reached; `search.rewind` then restores the
 *   position
 */
export function alphaBetaStrict(
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  search: Search,
): number {
  search.enter();
  if (depth === 0) return search.leaf(position);

  const { moves, ply } = search;
  const count = position.moves(moves, 0);
  if (count === 0) return search.gameOver(position);
  search.order.arrange(position, depth, ply, NO_MOVE, moves, count);
  let best = -Infinity;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    const value = -alphaBetaStrict(position, depth - 1, -beta, -alpha, search);
    search.undo(position);
    if (value > best) best = value;
    if (value > alpha) {
      alpha = value;
      search.principalVariation.set(ply, moves[i]);
    }
    if (value > beta) {
      search.cutoff(position, depth, i, moves[i]);
      break;
    }
  }
  return best;
}
