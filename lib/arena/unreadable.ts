/**
 * The error of a file of games that cannot be read.
 *
 * @module
 */
import { firstLineOf, quote, UsageError } from "matchbox/base/mod.ts";

/** Makes an error of one line with the file and the reason. */
export function unreadable(path: string, error: unknown): UsageError {
  const reason = error instanceof Deno.errors.NotFound
    ? "there is no such file"
    : error instanceof Deno.errors.IsADirectory
    ? "it is a folder"
    : firstLineOf(error);
  return new UsageError(`the games of ${quote(path)} cannot be read: ${reason}`);
}
