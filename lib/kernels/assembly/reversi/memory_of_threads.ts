// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The memory of a kernel that several threads share. The first thread uses memory as the compiler has laid it
 * out, and so does a kernel of one thread. Each further one keeps what it writes alone as far behind that as
 * `apart` says. What is the same for all, such as tables of squares, is there once.
 *
 * @module
 */

/** Bytes from the memory of the first thread to that of this one. */
export let apart: usize = 0;
/** Where the memory of the last thread ends. */
export let behind: usize = __heap_base;

/** Divides the memory among threads. This one has a number from 0. */
export function divideMemory(threads: i32, thread: i32): void {
  apart = usize(thread) * __heap_base;
  behind = usize(threads) * __heap_base;
}
