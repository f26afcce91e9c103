/**
 * The killer heuristic: a move that caused a cutoff is likely to cause one in other nodes of the same ply
 * (E1; Akl and Newborn 1977). The hash move comes first, then the two killers of the ply, then the rest as
 * generated.
 *
 * @module
 */
import { bringForward, type MoveOrder, NO_MOVE } from "./move_order.ts";

/** Makes a move order that remembers two killers for each ply. */
export function killerOrder(): MoveOrder {
  /** The two killers of a ply, at `2 * ply` and the next index, the latest first. */
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
