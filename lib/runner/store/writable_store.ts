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
import { contentOf } from "./store_kinds.ts";

/** The base of these stores. When one is closed, its journal is moved into the file. */
export abstract class WritableStore implements Disposable {
  /** The database in the file. */
  protected readonly database: DatabaseSync;
  readonly #subject: string;
  /** Null when the file is that of another store, which closes it. */
  readonly #file: StoreFile | null;

  /**
   * Opens a store, and creates it if necessary.
   *
   * @param place the path of the file, where `:memory:` keeps nothing; or another store, whose file this one shares
   * @param subject what is kept, as the begin of a sentence, e.g. `the game`
   * @throws {UsageError} when the file is something else or damaged; it is left alone
   * @throws {SetupError} when it cannot be written
   */
  constructor(place: string | WritableStore, form: StoreForm, subject: string) {
    this.#subject = subject;
    this.#file = typeof place === "string" ? openToWrite(place, form) : null;
    this.database = typeof place === "string" ? this.#file!.database : place.database;
  }

  /**
   * Makes a change, all of it or nothing. Within another change it is a part of that.
   *
   * @throws {SetupError} when it cannot be written; nothing has changed then
   */
  protected keep<T>(change: () => T): T {
    if (this.database.isTransaction) return change();
    try {
      return inTransaction(this.database, change);
    } catch (error) {
      throw new SetupError(`${this.#subject} cannot be kept: ${(error as Error).message}`);
    }
  }

  /** Called before the file is closed. */
  protected beforeItCloses(): void {}

  /** Closes the file; nothing may be called afterwards. */
  [Symbol.dispose](): void {
    if (!this.#file) return;
    this.beforeItCloses();
    checkpoint(this.database);
    this.#file[Symbol.dispose]();
  }
}

function openToWrite(path: string, form: StoreForm): StoreFile {
  let file: StoreFile;
  try {
    file = openStoreFile(path, form);
  } catch (error) {
    if (!(error instanceof NotAStore)) throw error;
    throw new UsageError(
      `${path} ${error.message}; expected ${contentOf(form.kind)}, or a new name`,
    );
  }
  if (file.writable) return file;
  file[Symbol.dispose]();
  throw new SetupError(`${path} cannot be written`);
}
