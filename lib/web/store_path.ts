/**
 * Where the server keeps its files.
 *
 * @module
 */
import { join } from "@std/path";

/** The path of a file in the folder of a server; the folder `:memory:` keeps nothing. */
export function storePath(folder: string, name: string): string {
  return folder === ":memory:" ? folder : join(folder, name);
}
