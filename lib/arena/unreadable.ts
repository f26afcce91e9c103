/**
 * What is told of a file of games that cannot be read.
 *
 * @module
 */
import { quote, UsageError, whyNotRead } from "matchbox/base/mod.ts";

/** Makes an error of one line with the file and the reason. */
export function unreadable(path: string, error: unknown): UsageError {
  return new UsageError(`the games of ${quote(path)} cannot be read: ${whyNotRead(error)}`);
}

/**
 * What `read` gives.
 *
 * @throws {UsageError} of one line with the file and the reason, when it fails
 */
export function orUnreadable<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw unreadable(path, error);
  }
}
