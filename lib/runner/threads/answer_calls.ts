/**
 * The other end of `Thread`: answers its calls.
 *
 * @module
 */
import { firstLineOf } from "matchbox/base/mod.ts";
import type { FromThread, Functions, ToThread } from "./thread.ts";

// The other end of this thread; the types of Deno are those of the main thread.
const caller = globalThis as unknown as {
  onmessage: (event: MessageEvent<ToThread>) => void;
  postMessage(message: FromThread<unknown>, transfer?: Transferable[]): void;
};

/** From now on this thread answers calls of these functions. Those that return a promise may overlap. */
export function answerCalls<F extends Functions<F>>(functions: F): void {
  caller.onmessage = async ({ data: { id, name, values } }) => {
    try {
      const value = await functions[name as keyof F](...values as never[]);
      caller.postMessage({ id, value });
    } catch (error) {
      caller.postMessage({ id, thrown: { kinds: kindsOf(error), message: firstLineOf(error) } });
    }
  };
}

/**
 * Tells the other end of this thread something while it works.
 *
 * @param transfer what is handed over instead of copied
 */
export function tell<N>(news: N, transfer: Transferable[] = []): void {
  caller.postMessage({ news }, transfer);
}

/** The names of the classes of what was thrown, its own first. */
function kindsOf(thrown: unknown): string[] {
  const names: string[] = [];
  if (!(thrown instanceof Object)) return names;
  for (let at = Object.getPrototypeOf(thrown); at; at = Object.getPrototypeOf(at)) {
    names.push(at.constructor.name);
  }
  return names;
}
