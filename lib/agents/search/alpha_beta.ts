/**
 * Alpha-beta: the value of minimax without looking at moves that cannot change it (D1, E1; Knuth and
 * Moore, "An analysis of alpha-beta pruning", 1975), in the negamax form, fail-soft.
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import { leafValue, type Search } from "./search.ts";

/**
 * The value of `position` for the side to move, exact when it lies between `alpha` and `beta`;
 * otherwise a bound on the side on which it failed: an upper bound when it is `alpha` or less, a
 * lower bound when it is `beta` or more.
 *
 * @param depth plies to look ahead, at least 0
 * @param alpha what the side to move can already be sure of
 * @param beta what the other side will not let it exceed
 * @param from where this node's moves begin in `search.moves`
 */
export function alphaBeta(
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  search: Search,
  from = 0,
): number {
  search.stats.nodes++;
  const result = position.result();
  if (depth === 0 || result !== null) return leafValue(position, result, search);

  const end = position.moves(search.moves, from);
  search.order(position, depth, search.moves, from, end);
  let best = -Infinity;
  for (let i = from; i < end; i++) {
    position.play(search.moves[i]);
    const value = -alphaBeta(position, depth - 1, -beta, -alpha, search, end);
    position.undo();
    if (value > best) best = value;
    if (value > alpha) alpha = value;
    if (value >= beta) {
      search.stats.cutoffs++;
      if (i === from) search.stats.firstMoveCutoffs++;
      break;
    }
  }
  return best;
}
