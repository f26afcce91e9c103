/**
 * NegaScout, also called principal variation search: the first move is searched with the full window. Each
 * other move is searched with a null window, which shows whether it is better (D1, E1; Reinefeld 1983;
 * Marsland and Campbell 1982; Pearl 1980 for Scout). A better move is searched again for its value. With a
 * good move order this is rare, and null windows save more nodes than the re-searches cost (C7, C13).
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { AlgorithmEntry } from "./algorithm.ts";
import { algorithmInKernel } from "./in_kernel.ts";
import { NO_MOVE } from "./move_order.ts";
import { negaScoutWithMemory } from "./negascout_memory.ts";
import { NULL_WINDOW } from "./null_window.ts";
import type { Search } from "./search.ts";
import { BEYOND } from "./value.ts";

/**
 * The value of `position` for the side to move, exact or a bound, as in `alphaBeta`.
 *
 * @param depth plies to look ahead, at least 0
 * @throws {SearchStopped} when the limit of the search is reached; `search.rewind` then restores the
 *   position
 */
export function negaScout(
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
  let best = -BEYOND;
  // The first move has the full window, the others a null window.
  let ceiling = beta;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    let value = 0 - negaScout(position, depth - 1, 0 - ceiling, 0 - alpha, search);
    // The value of a leaf is exact in any window.
    if (value >= ceiling && value < beta && depth > 1) {
      search.stats.reSearches++;
      // The value is at least this. Alpha is just below, so that a move with exactly this value also gets
      // its line.
      value = 0 - negaScout(position, depth - 1, 0 - beta, NULL_WINDOW - value, search);
    }
    search.undo(position);
    if (value > best) best = value;
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
  return best;
}

/** Listed in algorithms.ts. */
export const negaScoutEntry: AlgorithmEntry = {
  summary: "alpha-beta that tries all moves but the first with a null window",
  depth: 4,
  search: negaScout,
  withMemory: negaScoutWithMemory,
  scouts: true,
  kernel: algorithmInKernel("negascout", { scout: true }),
};
