/**
 * Alpha-beta with memory: a transposition table keeps what was found for each position. The result is used
 * again when other moves lead to the same position, and its best move is tried first (E1, E2).
 *
 * With a table that uses only entries of exactly the depth needed here the value is that of alpha-beta. No
 * entry is used when the earlier positions of the game may matter within that depth (see
 * `Game.pastMatters`).
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import { recall, remember } from "./memory.ts";
import { NO_MOVE } from "./move_order.ts";
import type { Search } from "./search.ts";
import { BEYOND } from "./value.ts";

/**
 * The value of `position`, as in `alphaBeta`.
 *
 * @param search with a table
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
  let best = -BEYOND;
  let bestMove = NO_MOVE;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    const value = 0 - alphaBetaWithMemory(position, depth - 1, 0 - beta, 0 - alpha, search);
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
