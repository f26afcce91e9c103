/**
 * The composed search: alpha-beta with every part that its parameters ask for, so that each can be
 * switched on and off (E1, C36). The table and the order of the moves are parts of `Search`; here are those that
 * change how a node is searched: null windows after the first move (NegaScout), the null move, and
 * quiescence below the depth.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/mod.ts";
import type { Algorithm } from "./algorithm.ts";
import { recall, remember } from "./memory.ts";
import { NO_MOVE } from "./move_order.ts";
import { type NullMove, nullMoveOf } from "./null_move.ts";
import { NULL_WINDOW } from "./null_window.ts";
import { quiescenceOf } from "./quiescence.ts";
import type { Search } from "./search.ts";

/** What the search is made of, beside the table and the order of its `Search`. */
export interface ComposedParts {
  /** Moves after the first are tried with a null window. */
  readonly scout?: boolean;
  /** None unless given; nor in a game where passing is not allowed. */
  readonly nullMove?: NullMove;
  /** Loud moves are played out below the depth; not in a game without tactics. */
  readonly quiescence?: boolean;
}

/**
 * Makes the search of those parts. Without a null move and quiescence, and with a table that trusts equal
 * depths alone, its value is that of minimax.
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
