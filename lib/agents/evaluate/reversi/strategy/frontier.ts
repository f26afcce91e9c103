/**
 * Discs that touch empty squares (D11): they are what the enemy can flip.
 *
 * A fence is a row or a column of at least three own discs side by side that have an empty square beside each of
 * them, all on the same side of the row. Its owner cannot move there, because the squares beyond it touch own
 * discs; the enemy can, if it has discs behind the fence.
 *
 * @module
 */
import {
  common,
  down,
  left,
  right,
  sizeOf,
  spread,
  type SquareSet,
  union,
  up,
} from "matchbox/games/reversi/square_set.ts";
import type { Board } from "./board.ts";

/** Own discs that touch an empty square by a side or a corner. */
export function frontier({ own, empty }: Board): number {
  return sizeOf(common(own, spread(empty)));
}

/** Empty squares that touch a disc of the enemy: own moves that may come, the potential mobility. */
export function potentialMobility({ enemy, empty }: Board): number {
  return sizeOf(common(empty, spread(enemy)));
}

/** Own discs in fences, each once. */
export function fences(board: Board): number {
  return sizeOf(fenceDiscs(board));
}

/** The own discs in fences. */
export function fenceDiscs({ own, empty }: Board): SquareSet {
  const rows = union(
    threes(common(own, down(empty)), left, right),
    threes(common(own, up(empty)), left, right),
  );
  const columns = union(
    threes(common(own, right(empty)), up, down),
    threes(common(own, left(empty)), up, down),
  );
  return union(rows, columns);
}

type Step = (set: SquareSet) => SquareSet;

/** The squares of runs of three or more along a line. */
function threes(set: SquareSet, back: Step, on: Step): SquareSet {
  const middles = common(set, common(back(set), on(set)));
  return union(middles, union(back(middles), on(middles)));
}
