/**
 * The composed search: alpha-beta with techniques that can be switched on and off (E1, C36). The
 * transposition table and the move order are parts of `Search`. Those here change how a node is searched:
 * null windows after the first move (NegaScout), the null move, and quiescence search at depth 0.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import type { Algorithm } from "./algorithm.ts";
import { recall, remember } from "./memory.ts";
import { NO_MOVE } from "./move_order.ts";
import { type NullMove, nullMoveOf } from "./null_move.ts";
import { NULL_WINDOW } from "./null_window.ts";
import { quiescenceOf } from "./quiescence.ts";
import type { Search } from "./search.ts";

/** The parts of the search, apart from the table and the move order of its `Search`. */
export interface ComposedParts {
  /** Whether moves after the first are tried with a null window. */
  readonly scout?: boolean;
  /** Default: no null move. Ignored in games that do not allow a pass. */
  readonly nullMove?: NullMove;
  /** Whether there is a quiescence search at depth 0. Ignored in games without tactics. */
  readonly quiescence?: boolean;
}

/**
 * Makes a search from these parts. Without a null move and quiescence, and with a table that trusts only
 * equal depths, its value is that of minimax.
 */
export function composedSearch(game: Game, parts: ComposedParts): Algorithm {
  const { scout = false, nullMove } = parts;
  const quiesce = parts.quiescence && game.tactics ? quiescenceOf(game) : null;
  const refutes = nullMove && game.tactics?.pass ? nullMoveOf(nullMove, valueOf) : null;
  return (position, depth, alpha, beta, search) =>
    valueOf(position, depth, alpha, beta, true, search);

  function valueOf(
    position: Position,
    depth: number,
    alpha: number,
    beta: number,
    mayPass: boolean,
    search: Search,
  ): number {
    if (depth === 0 && quiesce) return quiesce(position, alpha, beta, search);
    search.enter();
    if (depth === 0) return search.leaf(position);

    const { moves, ply, table } = search;
    const trusted = table !== null && !search.game.pastMatters?.(position, depth);
    let hashMove = NO_MOVE;
    if (table !== null) {
      const known = recall(position, depth, alpha, beta, trusted, search);
      if (!Number.isNaN(known)) return known;
      hashMove = search.hashMove;
    }

    if (refutes !== null && mayPass) {
      const bound = refutes(position, depth, beta, search);
      if (!Number.isNaN(bound)) return bound;
    }
    const count = position.moves(moves, 0);
    if (count === 0) return search.gameOver(position);
    search.order.arrange(position, depth, ply, hashMove, moves, count);
    const floor = alpha;
    let best = -Infinity;
    let bestMove = NO_MOVE;
    let ceiling = beta;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      search.play(position, move);
      let value = -valueOf(position, depth - 1, -ceiling, -alpha, true, search);
      if (value >= ceiling && value < beta) {
        search.stats.reSearches++;
        value = -valueOf(position, depth - 1, -beta, NULL_WINDOW - value, true, search);
      }
      search.undo(position);
      if (value > best) {
        best = value;
        bestMove = move;
      }
      if (value > alpha) {
        alpha = value;
        search.principalVariation.set(ply, move);
      }
      if (value >= beta) {
        search.cutoff(position, depth, i, move);
        break;
      }
      if (scout) ceiling = alpha + NULL_WINDOW;
    }
    if (trusted) remember(position, depth, floor, beta, best, bestMove, search);
    return best;
  }
}
