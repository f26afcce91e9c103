/**
 * Minimax: looks at every line of play to a fixed depth (D1, E1; Shannon 1950), in the negamax form,
 * in which one function serves both sides.
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import { leafValue, type Search } from "./search.ts";

/**
 * The value of `position` for the side to move when both sides play their best for `depth` plies.
 *
 * @param depth plies to look ahead, at least 0
 * @param from where this node's moves begin in `search.moves`
 */
export function minimax(position: Position, depth: number, search: Search, from = 0): number {
  search.stats.nodes++;
  const result = position.result();
  if (depth === 0 || result !== null) return leafValue(position, result, search);

  const end = position.moves(search.moves, from);
  let best = -Infinity;
  for (let i = from; i < end; i++) {
    position.play(search.moves[i]);
    const value = -minimax(position, depth - 1, search, end);
    position.undo();
    if (value > best) best = value;
  }
  return best;
}
