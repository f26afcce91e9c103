/**
 * The quiescence search: loud moves are played out before a position is evaluated, because an evaluation
 * does not see the next capture (Shannon 1950; Beal, "A generalised quiescence search algorithm", 1990). The
 * side to move may play a loud move or stand pat, i.e. accept the evaluation. Under a threat it may not
 * stand pat and tries all moves.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import { gainSort } from "./loud_moves.ts";
import type { Search } from "./search.ts";

/** The value of a position for the side to move after all loud moves. */
export type Quiescence = (
  position: Position,
  alpha: number,
  beta: number,
  search: Search,
) => number;

/**
 * Makes the quiescence search of a game. A node where the side to move may stand pat counts as a leaf.
 *
 * @param game a game with tactics
 */
export function quiescenceOf(game: Game): Quiescence {
  const tactics = game.tactics!;
  const sort = gainSort(game);
  return quiesce;

  function quiesce(position: Position, alpha: number, beta: number, search: Search): number {
    search.enter();
    search.stats.quiescenceNodes++;
    const { moves, ply } = search;
    let best = -Infinity;
    let count: number;
    if (tactics.threatened(position)) {
      count = position.moves(moves, 0);
      if (count === 0) return search.gameOver(position);
    } else {
      best = search.leaf(position);
      if (best >= beta) return best;
      if (best > alpha) alpha = best;
      count = tactics.loudMoves(position, moves, 0);
      sort(position, moves, count);
    }
    for (let i = 0; i < count; i++) {
      search.play(position, moves[i]);
      const value = -quiesce(position, -beta, -alpha, search);
      search.undo(position);
      if (value > best) best = value;
      if (value > alpha) {
        alpha = value;
        search.principalVariation.set(ply, moves[i]);
      }
      if (value >= beta) break;
    }
    return best;
  }
}
