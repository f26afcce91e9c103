/**
 * Ctrl-C, answered within a second: the program winds up what it is at, or is ended when it is too busy to
 * hear of it. The second one ends it at once.
 *
 * @module
 */

/**
 * Listens for Ctrl-C from now on.
 *
 * @param farewell said on standard error when the program is ended in the middle of its work
 * @returns is aborted by the first Ctrl-C
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
