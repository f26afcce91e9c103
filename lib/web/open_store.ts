/**
 * Opens the embedded database of a channel.
 *
 * @module
 */
import { mkdirSync } from "node:fs";
import { dirname } from "@std/path";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import {
  NotAStore,
  openStoreFile,
  type StoreFile,
  type StoreForm,
} from "matchbox/runner/store_file.ts";

/**
 * Opens a store, and creates it if necessary.
 *
 * @param path of the file; `:memory:` keeps nothing
 * @param content what it holds, in words, e.g. `games of the page`
 * @throws {UsageError} when the file is something else or damaged; it is left alone
 * @throws {SetupError} when it cannot be written
 */
export function openStore(path: string, form: StoreForm, content: string): StoreFile {
  let file: StoreFile;
  try {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    file = openStoreFile(path, form);
  } catch (error) {
    if (error instanceof NotAStore) {
      throw new UsageError(`${path} ${error.message}; expected ${content}, or a new name`);
    }
    throw error;
  }
  if (file.writable) return file;
  file[Symbol.dispose]();
  throw new SetupError(`${path} cannot be written`);
}
