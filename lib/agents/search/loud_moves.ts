/**
 * Loud moves first: captures, promotions and the like, and moves that give check (E1). The game defines
 * which moves are loud; see `Tactics`.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import { bringForward } from "./move_order.ts";
import type { BringLast, OrderStage } from "./order_stages.ts";

/**
 * Brings forward the loud moves, the largest gain first.
 *
 * @param game a game with tactics
 */
export function loudFirst(game: Game): OrderStage {
  const tactics = game.tactics!;
  const sort = gainSort(game);
  const loud = new Int32Array(game.maxMoves);
  return {
    stage: "loud",

    bring(position, _ply, moves, from, count) {
      const end = tactics.loudMoves(position, loud, 0);
      sort(position, loud, end);
      let next = from;
      for (let i = 0; i < end; i++) next = bringForward(moves, next, count, loud[i]);
      return next;
    },
  };
}

/**
 * Brings forward the moves that make a threat, in chess checks.
 *
 * @param game a game whose tactics define threats
 */
export function threatsFirst(game: Game): OrderStage {
  const tactics = game.tactics!;
  return {
    stage: "checks",

    bring(position, _ply, moves, from, count) {
      let next = from;
      for (let i = from; i < count; i++) {
        const move = moves[i];
        if (!tactics.threatens!(position, move)) continue;
        for (let at = i; at > next; at--) moves[at] = moves[at - 1];
        moves[next++] = move;
      }
      return next;
    },
  };
}

/**
 * Brings the loud moves that lose men by the exchange on their square to the end, the largest gain first.
 *
 * @param game a game with exchanges
 */
export function losersLast(game: Game): BringLast {
  const tactics = game.tactics!;
  const sort = gainSort(game);
  const losers = new Int32Array(game.maxMoves);
  return (position, moves, from, count) => {
    let end = from;
    let lost = 0;
    for (let i = from; i < count; i++) {
      const move = moves[i];
      const loses = tactics.isLoud!(position, move) && tactics.loses!(position, move);
      if (loses) losers[lost++] = move;
      else moves[end++] = move;
    }
    sort(position, losers, lost);
    for (let i = 0; i < lost; i++) moves[end + i] = losers[i];
    return end;
  };
}

/** Sorts the first `count` of `moves`; all of them are loud. */
export type LoudSort = (position: Position, moves: Int32Array, count: number) => void;

/** Makes the sort by gain, the largest first. If the game defines no gains, moves stay as generated. */
export function gainSort(game: Game): LoudSort {
  const tactics = game.tactics;
  if (!tactics?.gain) return () => {};
  const gains = new Float64Array(game.maxMoves);
  return (position, moves, count) => {
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      const gain = tactics.gain!(position, move);
      let j = i;
      for (; j > 0 && gains[j - 1] < gain; j--) {
        moves[j] = moves[j - 1];
        gains[j] = gains[j - 1];
      }
      moves[j] = move;
      gains[j] = gain;
    }
  };
}
