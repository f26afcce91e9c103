/**
 * The transposition tables of kernels that search by a plan.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { TablePlan } from "./search.ts";

/** What such a kernel exports for its table. */
export interface TableExports {
  makeTable(
    bits: number,
    replacement: number,
    deeper: boolean,
    bounds: boolean,
    keep: boolean,
  ): boolean;
}

/** Bytes of a slot. */
const SLOT = 24;

/** In the order of the kernels. */
const REPLACEMENTS: readonly TablePlan["replacement"][] = ["deeper", "always", "two_deep"];

/**
 * Makes the table of a kernel. Its memory grows, so that earlier views on it are lost.
 *
 * @throws {UsageError} when there is not enough memory
 */
export function makeTable(kernel: TableExports, plan: TablePlan): void {
  const { bits, replacement, trust, bounds, keep } = plan;
  const index = REPLACEMENTS.indexOf(replacement);
  if (kernel.makeTable(bits, index, trust === "deeper", bounds, keep)) return;
  throw new UsageError(
    `a table of 2^${bits} slots needs ${Math.ceil(SLOT * 2 ** bits / 2 ** 20)} MB, ` +
      "more than the available memory",
  );
}
