/**
 * Files that a command writes as a whole, and only in place of a file of the same kind.
 *
 * @module
 */
import { dirname } from "@std/path";
import { firstLineOf, quote, SetupError, UsageError } from "matchbox/base/mod.ts";
import { checkWritable } from "./allowed_paths.ts";

/**
 * Writes a file as a whole: a failure leaves the file that was there.
 *
 * @throws {SetupError} when it cannot be written
 */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.part`;
  try {
    Deno.mkdirSync(dirname(path), { recursive: true });
    Deno.writeTextFileSync(part, text);
    Deno.renameSync(part, path);
  } catch (error) {
    throw new SetupError(`${path} cannot be written: ${firstLineOf(error)}`);
  }
}

/**
 * Checks the file that will be replaced, before any work is done.
 *
 * @param option that names the file, e.g. `--out`
 * @param kind what it has to be, e.g. `a book`
 * @param read reads the file, and throws when it is something else
 * @throws {UsageError} when it may not be written, or exists and is something else
 */
export function refuseOther(option: string, path: string, kind: string, read: () => void): void {
  checkWritable(option, path);
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
