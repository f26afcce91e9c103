/**
 * A flag by which threads that a worker has started learn that the worker was stopped: Deno does not end them
 * with it. Beside the flag is the number of programs that these threads have started and not yet ended.
 *
 * @module
 */
import { workerData } from "node:worker_threads";

/** A new flag; `cut` sets it. */
export function newLifeline(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

/** Tells all threads that a worker with this flag has started that they must end. */
export function cut(lifeline: Int32Array<SharedArrayBuffer>): void {
  Atomics.store(lifeline, 0, 1);
}

/** Counts the programs that run: 1 for one more, -1 for one that has ended. */
export function countProgram(lifeline: Int32Array<SharedArrayBuffer>, change: 1 | -1): void {
  Atomics.add(lifeline, 1, change);
}

/** Milliseconds to wait for the end of programs, and between two looks. */
const END_LIMIT = 2000;
const LOOK = 5;

/** Sets the flag, and waits until the programs of the threads have ended. */
export async function cutAndWait(lifeline: Int32Array<SharedArrayBuffer>): Promise<void> {
  cut(lifeline);
  for (let waited = 0; Atomics.load(lifeline, 1) > 0 && waited < END_LIMIT; waited += LOOK) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

/** Whether the flag is set. */
export function isCut(lifeline: Int32Array<SharedArrayBuffer>): boolean {
  return Atomics.load(lifeline, 0) !== 0;
}

/** The flag of this thread, given by the pool; in the main thread one that is never set. */
export const ownLifeline: Int32Array<SharedArrayBuffer> =
  (workerData as { lifeline?: Int32Array<SharedArrayBuffer> } | null)?.lifeline ?? newLifeline();
