/**
 * NegaScout, also called principal variation search: the first move is searched with the open window. A null
 * window then asks of each other move whether it is better (D1, E1; Reinefeld 1983; Marsland and
 * Campbell 1982; Pearl 1980 for Scout). A move that is better is searched again for its value. In a
 * good order that is seldom, and null windows cut more than the repeated searches cost (C7, C13).
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import type { AlgorithmEntry } from "./algorithm.ts";
import { NO_MOVE } from "./move_order.ts";
import { NULL_WINDOW } from "./null_window.ts";
import type { Search } from "./search.ts";

/**
 * The value of `position` for the side to move, exact or a bound as that of `alphaBeta`.
 *
 * @param depth plies to look ahead, at least 0
 * @throws {SearchStopped} when the limit of the search is reached; `search.rewind` then leads back
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
  let best = -Infinity;
  // The window of the first move is open, that of the others null.
  let ceiling = beta;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    let value = -negaScout(position, depth - 1, -ceiling, -alpha, search);
    // The value of a leaf is exact in any window.
    if (value >= ceiling && value < beta && depth > 1) {
      search.stats.reSearches++;
      // It is worth that at least; just below, so that the line of a move worth just that is found too.
      value = -negaScout(position, depth - 1, -beta, NULL_WINDOW - value, search);
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

/** Entered in algorithms.ts. */
export const negaScoutEntry: AlgorithmEntry = {
  summary: "alpha-beta that tries all moves but the first with a null window",
  depth: 4,
  search: negaScout,
  scouts: true,
};
