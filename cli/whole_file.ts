/**
 * Files that a command writes as a whole when its work is done, and only in place of a file of the same kind.
 *
 * @module
 */
import { existsSync, rmSync } from "node:fs";
import { dirname } from "@std/path";
import { quote, UsageError } from "matchbox/base/mod.ts";
import { notWritten } from "matchbox/runner/files/system_error.ts";
import { checkWritable } from "./allowed_paths.ts";

/**
 * Writes a file as a whole: a failure leaves the file that was there.
 *
 * @throws {SetupError} when it cannot be written, e.g. because the disk is full
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  writePart(path, content, (part) => Deno.renameSync(part, path));
}

/**
 * Checks that a file can be written, before any work is done. An existing file stays as it is.
 *
 * @param option that names the file, e.g. `--out`
 * @throws {UsageError} when the task may not write there
 * @throws {SetupError} when the folder is read-only
 */
export function checkWritableFile(option: string, path: string): void {
  checkWritable(option, path);
  writePart(path, "", () => {});
}

/**
 * Checks the file that will be replaced, before any work is done.
 *
 * @param option that names the file, e.g. `--out`
 * @param kind what it has to be, e.g. `a book`
 * @param read reads the file, and throws when it is something else
 * @throws {UsageError} when it may not be written, or exists and is something else
 * @throws {SetupError} when it cannot be written
 */
export function refuseOther(option: string, path: string, kind: string, read: () => void): void {
  checkWritableFile(option, path);
  try {
    Deno.lstatSync(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    throw error;
  }
  try {
    read();
  } catch {
    throw new UsageError(
      `${option} ${quote(path)}: the file exists and is not ${kind}; expected a new name`,
    );
  }
}

/** Writes a file beside the one of this path, under a name that no other program uses. */
function writePart(path: string, content: string | Uint8Array, use: (part: string) => void): void {
  const part = `${path}.${crypto.randomUUID().slice(0, 8)}.part`;
  try {
    Deno.mkdirSync(dirname(path), { recursive: true });
    Deno.writeFileSync(
      part,
      typeof content === "string" ? new TextEncoder().encode(content) : content,
    );
    use(part);
  } catch (error) {
    throw notWritten(path, error);
  } finally {
    if (existsSync(part)) rmSync(part);
  }
}
