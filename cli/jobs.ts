/**
 * `--jobs`: how many workers run the tasks. It is apart from the other options, because it loads the pool of
 * workers, which most verbs do without.
 *
 * @module
 */
import type { Executors } from "matchbox/runner/executor.ts";
import { localExecutors } from "matchbox/runner/run_work.ts";
import { wholeNumber } from "./options.ts";

/**
 * Reads `--jobs`: executors with that many workers, 0 for this thread only.
 *
 * @throws {UsageError} when it is not a whole number, or out of range
 */
export function executorsOf(owner: string, text?: string): Executors | undefined {
  return text === undefined
    ? undefined
    : localExecutors(wholeNumber(owner, "--jobs", text, 0, 256));
}
