/**
 * The compared searches.
 *
 * @module
 */
import {
  alphaBeta,
  type Evaluation,
  minimax,
  Search,
  type SearchStats,
  shallowOrder,
} from "matchbox/agents/mod.ts";
import type { Game, Position } from "matchbox/games/mod.ts";

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
  /** Whether its move order is affordable in play; the others need every value beforehand. */
  readonly affordable: boolean;
  run(position: Position): SearchRun;
}

export type Algorithm = "minimax" | "alpha-beta";

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
 * Minimax, then alpha-beta with each order. `best first` and `worst first` sort by a search of
 * `orderingDepth` plies after the move. The two exact orders sort by a search to the remaining depth of the
 * main search, so they have its values. Both are repeated with unique leaf values, because with equal values
 * the worst move first may also be a best move.
 */
export function searchesOf(
  game: Game,
  evaluation: Evaluation,
  depth: number,
  orderingDepth: number,
): ComparedSearch[] {
  const alphaBetaBy = (order: Order, values: LeafValues = "as evaluated") => ({
    algorithm: "alpha-beta" as const,
    order,
    values,
    affordable: !order.startsWith("exactly"),
    run: (position: Position) =>
      runAlphaBeta(position, order, values === "unique" ? unique(evaluation) : evaluation),
  });
  return [
    {
      algorithm: "minimax",
      order: "as generated",
      values: "as evaluated",
      affordable: true,
      run: runMinimax,
    },
    alphaBetaBy("as generated"),
    alphaBetaBy("best first"),
    alphaBetaBy("worst first"),
    alphaBetaBy("exactly best first"),
    alphaBetaBy("exactly worst first"),
    alphaBetaBy("exactly best first", "unique"),
    alphaBetaBy("exactly worst first", "unique"),
  ];

  function runMinimax(position: Position): SearchRun {
    const search = new Search(game, { evaluation });
    const value = minimax(position, depth, search);
    return { value, stats: search.stats, orderingNodes: 0 };
  }

  function runAlphaBeta(position: Position, order: Order, values: Evaluation): SearchRun {
    const plies = order.startsWith("exactly") ? depth : orderingDepth;
    const ordering = order === "as generated"
      ? null
      : shallowOrder(game, plies, values, order.endsWith("best first") ? "best" : "worst");
    const search = new Search(game, { evaluation: values, order: ordering?.order });
    const value = alphaBeta(position, depth, -Infinity, Infinity, search);
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
