/**
 * What went wrong in a cell, with the line.
 *
 * @module
 */
import type { CellError } from "./messages.ts";

/** An error of a cell, as the page shows it. */
export function cellError(error: unknown, cell: number): CellError {
  if (!(error instanceof Error)) return { name: "thrown", message: String(error) };
  const { name, stack = "" } = error;
  const { loc } = error as { loc?: { line: number } };
  const line = loc?.line ?? Number(stack.match(new RegExp(`cell-${cell}:(\\d+):\\d+`))?.[1]);
  // The parsers put the place at the end or the beginning of their message.
  const message = error.message.replace(/^Error transforming .*?: /, "").replace(
    / \(\d+:\d+\)$/,
    "",
  );
  return { name, message, ...(line > 0 && { line }) };
}
