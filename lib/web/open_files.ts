/**
 * How many files this program may still open. A connection is a file to the system, and so are parts of every
 * thread (about 6) and every store. Deno ends the whole program when it has none left for a new thread.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";

/** Whether the system refused a file because this program, or all programs together, have too many open. */
export function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && "code" in error &&
    ["EMFILE", "ENFILE"].includes(error.code as string);
}

/**
 * How many of `most` connections there may be at a time: half of the files that this program may still open.
 * The other half is for threads and stores. It tries, because a program cannot ask for its limits.
 */
export function connectionsAtHand(most: number): number {
  const files: Deno.FsFile[] = [];
  try {
    while (files.length < 2 * most) files.push(Deno.openSync(fromFileUrl(import.meta.url)));
  } catch (error) {
    if (!isOutOfFiles(error)) throw error;
  } finally {
    for (const file of files) file.close();
  }
  return Math.floor(files.length / 2);
}
