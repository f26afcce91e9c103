/**
 * How the kernel tells what runs in a cell that its reader has pressed Stop. The kernel of the notebooks sets it;
 * in a plain Deno kernel it is missing, and nothing is told.
 *
 * @module
 */

/** The name of the global value. */
const NAME = "matchbox.stop";

/** The global value. */
export interface CellStop {
  /** Aborted when Stop is pressed; there is a new one afterwards. */
  readonly signal: AbortSignal;
  /** Settles as `value` does. When Stop is pressed and it does not settle soon, it fails. */
  until<T>(value: T | PromiseLike<T>): Promise<T>;
}

/** What calls `until` in the text of a cell. */
export const UNTIL_STOPPED = `globalThis[Symbol.for("${NAME}")].until`;

type Globals = Record<symbol, CellStop | undefined>;

/** Sets it, for the life of this kernel. */
export function setCellStop(stop: CellStop): void {
  (globalThis as unknown as Globals)[Symbol.for(NAME)] = stop;
}

/** The signal of Stop for what begins now; undefined where there is no such kernel. */
export function stopSignal(): AbortSignal | undefined {
  return (globalThis as unknown as Globals)[Symbol.for(NAME)]?.signal;
}
