// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The quiescence search. TypeScript: agents/search/quiescence.ts.
 *
 * @module
 */
import { count, enter, QUIESCENCE_NODES } from "./counters.ts";
import { losesByExchange, worthOf } from "./exchange.ts";
import { gameOver, leaf, playMove, undoMove } from "./leaves.ts";
import { writeLoudMoves, writeMoves } from "./moves.ts";
import { recall, recalledMove, remember } from "./memory.ts";
import { bringForward, NO_MOVE, sortByGain } from "./order.ts";
import { delta, exchanges, quiescesByTable } from "./parts.ts";
import { inCheck, isDrawn } from "./position.ts";
import { setLine } from "./principal_variation.ts";
import { passed, pastMatters, rights } from "./records.ts";
import { hasTable } from "../base/table.ts";

/** The value after all loud moves; the moves of the node are written at `moves`. */
export function quiesce(own: i32, alpha: f64, beta: f64, ply: i32, moves: usize): f64 {
  enter(ply);
  count(QUIESCENCE_NODES);
  const trusted = quiescesByTable && hasTable && !pastMatters(0);
  let hashMove = NO_MOVE;
  if (trusted) {
    const known = recall(0, alpha, beta, ply, true);
    if (known == known) return known;
    hashMove = recalledMove;
  }
  const floor = alpha;
  let bestMove = NO_MOVE;
  const checked = inCheck(own);
  const drawn = isDrawn();
  let best: f64 = -Infinity;
  let end = moves;
  if (checked) {
    if (!drawn) end = writeMoves(moves, own, rights(), passed());
    if (end == moves) return gameOver(own, ply);
  } else {
    best = leaf(own, false, ply);
    if (best >= beta) return best;
    if (best > alpha) alpha = best;
    if (drawn) return best;
    end = writeLoudMoves(moves, own, passed());
    sortByGain(moves, end);
  }
  bringForward(moves, end, hashMove);
  const most = best + delta;
  for (let at = moves; at < end; at += 4) {
    const move = load<i32>(at);
    if (!checked) {
      if (delta < Infinity) {
        const reached = most + f64(worthOf(move));
        if (reached <= alpha) {
          if (reached > best) best = reached;
          continue;
        }
      }
      if (exchanges && losesByExchange(move, 0)) continue;
    }
    playMove(move, own);
    const value = -quiesce(24 - own, -beta, -alpha, ply + 1, end);
    undoMove();
    if (value > best) {
      best = value;
      bestMove = move;
    }
    if (value > alpha) {
      alpha = value;
      setLine(ply, move);
    }
    if (value >= beta) break;
  }
  if (trusted && end > moves) remember(0, floor, beta, best, bestMove, ply);
  return best;
}
