/**
 * Stores that cannot do without writing: what a learner knows, and the games, machines and evolutions of the
 * page.
 *
 * @module
 */
import type { DatabaseSync } from "node:sqlite";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import { checkpoint, inTransaction } from "./sqlite.ts";
import { NotAStore, openStoreFile, type StoreFile, type StoreForm } from "./store_file.ts";

/**
 * Opens a store, and creates it if necessary. When it is closed, its journal is moved into the file.
 *
 * @param path of the file; `:memory:` keeps nothing
 * @param expected what the file has to be, in words, e.g. `an experience, or a new name`
 * @throws {UsageError} when the file is something else or damaged; it is left alone
 * @throws {SetupError} when it cannot be written
 */
export function openWritableStore(path: string, form: StoreForm, expected: string): StoreFile {
  let file: StoreFile;
  try {
    file = openStoreFile(path, form);
  } catch (error) {
    if (error instanceof NotAStore) {
      throw new UsageError(`${path} ${error.message}; expected ${expected}`);
    }
    throw error;
  }
  if (!file.writable) {
    file[Symbol.dispose]();
    throw new SetupError(`${path} cannot be written`);
  }
  const { database } = file;
  return {
    database,
    writable: true,
    [Symbol.dispose]() {
      checkpoint(database);
      file[Symbol.dispose]();
    },
  };
}

/**
 * Makes a change, all of it or nothing.
 *
 * @param subject what is kept, as the begin of a sentence, e.g. `the game`
 * @throws {SetupError} when it cannot be written; nothing has changed then
 */
export function keep<T>(database: DatabaseSync, subject: string, change: () => T): T {
  try {
    return inTransaction(database, change);
  } catch (error) {
    throw new SetupError(`${subject} cannot be kept: ${(error as Error).message}`);
  }
}
