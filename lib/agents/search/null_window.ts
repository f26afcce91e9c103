/**
 * The search with a null window: it does not ask what a position is worth, only whether it is worth more than
 * a bound (D1; Pearl, "Scout", 1980). Alpha-beta cuts most with such a window, and fail-soft its answer
 * bounds the value from the side on which it fails (C15).
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import { alphaBeta } from "./alpha_beta.ts";
import type { Search } from "./search.ts";

/**
 * The width of a null window: no whole number lies inside. Values that are fractions may lie inside. They are
 * exact then, as in any window, so that results are right, but the window is not null for them.
 */
// A width of 2^-20 would be null for fractions too. Its bounds are no small integers, and cost a third of
// the speed in Reversi.
export const NULL_WINDOW = 1;

/**
 * Whether `position` is worth more than `bound` to the side to move.
 *
 * @param depth plies to look ahead, at least 0
 * @returns a value above `bound` that the position is worth at least, or one up to `bound` that it is worth at
 *   most
 * @throws {SearchStopped} when the limit of the search is reached; `search.rewind` then leads back
 */
export function nullWindow(
  position: Position,
  depth: number,
  bound: number,
  search: Search,
): number {
  return alphaBeta(position, depth, bound, bound + NULL_WINDOW, search);
}
