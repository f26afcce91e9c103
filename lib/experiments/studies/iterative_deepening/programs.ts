/**
 * The programs that are run to a fixed depth and by iterative deepening.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import type { Algorithm as SearchAlgorithm } from "matchbox/agents/search/algorithm.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { alphaBetaWithMemory } from "matchbox/agents/search/alpha_beta_memory.ts";
import { minimax } from "matchbox/agents/search/minimax.ts";
import type { MoveOrder } from "matchbox/agents/search/move_order.ts";
import { stagedOrder } from "matchbox/agents/search/order_stages.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { TranspositionTable } from "matchbox/agents/search/transposition_table.ts";
import { usualOrder } from "matchbox/agents/search/usual_search.ts";
import type { Game } from "matchbox/games/game.ts";

export type Algorithm = "minimax" | "alpha-beta" | "alpha-beta with table";

/**
 * How the moves are sorted behind the hash move: not at all, or by killers and history; in chess captures
 * come before both.
 */
export const ORDERS = ["as generated", "killers and history"] as const;
export type Order = typeof ORDERS[number];

/** A search, apart from its depth. */
export interface Program {
  readonly algorithm: Algorithm;
  readonly order: Order;
}

/** Minimax, then alpha-beta without and with the table, each in both orders. */
export const PROGRAMS: readonly Program[] = [
  { algorithm: "minimax", order: "as generated" },
  ...ORDERS.map((order) => ({ algorithm: "alpha-beta" as const, order })),
  ...ORDERS.map((order) => ({ algorithm: "alpha-beta with table" as const, order })),
];

/** What the programs share. */
export interface Setting {
  readonly game: Game;
  /** Spec of the evaluation. */
  readonly evaluation: string;
  /** The transposition table has 2^bits slots. */
  readonly tableBits: number;
}

/** A program, ready to search. */
export interface ReadyProgram {
  readonly search: Search;
  readonly algorithm: SearchAlgorithm;
}

/**
 * Makes a program. Its table uses only entries of the same depth, so all programs find the same value.
 *
 * @param watch gets the order of the moves, which it may wrap
 */
export function makeProgram(
  { algorithm, order }: Program,
  { game, evaluation, tableBits }: Setting,
  watch: (order: MoveOrder) => MoveOrder = (order) => order,
): ReadyProgram {
  const table = algorithm === "alpha-beta with table"
    ? new TranspositionTable(tableBits, { trust: "equal" })
    : undefined;
  const search = new Search(game, {
    evaluation: createEvaluation(game, evaluation),
    order: watch(order === "as generated" ? stagedOrder([]) : usualOrder(game)),
    table,
  });
  return { search, algorithm: functionOf(algorithm) };
}

function functionOf(algorithm: Algorithm): SearchAlgorithm {
  switch (algorithm) {
    case "minimax":
      return (position, depth, _alpha, _beta, search) => minimax(position, depth, search);
    case "alpha-beta":
      return alphaBeta;
    case "alpha-beta with table":
      return alphaBetaWithMemory;
  }
}
