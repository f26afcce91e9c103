/**
 * The contract of a search of the root, which the iterative deepening of root.ts runs and stops.
 *
 * @module
 */
import type { Analysis } from "../agent.ts";

/** The result of a search of the root. */
export type Found = Omit<Analysis, "stats">;

/** A search of the root at one depth after the other. Every move goes through `Search.play` and `Search.undo`. */
export interface DepthSearch {
  /** What is known when the search stops now; before any search a legal move, without values. */
  readonly found: Found;
  /**
   * Searches to a depth in plies.
   *
   * @param before what the depth before has found; at first its depth is 0
   * @throws {SearchStopped} when the limit of the search is reached
   */
  deepen(depth: number, before: Found): Found;
}
