/**
 * The error of a file of games that cannot be read.
 *
 * @module
 */
import { quote, UsageError, whyNotRead } from "matchbox/base/mod.ts";

/** Makes an error of one line with the file and the reason. */
export function unreadable(path: string, error: unknown): UsageError {
  return new UsageError(`the games of ${quote(path)} cannot be read: ${whyNotRead(error)}`);
}
