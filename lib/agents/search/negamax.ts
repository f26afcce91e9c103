/**
 * Negamax: minimax with one function for both sides (E1; Knuth and Moore, "An analysis of alpha-beta
 * pruning", 1975). The value for one side is the negative of the value for the other. So each side chooses
 * the largest value, and the sign changes from ply to ply.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { AlgorithmEntry } from "./algorithm.ts";
import { algorithmInKernel } from "./in_kernel.ts";
import type { Search } from "./search.ts";
import { BEYOND } from "./value.ts";

/**
 * The value of `position` for the side to move: that of minimax, with the same nodes.
 *
 * @param depth plies to look ahead, at least 0
 * @throws {SearchStopped} when the limit of the search is reached; `search.rewind` then restores the
 *   position
 */
export function negamax(position: Position, depth: number, search: Search): number {
  search.enter();
  if (depth === 0) return search.leaf(position);

  const { moves, ply } = search;
  const count = position.moves(moves, 0);
  if (count === 0) return search.gameOver(position);
  let best = -BEYOND;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    const value = 0 - negamax(position, depth - 1, search);
    search.undo(position);
    if (value > best) {
      best = value;
      search.principalVariation.set(ply, moves[i]);
    }
  }
  return best;
}

/** Listed in algorithms.ts. */
export const negamaxEntry: AlgorithmEntry = {
  summary: "minimax in one function for both sides",
  depth: 3,
  search: (position, depth, _alpha, _beta, search) => negamax(position, depth, search),
  exhaustive: true,
  kernel: algorithmInKernel("negamax", { exhaustive: true }),
};
