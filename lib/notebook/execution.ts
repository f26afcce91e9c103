/**
 * How a notebook is executed: by a reader, or as a whole by `deno task reproduce` and `deno task publish`.
 *
 * @module
 */
import { join } from "@std/path";
import { projectRoot } from "matchbox/runner/files/project_files.ts";

/** The project's store of what is finished. */
export const PROJECT_STORE = join(projectRoot, ".matchbox");

/** The folder for what the notebook shows, while it is executed as a whole; undefined for a reader. */
export function folderOfExecution(): string | undefined {
  return Deno.env.get("MATCHBOX_OUT");
}

/** The project's store for a reader; none while the notebook is executed as a whole. */
export function storeOfExecution(): string {
  return folderOfExecution() === undefined ? PROJECT_STORE : ":memory:";
}

/**
 * Ends a cell whose run was stopped.
 *
 * @param signal the one that was given to the run
 * @throws {DOMException} when Stop was pressed
 */
export function checkNotStopped(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw new DOMException(
    "stopped; what was finished is kept, and the cell continues there when it is run again",
    "AbortError",
  );
}
