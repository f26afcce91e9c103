/**
 * The memory of kernels that run in several threads.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";

/** Pages of 64 KB that such a kernel has at first, and the most that it can have. */
export const PAGES_AT_FIRST = 64;
/** As WebAssembly allows with addresses of 32 bits. */
export const MOST_PAGES = 65536;

/** Whether threads can share memory here. A page in a browser needs to be isolated from others for it. */
export function sharesMemory(): boolean {
  return typeof SharedArrayBuffer === "function";
}

/**
 * Memory for a kernel of threads; it grows when the kernel asks for more.
 *
 * @throws {UsageError} when threads cannot share memory here, or there is not enough
 */
export function threadMemory(): WebAssembly.Memory {
  try {
    return new WebAssembly.Memory({ initial: PAGES_AT_FIRST, maximum: MOST_PAGES, shared: true });
  } catch {
    throw new UsageError("threads cannot share memory here");
  }
}
