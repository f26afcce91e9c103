/**
 * Alpha-beta: finds the value of minimax without searching moves that cannot change it (D1, E1; Knuth and
 * Moore, "An analysis of alpha-beta pruning", 1975), in the negamax form, fail-soft.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { AlgorithmEntry } from "./algorithm.ts";
import { alphaBetaWithMemory } from "./alpha_beta_memory.ts";
import { algorithmInKernel } from "./in_kernel.ts";
import { NO_MOVE } from "./move_order.ts";
import type { Search } from "./search.ts";
import { BEYOND } from "./value.ts";

/**
 * The value of `position` for the side to move, exact when it lies between `alpha` and `beta`. A value of
 * `alpha` or less is an upper bound (fail low), one of `beta` or more a lower bound (fail high).
 *
 * @param depth plies to look ahead, at least 0
 * @param alpha the value that the side to move already has for certain
 * @param beta the value above which the other side avoids this position
 * @throws {SearchStopped} when the limit of the search is reached; `search.rewind` then restores the
 * position
 */
export function alphaBeta(
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
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    // Not -value: see value.ts.
    const value = 0 - alphaBeta(position, depth - 1, 0 - beta, 0 - alpha, search);
    search.undo(position);
    if (value > best) best = value;
    if (value >= beta) {
      search.cutoff(position, depth, i, moves[i]);
      break;
    }
    if (value > alpha) {
      alpha = value;
      search.principalVariation.set(ply, moves[i]);
    }
  }
  return best;
}

/** Listed in algorithms.ts. */
export const alphaBetaEntry: AlgorithmEntry = {
  summary: "the value of minimax with fewer nodes",
  depth: 4,
  search: alphaBeta,
  withMemory: alphaBetaWithMemory,
  kernel: algorithmInKernel("alphabeta"),
};
