/**
 * Look-up and storage in the transposition table of a search with memory (E2).
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/game.ts";
import { NO_MOVE } from "./move_order.ts";
import type { Search } from "./search.ts";
import { COLLISION, EXACT, LOWER, UPPER } from "./transposition_table.ts";
import { fromTable, toTable } from "./value.ts";

/**
 * Looks up a position. Sets `search.hashMove` to the best move stored for it, or to `NO_MOVE`.
 *
 * @param search a search with a table
 * @param trusted whether the value may be used: earlier positions of the game cannot matter within the depth
 * @returns the value if it is sufficient for this depth and window, otherwise NaN
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
  // The table stores only the first move of the principal variation.
  if (move !== NO_MOVE) search.principalVariation.set(ply, move);
  return value;
}

/**
 * Stores the result of a search with the window from `alpha` to `beta`.
 *
 * @param search a search with a table
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
