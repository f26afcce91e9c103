/**
 * Files that a command writes when its work is done.
 *
 * @module
 */
import { rmSync } from "node:fs";
import { dirname } from "@std/path";
import { notWritten } from "matchbox/runner/system_error.ts";
import { checkWritable } from "./allowed_paths.ts";

/**
 * Checks that a file can be written, before any work is done. An existing file stays as it is.
 *
 * @param option the option with the path, e.g. `--out`
 * @throws {UsageError} when the task may not write there
 * @throws {SetupError} when the folder is read-only
 */
export function checkWritableFile(option: string, path: string): void {
  checkWritable(option, path);
  writePart(path, "", () => {});
}

/**
 * Writes a file as a whole: a failure leaves the file that was there.
 *
 * @throws {SetupError} when it cannot be written, e.g. because the disk is full
 */
export function writeWhole(path: string, text: string): void {
  writePart(path, text, (part) => Deno.renameSync(part, path));
}

/** Writes a file beside the one of this path, whose name no other program uses. */
function writePart(path: string, text: string, use: (part: string) => void): void {
  const part = `${path}.${crypto.randomUUID().slice(0, 8)}.part`;
  try {
    Deno.mkdirSync(dirname(path), { recursive: true });
    Deno.writeTextFileSync(part, text);
    use(part);
  } catch (error) {
    throw notWritten(path, error);
  } finally {
    rmSync(part, { force: true });
  }
}
