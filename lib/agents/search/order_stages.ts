/**
 * An order made of stages (E1): the hash move comes first, then each stage brings forward what it knows of,
 * and the rest stays as generated.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/mod.ts";
import { bringForward, type MoveOrder } from "./move_order.ts";

/** Brings some of the moves forward; see `MoveOrder` for what it is told. */
export interface OrderStage {
  begin?(): void;
  /**
   * Moves those of `moves` that it favours, from index `from` to `count`, to the front of these.
   *
   * @returns the index after the last that it brought forward
   */
  bring(
    position: Position,
    ply: number,
    moves: Int32Array,
    from: number,
    count: number,
  ): number;
  cutoff?(position: Position, depth: number, ply: number, move: Move): void;
}

/**
 * The order of those stages, each after the one before.
 *
 * @param hashMove whether the hash move comes before all of them
 */
export function stagedOrder(stages: readonly OrderStage[], hashMove = true): MoveOrder {
  return {
    begin() {
      for (const stage of stages) stage.begin?.();
    },

    arrange(position, _depth, ply, move, moves, count) {
      let next = hashMove ? bringForward(moves, 0, count, move) : 0;
      for (let i = 0; i < stages.length && next < count; i++) {
        next = stages[i].bring(position, ply, moves, next, count);
      }
    },

    cutoff(position, depth, ply, move) {
      for (let i = 0; i < stages.length; i++) stages[i].cutoff?.(position, depth, ply, move);
    },
  };
}
