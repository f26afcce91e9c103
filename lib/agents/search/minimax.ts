/**
 * Minimax: searches every line of play to a fixed depth (D1, E1; Shannon 1950). One side chooses the largest
 * value, the other the smallest; both values are those of the side that moves at the root.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { AlgorithmEntry } from "./algorithm.ts";
import { algorithmInKernel } from "./in_kernel.ts";
import type { Search } from "./search.ts";
import { BEYOND } from "./value.ts";

/**
 * The value of `position` for the side to move when both sides play their best for `depth` plies: the largest
 * that it can choose, when the opponent then chooses the smallest.
 *
 * @param depth plies to look ahead, at least 0
 * @throws {SearchStopped} when the limit of the search is reached; `search.rewind` then restores the
 * position
 */
export function minimax(position: Position, depth: number, search: Search): number {
  search.enter();
  if (depth === 0) return search.leaf(position);

  const { moves, ply } = search;
  const count = position.moves(moves, 0);
  if (count === 0) return search.gameOver(position);
  let best = -BEYOND;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    const value = opponentsChoice(position, depth - 1, search);
    search.undo(position);
    if (value > best) {
      best = value;
      search.principalVariation.set(ply, moves[i]);
    }
  }
  return best;
}

/** The value where the opponent is to move, for the side that is not: the smallest that it can choose. */
function opponentsChoice(position: Position, depth: number, search: Search): number {
  search.enter();
  if (depth === 0) return 0 - search.leaf(position);

  const { moves, ply } = search;
  const count = position.moves(moves, 0);
  if (count === 0) return 0 - search.gameOver(position);
  let best = BEYOND;
  for (let i = 0; i < count; i++) {
    search.play(position, moves[i]);
    const value = minimax(position, depth - 1, search);
    search.undo(position);
    if (value < best) {
      best = value;
      search.principalVariation.set(ply, moves[i]);
    }
  }
  return best;
}

/** Listed in algorithms.ts. */
export const minimaxEntry: AlgorithmEntry = {
  summary: "full search to a fixed depth",
  depth: 3,
  search: (position, depth, _alpha, _beta, search) => minimax(position, depth, search),
  exhaustive: true,
  kernel: algorithmInKernel("minimax", { exhaustive: true }),
};
