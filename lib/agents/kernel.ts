/**
 * The parameter `kernel` of agents that a kernel can speed up. The results are the same either way.
 *
 * @module
 */
import { oneOf, UsageError } from "matchbox/base/mod.ts";
import { KernelMissing } from "matchbox/kernels/kernel.ts";

/** What computes: the kernel in WebAssembly, or TypeScript; null for the kernel where it can. */
export type KernelValue = "wasm" | "ts" | null;

/** The parameter; not set by default. */
export const kernelParameter = oneOf(
  ["wasm", "ts"],
  null,
  "computes in WebAssembly or in TypeScript, with the same results; the first that can, if not set",
);

/** What has been said of kernels that cannot run here, so that it is said once in a thread. */
const said = new Set<string>();

/**
 * What searches. Where a kernel cannot run at all, that is said in one line.
 *
 * @param value of the parameter
 * @param kernel makes the kernel, or throws a `UsageError` when it cannot hold the search
 * @param otherwise makes what searches in TypeScript
 * @throws {UsageError} when the kernel cannot hold the search, and the value is `wasm`
 */
export function kernelOr<K, T>(value: KernelValue, kernel: () => K, otherwise: () => T): K | T {
  if (value === "ts") return otherwise();
  try {
    return kernel();
  } catch (error) {
    if (value === "wasm" || !(error instanceof UsageError)) throw error;
    if (error instanceof KernelMissing && !said.has(error.reason)) {
      said.add(error.reason);
      console.warn(`${error.reason}; TypeScript does the same in more time`);
    }
    return otherwise();
  }
}
