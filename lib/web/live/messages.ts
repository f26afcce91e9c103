/**
 * What the page and the worker that runs its cells tell each other.
 *
 * @module
 */
import type { Output } from "matchbox/runner/notebook_files/notebook.ts";

/** What the page asks: to run a cell, or to stop what runs. */
export type ToKernel =
  | { readonly cell: number; readonly code: string }
  | { readonly stop: true };

/** What went wrong in a cell. */
export interface CellError {
  /** Its kind, e.g. `TypeError`. */
  readonly name: string;
  readonly message: string;
  /** The line of the cell, from 1; missing when it is not known. */
  readonly line?: number;
}

/** What a cell shows, or how it ended. */
export type FromKernel =
  | { readonly cell: number; readonly output: Output; readonly id?: string }
  | { readonly cell: number; readonly ended: CellError | null };
