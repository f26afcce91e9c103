/**
 * A move order in stages (E1): the hash move comes first, then each stage brings forward its moves, and the
 * rest stays as generated.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { OrderPlan, Stage } from "matchbox/kernels/search.ts";
import { bringForward, type MoveOrder } from "./move_order.ts";

/** A stage brings some of the moves forward; for the parameters see `MoveOrder`. */
export interface OrderStage {
  /** Called before a search. */
  begin?(): void;
  /** Called before a game: forgets all. */
  forget?(): void;
  /**
   * Brings its moves among those from index `from` to `count` to index `from`.
   *
   * @returns the index after the last move brought forward
   */
  bring(
    position: Position,
    ply: number,
    moves: Int32Array,
    from: number,
    count: number,
  ): number;
  /** Its name in kernels; missing where they do not know it. */
  readonly stage?: Stage;
  /** Whether something of earlier searches is kept; default: false. */
  readonly kept?: boolean;
  /** Called when a move has caused a cutoff, so that the stage can learn. */
  cutoff?: MoveOrder["cutoff"];
}

/**
 * Brings some of the moves among those from index `from` to `count` to the end.
 *
 * @returns the index of the first of them
 */
export type BringLast = (
  position: Position,
  moves: Int32Array,
  from: number,
  count: number,
) => number;

/**
 * A move order that applies these stages one after the other.
 *
 * @param hashMove whether the hash move comes first
 * @param losersLast brings captures that lose men to the end, where no stage arranges them
 */
export function stagedOrder(
  stages: readonly OrderStage[],
  hashMove = true,
  losersLast?: BringLast,
): MoveOrder {
  return {
    plan: planOf(stages, hashMove, losersLast !== undefined),

    begin() {
      for (const stage of stages) stage.begin?.();
    },

    forget() {
      for (const stage of stages) stage.forget?.();
    },

    arrange(position, _depth, ply, move, moves, count) {
      let next = hashMove ? bringForward(moves, 0, count, move) : 0;
      const end = losersLast ? losersLast(position, moves, next, count) : count;
      for (let i = 0; i < stages.length && next < end; i++) {
        next = stages[i].bring(position, ply, moves, next, end);
      }
    },

    cutoff(position, depth, ply, move, moves, tried) {
      for (let i = 0; i < stages.length; i++) {
        stages[i].cutoff?.(position, depth, ply, move, moves, tried);
      }
    },
  };
}

/** The order for a kernel, if it knows all stages. */
function planOf(
  stages: readonly OrderStage[],
  hashMove: boolean,
  losersLast: boolean,
): OrderPlan | undefined {
  const known = stages.flatMap(({ stage }) => stage ?? []);
  const keepsHistory = stages.some(({ kept }) => kept === true);
  return known.length === stages.length
    ? { hashMove, stages: known, losersLast, keepsHistory }
    : undefined;
}
