/**
 * Files and folders that may be missing.
 *
 * @module
 */
import { checkRegularFile } from "matchbox/base/mod.ts";

/** The text of a file; null when there is none. */
export async function textIfThere(path: string): Promise<string | null> {
  try {
    checkRegularFile(path);
    return await Deno.readTextFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The bytes of a file; null when there is none, or something else in its place, e.g. a folder or a device. */
export function bytesIfThere(url: URL): Uint8Array | null {
  return isFile(url) ? Deno.readFileSync(url) : null;
}

/** Whether there is a file. */
export function isFile(url: URL): boolean {
  try {
    return Deno.statSync(url).isFile;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Removes a file, or a folder with all that is in it, if it is there. */
export async function removeIfThere(path: string): Promise<void> {
  await Deno.remove(path, { recursive: true }).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}

/** Whether an error says that there is no such file or folder, or none on the way to it. */
function isMissing(error: unknown): boolean {
  return error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory;
}
