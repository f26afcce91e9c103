/**
 * Move order by a shallow search. Alpha-beta finds the same value with any order of the moves; how
 * many nodes it needs depends on nothing else (C6, C9, C10).
 *
 * @module
 */
import type { Game } from "matchbox/games/mod.ts";
import type { Evaluate } from "../agent.ts";
import { alphaBeta } from "./alpha_beta.ts";
import { createSearch, type MoveOrder } from "./search.ts";
import type { SearchStats } from "./stats.ts";

/**
 * Sorts the moves by the values that a shallow search gives them: `plies` after the move, but never
 * more than the main search has left, where the values are final. Moves of equal value keep the
 * order in which they were generated.
 *
 * @param first whether the best or the worst move for the side to move comes first
 * @returns the order, and the statistics of its own searches, which the main search does not count
 */
export function shallowOrder(
  game: Game,
  plies: number,
  evaluate: Evaluate,
  first: "best" | "worst",
): { order: MoveOrder; stats: SearchStats } {
  const shallow = createSearch(game, plies, evaluate);
  const values = new Float64Array(game.maxMoves);
  const sign = first === "best" ? 1 : -1;

  const order: MoveOrder = (position, depth, moves, from, end) => {
    const remaining = Math.min(plies, depth - 1);
    for (let i = from; i < end; i++) {
      const move = moves[i];
      position.play(move);
      const value = -sign * alphaBeta(position, remaining, -Infinity, Infinity, shallow);
      position.undo();
      // Insertion sort: few moves, and stable.
      let j = i;
      for (; j > from && values[j - 1 - from] < value; j--) {
        moves[j] = moves[j - 1];
        values[j - from] = values[j - 1 - from];
      }
      moves[j] = move;
      values[j - from] = value;
    }
  };
  return { order, stats: shallow.stats };
}
