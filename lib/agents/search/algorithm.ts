/**
 * The contract of a search algorithm.
 *
 * @module
 */
import type { Parameters } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import type { TablePlan } from "matchbox/kernels/search.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import type { DepthSearch } from "./depth_search.ts";
import type { MoveOrder } from "./move_order.ts";
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

/**
 * Makes a search of the root for an algorithm that does not go through its moves one by one with a window.
 *
 * @param algorithm searches the nodes below the root
 */
export type MakeRoot = (position: Position, search: Search, algorithm: Algorithm) => DepthSearch;

/** What a search by a kernel has to hold. */
export interface KernelSearch {
  /** Values the positions at depth 0. */
  readonly evaluation: Evaluation;
  /** The order of moves. */
  readonly order: MoveOrder;
  /** The transposition table; null for none. */
  readonly table: TablePlan | null;
}

/** The parts of a search that a kernel replaces: it searches the nodes below the root. */
export interface KernelParts {
  /** Searches a node below the root in the kernel. */
  readonly search: Algorithm;
  /** The order at the root; its `begin` makes the kernel forget earlier searches too. */
  readonly order: MoveOrder;
  /** Forgets what the kernel keeps from search to search. */
  forget(): void;
}

/**
 * Makes the parts of a search by a kernel.
 *
 * @throws {UsageError} when the kernel cannot hold the search, or WebAssembly is not allowed here
 */
export type MakeKernel = (search: KernelSearch) => KernelParts;

/** The parts of an algorithm that search. */
export interface AlgorithmParts {
  /** Searches one node, and by recursion all nodes below it. */
  readonly search: Algorithm;
  /** Replaces `search` when the agent has a transposition table. Without it the algorithm uses no table. */
  readonly withMemory?: Algorithm;
  /** The windows for the search of the root; one open window by default. */
  readonly windows?: Windows;
  /** Searches the root in a way of its own. Default: all its moves, with these windows. */
  readonly root?: MakeRoot;
}

/** An algorithm with its defaults and properties; listed in algorithms.ts. */
export interface AlgorithmEntry extends AlgorithmParts {
  /** In a few words, for help texts. */
  readonly summary: string;
  /** Default search depth, in plies. */
  readonly depth: number;
  /** Parameters of its own, beside those of every search. */
  readonly parameters?: Parameters;
  /** The parts that hang on the values of these parameters; they replace those of the entry. */
  // deno-lint-ignore no-explicit-any -- the types of the values follow from the parameters
  configure?(values: any): Partial<AlgorithmParts>;
  /** The default table has 2^tableBits slots; without it there is no table by default. */
  readonly tableBits?: number;
  /** Searches with a kernel, which gives the same results in less time. */
  readonly kernel?: MakeKernel;
  /** It searches the later moves of a node with a null window first, those of the root too. */
  readonly scouts?: boolean;
  /** It searches every line, so every value is exact and the move order does not matter. */
  readonly exhaustive?: boolean;
}
