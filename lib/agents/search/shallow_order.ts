/**
 * Move order by a shallow search (C6, C9, C10).
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import { alphaBeta } from "./alpha_beta.ts";
import type { MoveOrder } from "./move_order.ts";
import { Search } from "./search.ts";
import type { SearchStats } from "./stats.ts";
import { BEYOND } from "./value.ts";

/**
 * Sorts the moves by the values of a shallow search, to `plies` plies after the move but never deeper than
 * the main search. Moves of equal value stay as generated.
 *
 * @param evaluation of the main search; an incremental one must be up to date with the position
 * @param first whether the best or the worst move comes first, for the side to move
 * @returns the order, and the statistics of the shallow searches, which the main search does not count
 */
export function shallowOrder(
  game: Game,
  plies: number,
  evaluation: Evaluation,
  first: "best" | "worst",
): { order: MoveOrder; stats: SearchStats } {
  const shallow = new Search(game, { evaluation });
  const values = new Float64Array(game.maxMoves);
  const sign = first === "best" ? 1 : -1;

  const order: MoveOrder = {
    arrange(position, depth, _ply, _hashMove, moves, count) {
      const remaining = Math.min(plies, depth - 1);
      for (let i = 0; i < count; i++) {
        const move = moves[i];
        shallow.play(position, move);
        const value = -sign * alphaBeta(position, remaining, -BEYOND, BEYOND, shallow);
        shallow.undo(position);
        // Insertion sort: few moves, and stable.
        let j = i;
        for (; j > 0 && values[j - 1] < value; j--) {
          moves[j] = moves[j - 1];
          values[j] = values[j - 1];
        }
        moves[j] = move;
        values[j] = value;
      }
    },
  };
  return { order, stats: shallow.stats };
}
