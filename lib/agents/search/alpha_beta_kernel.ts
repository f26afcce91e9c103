/**
 * Alpha-beta with a kernel: one that knows whole plans, or one that knows alpha-beta alone.
 *
 * @module
 */
import { COUNTERS, KERNEL_ORDERS } from "matchbox/kernels/alpha_beta.ts";
import type { KernelParts, MakeKernel } from "./algorithm.ts";
import { algorithmInKernel, refusal, searchNode } from "./in_kernel.ts";

const AGENT = "alphabeta";

/** Listed in alpha_beta.ts. */
export const alphaBetaKernel: MakeKernel = (parts) => {
  const { evaluation, order, orderName, table } = parts;
  const known = KERNEL_ORDERS.find((name) => name === orderName);
  if (!known) {
    throw refusal(
      AGENT,
      `tries moves in the order ${KERNEL_ORDERS.join(" or ")}, not ${orderName}`,
    );
  }
  if (evaluation.search) return algorithmInKernel(AGENT)(parts);
  if (table) throw refusal(AGENT, "has no transposition table");
  if (!evaluation.alphaBeta) throw refusal(AGENT, "does not know this evaluation on this board");
  const kernel = evaluation.alphaBeta(known);
  const found: KernelParts = {
    search: (position, depth, alpha, beta, search) =>
      searchNode(kernel, COUNTERS, [position, depth, alpha, beta], search),

    order: {
      ...order,
      begin() {
        order.begin?.();
        kernel.begin();
      },
    },
    clearTable() {},
  };
  return found;
};
