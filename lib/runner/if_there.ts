/**
 * Files and folders that may be missing.
 *
 * @module
 */

/** The text of a file; null when there is none. */
export async function textIfThere(path: string): Promise<string | null> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
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
