/**
 * The killer heuristic: a move that cut off one node is likely to cut off its neighbours, the nodes of the
 * same ply (E1; Akl and Newborn 1977). The hash move comes first, then the two killers of the ply, then
 * the others as generated.
 *
 * @module
 */
import { bringForward, type MoveOrder, NO_MOVE } from "./move_order.ts";

/** Makes the order; it remembers two killers a ply. */
export function killerOrder(): MoveOrder {
  /** The killers of a ply, the latest first, at `2 * ply`. */
  const killers: number[] = [];
  return {
    begin() {
      killers.length = 0;
    },

    arrange(_position, _depth, ply, hashMove, moves, count) {
      let next = bringForward(moves, 0, count, hashMove);
      next = bringForward(moves, next, count, killers[2 * ply] ?? NO_MOVE);
      bringForward(moves, next, count, killers[2 * ply + 1] ?? NO_MOVE);
    },

    cutoff(_position, _depth, ply, move) {
      while (killers.length < 2 * ply + 2) killers.push(NO_MOVE);
      if (killers[2 * ply] === move) return;
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    },
  };
}
