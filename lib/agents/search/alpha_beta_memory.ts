/**
 * Alpha-beta with memory: what was found for a position serves when other moves lead to it again, and the
 * best move found there is tried first (E1, E2).
 *
 * With a table that trusts entries of equal depth alone the value stays that of alpha-beta, because nothing is
 * used where the past of the game may matter within the depth (see `Game.pastMatters`).
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import { recall, remember } from "./memory.ts";
import { NO_MOVE } from "./move_order.ts";
import type { Search } from "./search.ts";

/**
 * The value of `position` as `alphaBeta` gives it.
 *
 * @param search one that has a table
 */
export function alphaBetaWithMemory(
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  search: Search,
): number {
  search.enter();
  if (depth === 0) return search.leaf(position);

  const { moves, ply } = search;
  const trusted = !search.game.pastMatters?.(position, depth);
  const known = recall(position, depth, alpha, beta, trusted, search);
  if (!Number.isNaN(known)) return known;
  const { hashMove } = search;

  const count = position.moves(moves, 0);
  if (count === 0) return search.gameOver(position);
  search.order.arrange(position, depth, ply, hashMove, moves, count);
  const floor = alpha;
  let best = -Infinity;
  let bestMove = NO_MOVE;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    const value = -alphaBetaWithMemory(position, depth - 1, -beta, -alpha, search);
    search.undo(position);
    if (value > best) {
      best = value;
      bestMove = moves[i];
    }
    if (value > alpha) {
      alpha = value;
      search.principalVariation.set(ply, moves[i]);
    }
    if (value >= beta) {
      search.cutoff(position, depth, i, moves[i]);
      break;
    }
  }
  if (trusted) remember(position, depth, floor, beta, best, bestMove, search);
  return best;
}
