/**
 * The quiescence search: loud moves are played out before a position is evaluated, because an evaluation
 * does not see the next capture (Shannon 1950; Beal, "A generalised quiescence search algorithm", 1990). The
 * side to move may play a loud move or stand pat, i.e. accept the evaluation. Under a threat it may not
 * stand pat and tries all moves.
 *
 * Two kinds of loud moves can be left out, where the game tells what moves win. Delta pruning: a move that with a
 * margin wins too little to reach alpha. Losing exchanges: a move that loses men on its square. Both can be wrong,
 * because a move does more than to take; most programs have both.
 *
 * It may use the transposition table, with entries of depth 0, where no earlier position can matter.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import { gainSort } from "./loud_moves.ts";
import { recall, remember } from "./memory.ts";
import { bringForward, NO_MOVE } from "./move_order.ts";
import type { Search } from "./search.ts";

/** The value of a position for the side to move after all loud moves. */
export type Quiescence = (
  position: Position,
  alpha: number,
  beta: number,
  search: Search,
) => number;

/** The usual margin of delta pruning, in centipawns: what a capture may change beside the men. */
export const DELTA = 200;

/** Which loud moves are left out; none where the game does not tell what moves win. */
export interface QuiescencePruning {
  /**
   * Delta pruning: a move is left out if the evaluation, what the move takes and this margin together do not exceed
   * alpha. In the unit of the evaluation; default: no delta pruning.
   */
  readonly delta?: number;
  /** Whether moves are left out that lose men by the exchange on their square. */
  readonly exchanges?: boolean;
}

/**
 * Makes the quiescence search of a game. A node where the side to move may stand pat counts as a leaf.
 *
 * @param game a game with tactics
 * @param remembers whether it uses the table of the search, if there is one
 */
export function quiescenceOf(
  game: Game,
  { delta = Infinity, exchanges = false }: QuiescencePruning = {},
  remembers = false,
): Quiescence {
  const tactics = game.tactics!;
  const byWorth = delta < Infinity && tactics.worth !== undefined;
  const byExchange = exchanges && tactics.loses !== undefined;
  const sort = gainSort(game);
  return quiesce;

  function quiesce(position: Position, alpha: number, beta: number, search: Search): number {
    search.enter();
    search.stats.quiescenceNodes++;
    const { moves, ply } = search;
    const trusted = remembers && search.table !== null && !game.pastMatters?.(position, 0);
    let hashMove = NO_MOVE;
    if (trusted) {
      const known = recall(position, 0, alpha, beta, true, search);
      if (!Number.isNaN(known)) return known;
      hashMove = search.hashMove;
    }
    const lowest = alpha;
    let best = -Infinity;
    let bestMove = NO_MOVE;
    let count: number;
    const threatened = tactics.threatened(position);
    if (threatened) {
      count = position.moves(moves, 0);
      if (count === 0) return search.gameOver(position);
    } else {
      best = search.leaf(position);
      if (best >= beta) return best;
      if (best > alpha) alpha = best;
      count = tactics.loudMoves(position, moves, 0);
      sort(position, moves, count);
    }
    if (hashMove !== NO_MOVE) bringForward(moves, 0, count, hashMove);
    const floor = best + delta;
    for (let i = 0; i < count; i++) {
      if (!threatened) {
        const move = moves[i];
        if (byWorth) {
          const most = floor + tactics.worth!(position, move);
          if (most <= alpha) {
            if (most > best) best = most;
            continue;
          }
        }
        if (byExchange && tactics.loses!(position, move)) continue;
      }
      search.play(position, moves[i]);
      const value = -quiesce(position, -beta, -alpha, search);
      search.undo(position);
      if (value > best) {
        best = value;
        bestMove = moves[i];
      }
      if (value > alpha) {
        alpha = value;
        search.principalVariation.set(ply, moves[i]);
      }
      if (value >= beta) break;
    }
    if (trusted && count > 0) remember(position, 0, lowest, beta, best, bestMove, search);
    return best;
  }
}
