/**
 * Checks of the paths in options: whether the task may read or write there. The permissions of a task, in
 * deno.json, keep agents and studies of one's own within the project. A running program cannot get more
 * permissions, so a path elsewhere is an error, before any work is done.
 *
 * @module
 */
import { basename, join } from "@std/path";
import { quote, readRegularFile, UsageError, whyNotRead } from "matchbox/base/mod.ts";

/** The name of a store that is not a file. */
const NO_STORE = ":memory:";

/**
 * Checks that the task may read a file or folder, which need not exist.
 *
 * @param option the option with the path, e.g. `--agents`
 * @throws {UsageError} when it may not be read
 */
export function checkReadable(option: string, path: string): void {
  if (isGranted("read", path)) return;
  throw new UsageError(
    `${option} ${
      quote(path)
    }: a task reads only the folder of the project; expected a copy in that ` +
      "folder, or a link in it",
  );
}

/**
 * Reads a file.
 *
 * @param option the option or verb with the path, e.g. `--db`
 * @param most the most bytes that it may have
 * @throws {UsageError} when it may not or cannot be read
 */
export function readAllowed(option: string, path: string, most?: number): Uint8Array {
  checkReadable(option, path);
  try {
    return readRegularFile(path, most);
  } catch (error) {
    throw new UsageError(`${option} ${quote(path)} cannot be read: ${whyNotRead(error)}`);
  }
}

/**
 * Checks that the task may read and write a file or folder, which need not exist.
 *
 * @param option the option with the path, e.g. `--out`
 * @throws {UsageError} when it may not be written
 */
export function checkWritable(option: string, path: string): void {
  if (path === NO_STORE || (isGranted("read", path) && isGranted("write", path))) return;
  throw new UsageError(
    `${option} ${
      quote(path)
    }: a task writes only into the folder out/ of the project; expected e.g. ` +
      `${join("out", basename(path))}, or a path through a link in out/`,
  );
}

function isGranted(name: "read" | "write", path: string): boolean {
  return Deno.permissions.querySync({ name, path }).state === "granted";
}
