/**
 * The stop of the cell that runs. A page and a kernel that can stop a study without ending put it there.
 *
 * @module
 */

/** The property of the global object: an `AbortController` of the cell. */
export const STOP: unique symbol = Symbol.for("matchbox.stop");

/** The signal of the cell that runs; undefined where a cell can only be stopped together with its kernel. */
export function stopOfCell(): AbortSignal | undefined {
  const { [STOP]: stop } = globalThis as { [STOP]?: AbortController };
  return stop?.signal;
}

/**
 * Goes on unless the reader has stopped the cell.
 *
 * @throws {Error} when he has
 */
export function checkStopped(): void {
  if (stopOfCell()?.aborted) throw new Error("stopped");
}
