/**
 * Ends code that does not return. Deno 2.9 does not end a thread that computes when its worker is terminated,
 * so that the thread has to see to this itself.
 *
 * @module
 */
import { Script } from "node:vm";

/** The name by which the script finds what it is to run. */
const NAME = "runUnderStopwatch";

let next: (() => void) | undefined;

Object.defineProperty(globalThis, NAME, {
  value() {
    const act = next;
    next = undefined;
    act?.();
  },
});

const script = new Script(`${NAME}()`);

/**
 * Runs code for at most this time. It costs 50 microseconds.
 *
 * @param milliseconds Infinity for no limit
 * @returns whether the code returned; if not, what it was doing is unfinished
 */
export function returnsWithin(milliseconds: number, act: () => void): boolean {
  next = act;
  try {
    const timeout = Math.max(1, Math.ceil(milliseconds));
    script.runInThisContext(milliseconds === Infinity ? {} : { timeout });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
}
