/**
 * The error of a file of games that cannot be read.
 *
 * @module
 */
import { firstLineOf, quote, UsageError } from "matchbox/base/mod.ts";

/** Says in one line which file it is and why, from what reading it threw. */
export function unreadable(path: string, error: unknown): UsageError {
  const reason = error instanceof Deno.errors.NotFound
    ? "there is no such file"
    : error instanceof Deno.errors.IsADirectory
    ? "it is a folder"
    : firstLineOf(error);
  return new UsageError(`the games of ${quote(path)} cannot be read: ${reason}`);
}
