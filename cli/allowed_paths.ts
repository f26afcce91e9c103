/**
 * Paths that a person gives: whether the task may read or write there. A task is held to the project by the
 * permissions in deno.json, so that an agent or study of one's own is held to it as well. Permissions cannot
 * grow while a program runs, so a path elsewhere is refused before work is done for it.
 *
 * @module
 */
import { basename, join } from "@std/path";
import { quote, UsageError } from "matchbox/base/mod.ts";

/** A store of this name keeps nothing. */
const NO_STORE = ":memory:";

/**
 * Makes sure that the task may read a file or folder, whether it is there or not.
 *
 * @param option by which the path was given, e.g. `--agents`
 * @throws {UsageError} when it may not
 */
export function checkReadable(option: string, path: string): void {
  if (isGranted("read", path)) return;
  throw new UsageError(
    `${option} ${
      quote(path)
    }: a task reads only what is in the folder of the project; expected a copy ` +
      "there, or a link there",
  );
}

/**
 * Makes sure that the task may read and write a file or folder, whether it is there or not.
 *
 * @param option by which the path was given, e.g. `--out`
 * @throws {UsageError} when it may not
 */
export function checkWritable(option: string, path: string): void {
  if (path === NO_STORE || (isGranted("read", path) && isGranted("write", path))) return;
  throw new UsageError(
    `${option} ${
      quote(path)
    }: a task writes only into the folder out/ of the project; expected a path ` +
      `there, e.g. ${join("out", basename(path))}, or a path through a link there`,
  );
}

function isGranted(name: "read" | "write", path: string): boolean {
  return Deno.permissions.querySync({ name, path }).state === "granted";
}
