/**
 * Checks that folders can be written, before any work is done.
 *
 * @module
 */
import { notWritten } from "./system_error.ts";

/**
 * Makes a folder, if necessary, and checks that it can be written.
 *
 * @throws {SetupError} when it cannot
 */
export async function checkWritableFolder(folder: string): Promise<void> {
  try {
    await Deno.mkdir(folder, { recursive: true });
    await Deno.remove(await Deno.makeTempFile({ dir: folder, prefix: ".writable-" }));
  } catch (error) {
    throw notWritten(folder, error);
  }
}
