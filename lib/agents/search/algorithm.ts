/**
 * The contract of a search algorithm.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { Search } from "./search.ts";
import type { Windows } from "./window.ts";

/**
 * Searches `position` to `depth` plies and returns its value for the side to move: exact between `alpha`
 * and `beta`, otherwise a bound. Algorithms without a window ignore `alpha` and `beta`.
 */
export type Algorithm = (
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  search: Search,
) => number;

/** An algorithm with its defaults and properties; listed in algorithms.ts. */
export interface AlgorithmEntry {
  /** In a few words, for help texts. */
  readonly summary: string;
  /** Default search depth, in plies. */
  readonly depth: number;
  /** Searches one node, and by recursion all nodes below it. */
  readonly search: Algorithm;
  /** Replaces `search` when the agent has a transposition table. Without it the algorithm uses no table. */
  readonly withMemory?: Algorithm;
  /** The default table has 2^tableBits slots; without it there is no table by default. */
  readonly tableBits?: number;
  /** It searches the later moves of a node with a null window first, those of the root too. */
  readonly scouts?: boolean;
  /** The windows for the search of the root; one open window by default. */
  readonly windows?: Windows;
  /** It searches every line, so every value is exact and the move order does not matter. */
  readonly exhaustive?: boolean;
}
