/**
 * Searches with a kernel: the root is searched as always, and the kernel searches what is below it.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import {
  alphaBetaPlan,
  SEARCH_COUNTERS,
  type SearchKernel,
  type SearchPlan,
} from "matchbox/kernels/search.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import type { KernelParts, MakeKernel } from "./algorithm.ts";
import type { MoveOrder } from "./move_order.ts";
import type { Search } from "./search.ts";

/** Searches the current node of `search` in a kernel. */
function searchNode(
  kernel: SearchKernel,
  [position, depth, alpha, beta]: readonly [Position, number, number, number],
  search: Search,
): number {
  const { ply, principalVariation, stats } = search;
  try {
    const check = (nodes: number) => search.checkAfter(nodes);
    const value = kernel.search(position, depth, alpha, beta, ply, check);
    principalVariation.setLine(ply, kernel.line);
    return value;
  } finally {
    kernel.counts.forEach((count, counter) => stats[SEARCH_COUNTERS[counter]] += count);
  }
}

/**
 * The parts of a search by a kernel that knows whole plans.
 *
 * @param agent its name, for error messages
 * @param plan where it differs from plain alpha-beta
 * @throws {UsageError} when the kernel cannot hold the search, or WebAssembly is not allowed here
 */
export function planInKernel(
  agent: string,
  evaluation: Evaluation,
  order: MoveOrder,
  plan: Partial<SearchPlan>,
): KernelParts {
  if (!evaluation.search) throw refusal(agent, "does not know this evaluation on this board");
  if (!order.plan) throw refusal(agent, "does not know this order of moves");
  const kernel = evaluation.search({ ...alphaBetaPlan, ...plan, order: order.plan });
  return {
    search: (position, depth, alpha, beta, search) => {
      const node = plan.exhaustive
        ? [position, depth, -Infinity, Infinity] as const
        : [position, depth, alpha, beta] as const;
      return searchNode(kernel, node, search);
    },

    order: {
      begin: () => kernel.begin(),
      arrange(position, _depth, ply, hashMove, moves, count) {
        kernel.arrange(position, ply, hashMove, moves, count);
      },
      cutoff({ side }, depth, ply, move, moves, tried) {
        kernel.cutoff(side, depth, ply, move, moves, tried);
      },
    },
    forget: () => kernel.forget(),
  };
}

/** The kernel of an algorithm whose plan differs from that of alpha-beta, beside order and table. */
export function algorithmInKernel(agent: string, plan: Partial<SearchPlan> = {}): MakeKernel {
  return ({ evaluation, order, table }) =>
    planInKernel(agent, evaluation, order, { ...plan, table });
}

/** Why a kernel cannot search. */
function refusal(agent: string, why: string): UsageError {
  return new UsageError(`the kernel of ${agent} ${why}; kernel=ts can search that`);
}
