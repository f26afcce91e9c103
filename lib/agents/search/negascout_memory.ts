/**
 * NegaScout with memory: a transposition table keeps what was found for each position, as in alpha-beta with
 * memory. A search that is repeated with a larger window finds the best moves of the first one in the table
 * (C32; Reinefeld 1983; E2).
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import { recall, remember } from "./memory.ts";
import { NO_MOVE } from "./move_order.ts";
import { NULL_WINDOW } from "./null_window.ts";
import type { Search } from "./search.ts";
import { BEYOND } from "./value.ts";

/**
 * The value of `position`, as in `alphaBeta`.
 *
 * @param search with a table
 */
export function negaScoutWithMemory(
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
  let ceiling = beta;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    let value = 0 - negaScoutWithMemory(position, depth - 1, 0 - ceiling, 0 - alpha, search);
    // See `negaScout`.
    if (value >= ceiling && value < beta && depth > 1) {
      search.stats.reSearches++;
      value = 0 - negaScoutWithMemory(position, depth - 1, 0 - beta, NULL_WINDOW - value, search);
    }
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
    ceiling = alpha + NULL_WINDOW;
  }
  if (trusted) remember(position, depth, floor, beta, best, bestMove, search);
  return best;
}
