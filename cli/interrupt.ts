/**
 * Answers Ctrl-C within a second. The program stops its work, or is ended if it is too busy to notice. A
 * second Ctrl-C ends it at once.
 *
 * @module
 */

/**
 * Begins to listen for Ctrl-C.
 *
 * @param farewell printed on standard error if the program is ended during its work
 * @returns a signal that the first Ctrl-C aborts
 */
export function interruptSignal(farewell: string): AbortSignal {
  const controller = new AbortController();
  const watch = new Worker(new URL("./interrupt_watch.ts", import.meta.url), { type: "module" });
  watch.onmessage = () => {
    watch.postMessage("heard");
    controller.abort();
  };
  watch.postMessage({ farewell });
  return controller.signal;
}
