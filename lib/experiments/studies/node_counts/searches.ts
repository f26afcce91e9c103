/**
 * The searches that are compared.
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

/** What one search found and what it cost. */
export interface SearchRun {
  readonly value: number;
  readonly stats: SearchStats;
  /** Nodes of the searches that ordered the moves. */
  readonly orderingNodes: number;
}

/** A search with a fixed order of moves. */
export interface ComparedSearch {
  readonly algorithm: "minimax" | "alpha-beta";
  readonly order: Order;
  run(position: Position): SearchRun;
}

/** The orders of moves, from none to the two that know every value beforehand. */
export const orders = [
  "as generated",
  "best first",
  "worst first",
  "exactly best first",
  "exactly worst first",
] as const;
export type Order = typeof orders[number];

/**
 * Minimax, then alpha-beta with each order. `best first` and `worst first` sort by a search of
 * `orderingDepth` plies after the move; the two exact orders by a search as deep as the main search has
 * left, so that they know what it will find.
 */
export function searchesOf(
  game: Game,
  evaluation: Evaluation,
  depth: number,
  orderingDepth: number,
): ComparedSearch[] {
  return [
    { algorithm: "minimax", order: "as generated", run: runMinimax },
    ...orders.map((order): ComparedSearch => ({
      algorithm: "alpha-beta",
      order,
      run: (position) => runAlphaBeta(position, order),
    })),
  ];

  function runMinimax(position: Position): SearchRun {
    const search = new Search(game, { evaluation });
    const value = minimax(position, depth, search);
    return { value, stats: search.stats, orderingNodes: 0 };
  }

  function runAlphaBeta(position: Position, order: Order): SearchRun {
    const plies = order.startsWith("exactly") ? depth : orderingDepth;
    const ordering = order === "as generated"
      ? null
      : shallowOrder(game, plies, evaluation, order.endsWith("best first") ? "best" : "worst");
    const search = new Search(game, { evaluation, order: ordering?.order });
    const value = alphaBeta(position, depth, -Infinity, Infinity, search);
    return { value, stats: search.stats, orderingNodes: ordering?.stats.nodes ?? 0 };
  }
}
