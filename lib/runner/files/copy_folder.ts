/**
 * Copies folders.
 *
 * @module
 */
import { join } from "@std/path";

/** Copies a folder with all that is in it, into a folder that is made if needed. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (isDirectory) await copyFolder(join(from, name), join(to, name));
    else await Deno.copyFile(join(from, name), join(to, name));
  }
}
