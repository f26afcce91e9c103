/**
 * The compared searches.
 *
 * @module
 */
import type { Evaluation } from "matchbox/agents/evaluate/mod.ts";
import type { Algorithm as SearchAlgorithm } from "matchbox/agents/search/algorithm.ts";
import { algorithms } from "matchbox/agents/search/algorithms.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { alphaBetaWithMemory } from "matchbox/agents/search/alpha_beta_memory.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { shallowOrder } from "matchbox/agents/search/shallow_order.ts";
import type { SearchStats } from "matchbox/agents/search/stats.ts";
import { TranspositionTable } from "matchbox/agents/search/transposition_table.ts";
import type { Game, Position } from "matchbox/games/game.ts";

/** The result and cost of a search. */
export interface SearchRun {
  readonly value: number;
  readonly stats: SearchStats;
  /** Nodes of the searches that ordered the moves. */
  readonly orderingNodes: number;
}

/** A search with a fixed order of moves. */
export interface ComparedSearch {
  readonly algorithm: Algorithm;
  readonly order: Order;
  readonly values: LeafValues;
  /** Whether it also runs to depths that are too great for minimax. */
  readonly deeper: boolean;
  /** Whether it is timed: a player could afford it, and its time is not known from another one. */
  readonly timed: boolean;
  run(position: Position): SearchRun;
}

export type Algorithm =
  | "minimax"
  | "negamax"
  | "alpha-beta"
  | "alpha-beta with table"
  | "NegaScout"
  | "MTD(f)";

/** The algorithms that are compared with alpha-beta, all with the moves as generated. */
export const IMPROVED = ["alpha-beta with table", "NegaScout", "MTD(f)"] as const;

/** The transposition table has 2^18 entries, as that of the agent `mtdf`. */
const TABLE_BITS = 18;

/** Values of leaves: as evaluated, or unique, so that no two moves have the same value. */
export type LeafValues = "as evaluated" | "unique";

/** The move orders, from none to the two exact orders. */
export type Order =
  | "as generated"
  | "best first"
  | "worst first"
  | "exactly best first"
  | "exactly worst first";

/**
 * Minimax and negamax, alpha-beta with each order, and the improved algorithms. `best first` and `worst
 * first` sort by a search of `orderingDepth` plies after the move. The two exact orders sort by a search to
 * the remaining depth of the main search, so they have its values. Both are repeated with unique leaf values,
 * because with equal values the worst move first may also be a best move. MTD(f) begins with the guess 0.
 */
export function searchesOf(
  game: Game,
  evaluation: Evaluation,
  depth: number,
  orderingDepth: number,
): ComparedSearch[] {
  const { minimax, negamax, negascout, mtdf } = algorithms;
  const asGenerated = (algorithm: Algorithm, search: SearchAlgorithm, table = false) => ({
    algorithm,
    order: "as generated" as const,
    values: "as evaluated" as const,
    deeper: search !== minimax.search && search !== negamax.search,
    // Negamax does the work of minimax.
    timed: search !== negamax.search,
    run: (position: Position) => run(position, search, "as generated", evaluation, table),
  });
  const sorted = (order: Order, values: LeafValues = "as evaluated") => ({
    algorithm: "alpha-beta" as const,
    order,
    values,
    deeper: order === "best first",
    timed: order === "best first",
    run: (position: Position) =>
      run(position, alphaBeta, order, values === "unique" ? unique(evaluation) : evaluation),
  });
  return [
    asGenerated("minimax", minimax.search),
    asGenerated("negamax", negamax.search),
    asGenerated("alpha-beta", alphaBeta),
    sorted("best first"),
    sorted("worst first"),
    sorted("exactly best first"),
    sorted("exactly worst first"),
    sorted("exactly best first", "unique"),
    sorted("exactly worst first", "unique"),
    asGenerated("alpha-beta with table", alphaBetaWithMemory, true),
    asGenerated("NegaScout", negascout.search),
    asGenerated("MTD(f)", mtdf.withMemory!, true),
  ];

  function run(
    position: Position,
    algorithm: SearchAlgorithm,
    order: Order,
    values: Evaluation,
    table = false,
  ): SearchRun {
    const plies = order.startsWith("exactly") ? depth : orderingDepth;
    const ordering = order === "as generated"
      ? null
      : shallowOrder(game, plies, values, order.endsWith("best first") ? "best" : "worst");
    const search = new Search(game, {
      evaluation: values,
      order: ordering?.order,
      table: table ? new TranspositionTable(TABLE_BITS) : undefined,
    });
    search.begin(position);
    const value = algorithm(position, depth, -Infinity, Infinity, search);
    return { value, stats: search.stats, orderingNodes: ordering?.stats.nodes ?? 0 };
  }
}

/** Whether a search is one of the two that show from which depth a shallow order pays. */
export function isPaying({ algorithm, order }: ComparedSearch): boolean {
  return algorithm === "alpha-beta" && (order === "as generated" || order === "best first");
}

/**
 * The evaluation with up to half a point added, by the hash of the position. Different positions get
 * different values, and positions that had different values before keep their order.
 *
 * @param evaluation not an incremental one
 */
function unique(evaluation: Evaluation): Evaluation {
  return {
    evaluate(position) {
      const noise = (position.hashLow / 2 ** 32 + position.hashHigh / 2 ** 64) / 2;
      // From the first side's view, so that both sides use the same value.
      return evaluation.evaluate(position) + (position.side === 0 ? noise : -noise);
    },
  };
}
