/**
 * Selective search, the type B of Shannon ("Programming a computer for playing chess", 1950): at each node
 * only the most plausible moves are searched, so that the same number of nodes reaches deeper (C41).
 * What is left out is never seen, a sacrifice that wins for instance.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { Algorithm } from "./algorithm.ts";
import { NO_MOVE } from "./move_order.ts";
import type { Search } from "./search.ts";

/**
 * Makes an alpha-beta search of the `width` most plausible moves of each node. The plausibility of a move is
 * the evaluation of the position after it, and moves of equal plausibility stay as generated. Each of these
 * looks counts as a node. One ply above the leaves a look would be the search itself, so there all moves are
 * searched: the most plausible one is the best.
 *
 * With `Infinity` all moves are searched in the same order, and the value is that of minimax. An agent
 * searches every move of the root and leaves this search the nodes below it.
 *
 * @param width at least 1
 */
export function selectiveSearch(width: number): Algorithm {
  /** The plausibility of the moves of one node; needed only until they are sorted. */
  const scores: number[] = [];
  return valueOf;

  function valueOf(
    position: Position,
    depth: number,
    alpha: number,
    beta: number,
    search: Search,
  ): number {
    search.enter();
    if (depth === 0) return search.leaf(position);

    const { moves, ply } = search;
    let count = position.moves(moves, 0);
    if (count === 0) return search.gameOver(position);
    if (depth > 1) {
      sortByPlausibility(position, moves, count, search);
      count = Math.min(count, width);
    }
    search.order.arrange(position, depth, ply, NO_MOVE, moves, count);
    let best = -Infinity;
    for (let i = 0; i < count; i++) {
      search.play(position, moves[i]);
      const value = -valueOf(position, depth - 1, -beta, -alpha, search);
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
    }
    return best;
  }

  function sortByPlausibility(
    position: Position,
    moves: Int32Array,
    count: number,
    search: Search,
  ): void {
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      search.play(position, move);
      search.enter();
      const score = -search.leaf(position);
      search.undo(position);
      // Insertion sort: few moves, and stable.
      let j = i;
      for (; j > 0 && scores[j - 1] < score; j--) {
        moves[j] = moves[j - 1];
        scores[j] = scores[j - 1];
      }
      moves[j] = move;
      scores[j] = score;
    }
  }
}
