/**
 * The contract of a search algorithm.
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import type { Search } from "./search.ts";
import type { Windows } from "./window.ts";

/**
 * The value of `position` for the side to move, `depth` plies looked ahead: exact between `alpha` and
 * `beta`, otherwise a bound. Algorithms without a window disregard it.
 */
export type Algorithm = (
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  search: Search,
) => number;

/** An algorithm and what an agent that plays by it must know; entered in algorithms.ts. */
export interface AlgorithmEntry {
  /** In a few words, for help texts. */
  readonly summary: string;
  /** Plies that an agent looks ahead unless told otherwise. */
  readonly depth: number;
  readonly search: Algorithm;
  /** Used in place of `search` when the agent has a transposition table; none takes one unless given. */
  readonly withMemory?: Algorithm;
  /** The table has 2^tableBits slots unless told otherwise; without this there is none unless told. */
  readonly tableBits?: number;
  /** Tries the later moves of a node with a null window first, and so those of the root. */
  readonly scouts?: boolean;
  /** The windows with which the root is searched; one that is open unless given. */
  readonly windows?: Windows;
  /** It looks at every line, so that the order of the moves makes no difference and every value is exact. */
  readonly exhaustive?: boolean;
}
