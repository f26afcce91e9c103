/**
 * The other end of `Thread` and of `BlockingThread`: answers their calls.
 *
 * @module
 */
import { firstLineOf } from "matchbox/base/errors.ts";
import type { BlockingStart } from "./blocking_thread.ts";
import type { Answer, FromThread, Functions, ToThread } from "./thread.ts";

// The other end of this thread; the types of Deno are those of the main thread.
const caller = globalThis as unknown as {
  onmessage: (event: MessageEvent) => void;
  postMessage(message: FromThread<unknown>, transfer?: Transferable[]): void;
};

/** From now on this thread answers calls of these functions. Those that return a promise may overlap. */
export function answerCalls<F extends Functions<F>>(functions: F): void {
  caller.onmessage = ({ data }: MessageEvent<ToThread>) => answer(data, functions, caller);
}

/**
 * The same for a thread whose caller waits for each answer.
 *
 * @param begin makes the functions, from what the caller says first
 */
export function answerBlockingCalls<F extends Functions<F>, S>(begin: (setup: S) => F): void {
  caller.onmessage = ({ data: { port, answers, setup } }: MessageEvent<BlockingStart<S>>) => {
    const functions = begin(setup);
    port.onmessage = async ({ data }: MessageEvent<ToThread>) => {
      await answer(data, functions, port);
      Atomics.add(answers, 0, 1);
      Atomics.notify(answers, 0);
    };
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

async function answer<F extends Functions<F>>(
  { id, name, values }: ToThread,
  functions: F,
  to: { postMessage(message: Answer): void },
): Promise<void> {
  try {
    to.postMessage({ id, value: await functions[name as keyof F](...values as never[]) });
  } catch (error) {
    to.postMessage({ id, thrown: { kinds: kindsOf(error), message: firstLineOf(error) } });
  }
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
