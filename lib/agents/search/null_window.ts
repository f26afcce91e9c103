/**
 * The search with a null window: it does not find the value of a position, only whether it is above a bound
 * (D1; Pearl, "Scout", 1980). Alpha-beta has the most cutoffs with such a window. In the fail-soft form it
 * returns an upper bound when it fails low and a lower bound when it fails high (C15).
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import { alphaBeta } from "./alpha_beta.ts";
import type { Search } from "./search.ts";

/**
 * The width of a null window: no whole number lies inside. Fractional values may lie inside; they are then
 * exact, as in any window, so results are still right.
 */
// A width of 2^-20 would suit fractions too. But its bounds are not small integers, which costs a third of
// the speed in Reversi.
export const NULL_WINDOW = 1;

/**
 * Tests whether the value of `position` for the side to move is above `bound`.
 *
 * @param depth plies to look ahead, at least 0
 * @returns a lower bound of the value if above `bound`, otherwise an upper bound
 * @throws {SearchStopped} when the limit of the search is reached; `search.rewind` then restores the
 *   position
 */
export function nullWindow(
  position: Position,
  depth: number,
  bound: number,
  search: Search,
): number {
  return alphaBeta(position, depth, bound, bound + NULL_WINDOW, search);
}
