/**
 * Messages between the server and the thread that reads files.
 *
 * @module
 */
import type { Readers } from "./readers.ts";

/** To the thread: a file. */
export interface ToReader {
  readonly id: number;
  readonly kind: keyof Readers;
  readonly text: string;
}

/** From the thread: what was read, or why it was not; `about` is true when it is about the file. */
export type FromReader =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string; readonly about: boolean };
