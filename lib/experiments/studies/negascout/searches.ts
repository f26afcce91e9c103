/**
 * The compared searches: each algorithm with each order of the moves, with and without a table.
 *
 * @module
 */
import type { Evaluation } from "matchbox/agents/evaluate/mod.ts";
import type { Algorithm } from "matchbox/agents/search/algorithm.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { alphaBetaWithMemory } from "matchbox/agents/search/alpha_beta_memory.ts";
import { killerOrder } from "matchbox/agents/search/killers.ts";
import { minimax } from "matchbox/agents/search/minimax.ts";
import { asGenerated, bringForward, type MoveOrder } from "matchbox/agents/search/move_order.ts";
import { mtdf } from "matchbox/agents/search/mtdf.ts";
import { negaScout } from "matchbox/agents/search/negascout.ts";
import { negaScoutWithMemory } from "matchbox/agents/search/negascout_memory.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { shallowOrder } from "matchbox/agents/search/shallow_order.ts";
import type { SearchStats } from "matchbox/agents/search/stats.ts";
import { TranspositionTable } from "matchbox/agents/search/transposition_table.ts";
import type { Game, Position } from "matchbox/games/game.ts";

export const ALGORITHMS = ["minimax", "alpha-beta", "NegaScout", "MTD(f)"] as const;
export type AlgorithmName = typeof ALGORITHMS[number];

/** The orders by a shallow search are `best first` and `worst first`. */
export const ORDERS = ["as generated", "best first", "killers", "worst first"] as const;
export type Order = typeof ORDERS[number];

/**
 * No table; a table for one search to the full depth; or a table for the searches to the depths 1, 2 and so
 * on, which are all counted.
 */
const MEMORIES = ["none", "table", "table, deepened"] as const;
export type Memory = typeof MEMORIES[number];

/** A search with its order of moves and its memory. */
export interface ComparedSearch {
  readonly algorithm: AlgorithmName;
  readonly order: Order;
  readonly memory: Memory;
}

/** The result and the cost of a search. */
export interface SearchRun {
  readonly value: number;
  readonly stats: SearchStats;
  /** Nodes of the searches that ordered the moves. */
  readonly orderingNodes: number;
}

/** Where and how to search. */
export interface SearchJob {
  readonly game: Game;
  readonly evaluation: Evaluation;
  readonly position: Position;
  /** Plies, at least 1. */
  readonly depth: number;
  /** Depth of the shallow search for the order after the move, in plies. */
  readonly orderingDepth: number;
  /** Emptied before each search. */
  readonly table: TranspositionTable;
}

/** All searches. The worst order has no table, because the best move from the table would spoil it. */
export const comparedSearches: readonly ComparedSearch[] = [
  { algorithm: "minimax", order: "as generated", memory: "none" },
  ...MEMORIES.flatMap((memory) =>
    ORDERS.flatMap((order) => {
      if (memory !== "none" && order === "worst first") return [];
      const algorithms: AlgorithmName[] = ["alpha-beta", "NegaScout"];
      // MTD(f) repeats its searches, so without a table it is not used.
      if (memory !== "none") algorithms.push("MTD(f)");
      return algorithms.map((algorithm) => ({ algorithm, order, memory }));
    })
  ),
];

/** Whether a search takes so long that it is left out at the greatest depth. */
export function isSlow({ algorithm, order }: ComparedSearch): boolean {
  return algorithm === "minimax" || order === "worst first";
}

/** Runs a search. */
export function runSearch({ algorithm, order, memory }: ComparedSearch, job: SearchJob): SearchRun {
  const { game, evaluation, position, depth } = job;
  const ordering = orderOf(order, job);
  const remembers = memory !== "none";
  const search = new Search(game, {
    evaluation,
    order: remembers ? hashMoveFirst(ordering.order) : ordering.order,
    table: remembers ? job.table : undefined,
  });
  search.begin(position);
  const run = algorithmOf(algorithm, remembers);
  let value = 0;
  // MTD(f) starts from the value of the depth before.
  for (let plies = memory === "table, deepened" ? 1 : depth; plies <= depth; plies++) {
    value = run(position, plies, value, search);
  }
  // Adding 0 turns -0 into 0.
  return { value: value + 0, stats: search.stats, orderingNodes: ordering.nodes() };
}

type Run = (position: Position, depth: number, guess: number, search: Search) => number;

function algorithmOf(name: AlgorithmName, remembers: boolean): Run {
  const open = (algorithm: Algorithm): Run => (position, depth, _guess, search) =>
    algorithm(position, depth, -Infinity, Infinity, search);
  switch (name) {
    case "minimax":
      return (position, depth, _guess, search) => minimax(position, depth, search);
    case "alpha-beta":
      return open(remembers ? alphaBetaWithMemory : alphaBeta);
    case "NegaScout":
      return open(remembers ? negaScoutWithMemory : negaScout);
    case "MTD(f)":
      return (position, depth, guess, search) =>
        mtdf(
          (alpha, beta) => alphaBetaWithMemory(position, depth, alpha, beta, search),
          guess,
        );
  }
}

/** The move order, and the nodes that it has searched so far. */
function orderOf(
  order: Order,
  { game, evaluation, orderingDepth }: SearchJob,
): { order: MoveOrder; nodes: () => number } {
  if (order === "as generated") return { order: asGenerated, nodes: () => 0 };
  if (order === "killers") return { order: killerOrder(), nodes: () => 0 };
  const first = order === "best first" ? "best" : "worst";
  const shallow = shallowOrder(game, orderingDepth, evaluation, first);
  return { order: shallow.order, nodes: () => shallow.stats.nodes };
}

/** The move in the table first, then the others in this order. */
function hashMoveFirst(order: MoveOrder): MoveOrder {
  return {
    begin: () => order.begin?.(),
    arrange(position, depth, ply, hashMove, moves, count) {
      order.arrange(position, depth, ply, hashMove, moves, count);
      bringForward(moves, 0, count, hashMove);
    },
    cutoff: (...told) => order.cutoff?.(...told),
  };
}
