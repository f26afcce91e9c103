/**
 * NegaScout in the fail-hard form: a value outside the window is cut to its end. In the fail-soft form, as
 * in `negaScout`, it is returned as it is, so that the second search of a move can begin from it (C31).
 *
 * @module
 */
import { NO_MOVE } from "matchbox/agents/search/move_order.ts";
import { NULL_WINDOW } from "matchbox/agents/search/null_window.ts";
import type { Search } from "matchbox/agents/search/search.ts";
import type { Position } from "matchbox/games/game.ts";

/**
 * The value of `position`, or `alpha` when it is less and `beta` when it is more.
 *
 * @param depth plies to look ahead, at least 0
 */
export function negaScoutFailHard(
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  search: Search,
): number {
  search.enter();
  if (depth === 0) return clamp(search.leaf(position), alpha, beta);

  const { moves, ply } = search;
  const count = position.moves(moves, 0);
  if (count === 0) return clamp(search.gameOver(position), alpha, beta);
  search.order.arrange(position, depth, ply, NO_MOVE, moves, count);
  let ceiling = beta;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    let value = -negaScoutFailHard(position, depth - 1, -ceiling, -alpha, search);
    if (value >= ceiling && value < beta) {
      search.stats.reSearches++;
      value = -negaScoutFailHard(position, depth - 1, -beta, -alpha, search);
    }
    search.undo(position);
    if (value > alpha) {
      alpha = value;
      search.principalVariation.set(ply, moves[i]);
    }
    if (alpha >= beta) {
      search.cutoff(position, depth, i, moves[i]);
      return beta;
    }
    ceiling = alpha + NULL_WINDOW;
  }
  return alpha;
}

function clamp(value: number, alpha: number, beta: number): number {
  return Math.min(Math.max(value, alpha), beta);
}
