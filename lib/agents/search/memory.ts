/**
 * How a search with memory asks its table and fills it (E2).
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/mod.ts";
import { NO_MOVE } from "./move_order.ts";
import type { Search } from "./search.ts";
import { COLLISION, EXACT, LOWER, UPPER } from "./transposition_table.ts";
import { fromTable, toTable } from "./value.ts";

/**
 * Looks a position up. The move that was best there is in `search.hashMove`, or `NO_MOVE`.
 *
 * @param search one that has a table
 * @param trusted whether the value may be used: the past of the game cannot matter within the depth
 * @returns the value when it answers a search with that depth and window, otherwise NaN
 */
export function recall(
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  trusted: boolean,
  search: Search,
): number {
  const { stats, ply } = search;
  const table = search.table!;
  search.hashMove = NO_MOVE;
  stats.tableProbes++;
  const slot = table.find(position);
  if (slot < 0) {
    if (slot === COLLISION) stats.tableCollisions++;
    return NaN;
  }
  stats.tableHits++;
  const move = search.hashMove = table.moveAt(slot);
  if (!trusted || !table.serves(slot, depth)) return NaN;
  const value = fromTable(table.valueAt(slot), ply);
  const bound = table.boundAt(slot);
  if (bound === LOWER && value < beta || bound === UPPER && value > alpha) return NaN;
  // The table knows the value, but of the line that leads to it only the first move.
  if (move !== NO_MOVE) search.principalVariation.set(ply, move);
  return value;
}

/**
 * Keeps what a search with the window from `alpha` to `beta` has found.
 *
 * @param search one that has a table
 */
export function remember(
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  value: number,
  move: Move,
  search: Search,
): void {
  const bound = value >= beta ? LOWER : value <= alpha ? UPPER : EXACT;
  search.table!.store(position, depth, toTable(value, search.ply), bound, move);
}
