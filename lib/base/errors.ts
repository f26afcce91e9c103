/**
 * The errors that a person or a file can cause. They carry one clear line: what was wrong and what
 * is allowed. The command line prints that line and ends with exit code 2; it never shows a stack.
 *
 * @module
 */

import { escapeUnprintable } from "./printable.ts";

/** What was asked for cannot be: an unknown name, a parameter out of range, a damaged file. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The machine lacks what is needed: a program, a folder that can be written; exit code 1. */
export class SetupError extends Error {
  override name = "SetupError";
}

/** The first line of what an error says, whatever was thrown. */
export function firstLineOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0];
}

/** `text` in double quotes, cut and escaped to what keeps an error printable and on one line. */
export function quote(text: string): string {
  const cut = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return escapeUnprintable(JSON.stringify(cut));
}
