/**
 * Alpha-beta with memory: a transposition table keeps what was found for each position. The result is used
 * again when other moves lead to the same position, and its best move is tried first (E1, E2).
 *
 * At a fixed depth the value is that of alpha-beta. An entry is used only when it was searched to exactly
 * the depth needed here, and when the earlier positions of the game cannot matter within that depth (see
 * `Game.pastMatters`).
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import { NO_MOVE } from "./move_order.ts";
import type { Search } from "./search.ts";
import { EXACT, LOWER, UPPER } from "./transposition_table.ts";
import { fromTable, toTable } from "./value.ts";

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

  const { moves, ply, stats } = search;
  const table = search.table!;
  const trusted = !search.game.pastMatters?.(position, depth);
  let hashMove = NO_MOVE;
  stats.tableProbes++;
  const slot = table.find(position);
  if (slot >= 0) {
    stats.tableHits++;
    hashMove = table.moveAt(slot);
    if (trusted && table.depthAt(slot) === depth) {
      const value = fromTable(table.valueAt(slot), ply);
      const bound = table.boundAt(slot);
      if (
        bound === EXACT || bound === LOWER && value >= beta || bound === UPPER && value <= alpha
      ) {
        // The table keeps the value and the first move of its line, not the rest of the line.
        if (hashMove !== NO_MOVE) search.principalVariation.set(ply, hashMove);
        return value;
      }
    }
  }

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
  if (trusted) {
    const bound = best >= beta ? LOWER : best <= floor ? UPPER : EXACT;
    table.store(position, depth, toTable(best, ply), bound, bestMove);
  }
  return best;
}
