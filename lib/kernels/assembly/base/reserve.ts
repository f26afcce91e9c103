// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Memory beyond what the compiler uses. A kernel takes it for its table, and for nothing else.
 *
 * @module
 */

/** Bytes of a page of WebAssembly. */
const PAGE: usize = 65536;

/** Has memory up to this address; false when there is not enough. */
export function reserve(end: usize): bool {
  const more = i32((end + PAGE - 1) / PAGE) - memory.size();
  return more <= 0 || memory.grow(more) >= 0;
}
