/**
 * A flag by which threads that a worker has started learn that the worker was stopped: Deno does not end them
 * with it.
 *
 * @module
 */
import { workerData } from "node:worker_threads";

/** A new flag; `cut` sets it. */
export function newLifeline(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Tells all threads that a worker with this flag has started that they must end. */
export function cut(lifeline: Int32Array<SharedArrayBuffer>): void {
  Atomics.store(lifeline, 0, 1);
}

/** Whether the flag is set. */
export function isCut(lifeline: Int32Array<SharedArrayBuffer>): boolean {
  return Atomics.load(lifeline, 0) !== 0;
}

/** The flag of this thread, given by the pool; in the main thread one that is never set. */
export const ownLifeline: Int32Array<SharedArrayBuffer> =
  (workerData as { lifeline?: Int32Array<SharedArrayBuffer> } | null)?.lifeline ?? newLifeline();
