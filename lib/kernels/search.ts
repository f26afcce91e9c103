/**
 * The contract of a search in a kernel: alpha-beta with the parts of a plan, the twin of the searches of
 * agents/search/ for one game, with the evaluation inside. Values, nodes, counters and lines are the same.
 *
 * @module
 */
import type { Move, Position, Side } from "matchbox/games/game.ts";

/** The stages of an order of moves: see `OrderStage`. `malus` is the history in which moves lose too. */
export const STAGES = ["loud", "checks", "killers", "history", "malus"] as const;
/** One of them. */
export type Stage = typeof STAGES[number];

/** The order of moves. */
export interface OrderPlan {
  /** Whether the move of the table comes first. */
  readonly hashMove: boolean;
  /** The stages that follow, each at most once; the rest stays as generated. */
  readonly stages: readonly Stage[];
  /** Whether captures that lose men by the exchange on their square come last; default: false. */
  readonly losersLast?: boolean;
  /** Whether half of the history is kept from one search to the next; default: false. */
  readonly keepsHistory?: boolean;
}

/** A transposition table of 2^bits slots: see `TableOptions`. */
export interface TablePlan {
  /** From 1 to 26. */
  readonly bits: number;
  /** Which entry gives way to a new one. */
  readonly replacement: "deeper" | "always" | "two_deep";
  /** When the value of an entry is used. */
  readonly trust: "deeper" | "equal";
  /** Whether values are told from bounds. */
  readonly bounds: boolean;
  /** Whether entries are kept from one search to the next. */
  readonly keep: boolean;
}

/** ProbCut with the pairs of an evaluation. */
export interface ProbCutPlan {
  /** The margin in standard deviations of the error. */
  readonly confidence: number;
  /** At `[stage][depth]`. */
  readonly pairs: readonly (
    readonly ({
      readonly shallow: number;
      readonly slope: number;
      readonly intercept: number;
      readonly deviation: number;
    } | undefined)[]
  )[];
}

/** The parts of a search. */
export interface SearchPlan {
  /** The order in which moves are tried. */
  readonly order: OrderPlan;
  /** The transposition table; null for none. */
  readonly table: TablePlan | null;
  /** Whether moves after the first are tried with a null window. */
  readonly scout: boolean;
  /** Whether leaves are searched again too, where a null window has shown that they are better. */
  readonly reSearchesLeaves: boolean;
  /** Every line is searched, without a window. */
  readonly exhaustive: boolean;
  /** Whether there is a quiescence search at depth 0. */
  readonly quiescence: boolean;
  /** The margin of delta pruning in the quiescence search; null for none. */
  readonly delta: number | null;
  /** Whether the quiescence search leaves out moves that lose men by the exchange on their square. */
  readonly exchanges: boolean;
  /** The null move; null for none. */
  readonly nullMove: {
    readonly reduction: number;
    readonly verified: boolean;
    readonly adaptive?: boolean;
  } | null;
  /** Whether a node in check is searched a ply deeper. */
  readonly extension: boolean;
  /** Plies by which late moves are searched less deep, at `64 * depth + index`; null for none. */
  readonly reductions: Uint8Array | null;
  /** Whether there are cuts by the evaluation: see agents/search/futility.ts. */
  readonly futility: boolean;
  /** Whether a quiescence search decides nodes far below the window. */
  readonly razoring: boolean;
  /** Whether moves that lose too many men are left out: see agents/search/futility.ts. */
  readonly losing: boolean;
  /** Whether a node of depth 4 or more without a move in the table is searched a ply less deep. */
  readonly internal: boolean;
  /** Whether the quiescence search uses the table. */
  readonly quietTable: boolean;
  /** Whether a position that has occurred before counts as drawn, and the table is used everywhere. */
  readonly repetition: boolean;
  /** ProbCut: see agents/search/probcut.ts; null for none. */
  readonly probCut: ProbCutPlan | null;
  /** The most moves of a node, the most plausible ones; null for all, in the order alone. */
  readonly width: number | null;
}

/** Plain alpha-beta: the plan from which others differ. */
export const alphaBetaPlan: SearchPlan = {
  order: { hashMove: false, stages: [] },
  table: null,
  scout: false,
  reSearchesLeaves: false,
  exhaustive: false,
  quiescence: false,
  delta: null,
  exchanges: false,
  nullMove: null,
  extension: false,
  reductions: null,
  futility: false,
  razoring: false,
  losing: false,
  internal: false,
  quietTable: false,
  repetition: false,
  probCut: null,
  width: null,
};

/** What is counted in a search, in the order of the kernels; see agents/search/stats.ts. */
export const SEARCH_COUNTERS = [
  "nodes",
  "leaves",
  "evaluations",
  "cutoffs",
  "firstMoveCutoffs",
  "firstThreeCutoffs",
  "reSearches",
  "tableProbes",
  "tableHits",
  "tableCollisions",
  "quiescenceNodes",
  "nullMoveCutoffs",
  "probCuts",
] as const;

/**
 * Searches below a root with one evaluation and one plan, in a memory of its own; it counts `SEARCH_COUNTERS`.
 */
export interface SearchKernel {
  /** Begins a search: forgets what was learned in earlier ones, and empties a table that keeps nothing. */
  begin(): void;
  /**
   * The value of a node for the side to move, exact when it lies between `alpha` and `beta`.
   *
   * @param depth plies to look ahead, at least 0
   * @param ply plies from the root to the node
   * @param check asked when this call has visited a number of nodes: it throws to stop the search, or returns
   *   the number at which it wants to be asked again
   */
  search(
    position: Position,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    check: (nodes: number) => number,
  ): number;
  /** What the last call has counted, in the order of the kernel's counters, also when it was stopped. */
  readonly counts: readonly number[];
  /** The principal variation from the node of the last call. */
  readonly line: readonly Move[];
  /** Forgets all of earlier searches: empties the table, and a history that is kept. */
  forget(): void;
  /** Arranges the first `count` of the moves of the root in place: see `MoveOrder.arrange`. */
  arrange(
    position: Position,
    ply: number,
    hashMove: Move,
    moves: Int32Array,
    count: number,
  ): void;
  /** Learns from a cutoff at the root: see `MoveOrder.cutoff`. */
  cutoff(
    side: Side,
    depth: number,
    ply: number,
    move: Move,
    moves: Int32Array,
    tried: number,
  ): void;
}

/**
 * Makes a kernel.
 *
 * @throws {UsageError} when there is not enough memory for its table, or WebAssembly is not allowed here
 */
export type MakeSearch = (plan: SearchPlan) => SearchKernel;
