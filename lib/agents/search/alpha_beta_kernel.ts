/**
 * Alpha-beta with a kernel: the root is searched as always, and the kernel searches what is below it.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { COUNTERS, KERNEL_ORDERS } from "matchbox/kernels/alpha_beta.ts";
import type { KernelParts, MakeKernel } from "./algorithm.ts";

/** Listed in alpha_beta.ts. */
export const alphaBetaKernel: MakeKernel = ({ evaluation, order, orderName, table }) => {
  const known = KERNEL_ORDERS.find((name) => name === orderName);
  if (!known) {
    throw refusal(`tries moves in the order ${KERNEL_ORDERS.join(" or ")}, not ${orderName}`);
  }
  if (table) throw refusal("has no transposition table");
  if (!evaluation.alphaBeta) throw refusal("does not know this evaluation on this board");
  const kernel = evaluation.alphaBeta(known);
  const parts: KernelParts = {
    search(position, depth, alpha, beta, search) {
      const { ply, principalVariation, stats } = search;
      try {
        const check = (nodes: number) => search.checkAfter(nodes);
        const value = kernel.search(position, depth, alpha, beta, ply, check);
        principalVariation.setLine(ply, kernel.line);
        return value;
      } finally {
        kernel.counts.forEach((count, counter) => stats[COUNTERS[counter]] += count);
      }
    },

    order: {
      ...order,
      begin() {
        order.begin?.();
        kernel.begin();
      },
    },
  };
  return parts;
};

function refusal(why: string): UsageError {
  return new UsageError(`the kernel of alphabeta ${why}; kernel=ts can search that`);
}
