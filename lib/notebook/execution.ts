/**
 * How a notebook is executed: by a reader, or as a whole by `deno task reproduce` and `deno task publish`.
 *
 * @module
 */
import { PROJECT_STORE } from "./project_store.ts";

/** In place of a store: nothing is kept. */
const NO_STORE = ":memory:";

/** The folder for what the notebook shows, while it is executed as a whole; undefined for a reader. */
export function folderOfExecution(): string | undefined {
  return Deno.env.get("MATCHBOX_OUT");
}

/** The project's store for a reader; none while the notebook is executed as a whole. */
export function storeOfExecution(): string {
  return folderOfExecution() === undefined ? PROJECT_STORE : NO_STORE;
}

/**
 * The result of a run. When Stop is pressed the cell ends at once; the run hears of it too, and ends by itself.
 *
 * @param signal the one that was given to the run
 * @param store the store that was given to the run
 * @throws {DOMException} when Stop was pressed; it tells whether what was finished is kept
 */
export async function unlessStopped<T>(
  run: Promise<T>,
  signal: AbortSignal | undefined,
  store: string,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(stopped(store));
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    return await Promise.race([run, promise]);
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

function stopped(store: string): DOMException {
  const later = store === NO_STORE
    ? "nothing was kept, and the cell begins anew when it is run again"
    : "what was finished is kept, and the cell continues there when it is run again";
  return new DOMException(`stopped; ${later}`, "AbortError");
}
