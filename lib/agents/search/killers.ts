/**
 * The killer heuristic: a move that caused a cutoff is likely to cause one in other nodes of the same ply
 * (E1; Akl and Newborn 1977).
 *
 * @module
 */
import { bringForward, type MoveOrder, NO_MOVE } from "./move_order.ts";
import { type OrderStage, stagedOrder } from "./order_stages.ts";

/** Makes a move order: the hash move, the two killers of the ply, then the rest as generated. */
export function killerOrder(): MoveOrder {
  return stagedOrder([killers()]);
}

/** Brings forward the last two killers of the ply, the latest first. */
export function killers(): OrderStage {
  /** The killers of a ply, the latest first, at `2 * ply`. */
  const kept: number[] = [];
  return {
    stage: "killers",

    begin() {
      kept.length = 0;
    },

    bring(_position, ply, moves, from, count) {
      const next = bringForward(moves, from, count, kept[2 * ply] ?? NO_MOVE);
      return bringForward(moves, next, count, kept[2 * ply + 1] ?? NO_MOVE);
    },

    cutoff(_position, _depth, ply, move) {
      while (kept.length < 2 * ply + 2) kept.push(NO_MOVE);
      if (kept[2 * ply] === move) return;
      kept[2 * ply + 1] = kept[2 * ply];
      kept[2 * ply] = move;
    },
  };
}
