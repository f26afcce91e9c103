/**
 * Programs written by tests, as replacements for those of the machine.
 *
 * @module
 */
import { join } from "@std/path";

/** Writes an executable shell script; returns its path. */
export async function writeScript(folder: string, name: string, body: string): Promise<string> {
  const path = join(folder, name);
  await Deno.writeTextFile(path, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  return path;
}
