/**
 * Errors caused by a user or a file. The message is one clear line: what was wrong and what is allowed. The
 * command line prints it without a stack trace and exits with code 2.
 *
 * @module
 */

import { escapeUnprintable } from "./printable.ts";

/** Invalid input: an unknown name, a parameter out of range, a damaged file. */
export class UsageError extends Error {
  /** Always `UsageError`. */
  override name = "UsageError";
}

/** Something is missing on the machine, e.g. a program or a writable folder; exit code 1. */
export class SetupError extends Error {
  /** Always `SetupError`. */
  override name = "SetupError";
}

/** The first line of an error's message, or of any other thrown value as text. */
export function firstLineOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0];
}

/** `text` in double quotes, shortened and escaped so that it is printable and stays on one line. */
export function quote(text: string): string {
  const cut = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return escapeUnprintable(JSON.stringify(cut));
}
