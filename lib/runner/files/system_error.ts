/**
 * Errors of the machine: a full disk, a read-only folder, a locked database.
 *
 * @module
 */
import { firstLineOf, SetupError } from "matchbox/base/mod.ts";

/** Whether an error comes from the machine and not from the program. */
export function isOfTheSystem(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const system = typeof code === "string" && /^(E[A-Z]+|ERR_SQLITE_ERROR)$/.test(code);
  return system || Object.values(Deno.errors).some((kind) => error instanceof kind);
}

/** What the system said, e.g. `No space left on device`, without the number, the call and its path. */
export function reasonOf(error: unknown): string {
  return firstLineOf(error)
    .replace(/( \(os error \d+\)).*$/, "")
    .replace(/^E[A-Z]+: (.*), \w+ '.*$/, "$1");
}

/**
 * The error to throw when a file or folder could not be written. Errors of the program are returned as they
 * are.
 */
export function notWritten(path: string, error: unknown): unknown {
  return isOfTheSystem(error)
    ? new SetupError(`${path} cannot be written: ${reasonOf(error)}`)
    : error;
}
