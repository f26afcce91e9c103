/**
 * Statements and transactions of an embedded database, and what the codes of its errors mean.
 *
 * @module
 */
import type { DatabaseSync, StatementResultingChanges, StatementSync } from "node:sqlite";

/**
 * Runs one statement. Unlike with `exec` of the database, its errors have the error code.
 *
 * @throws {Error} what SQLite says
 */
export function execute(database: DatabaseSync, sql: string): StatementResultingChanges {
  return database.prepare(sql).run();
}

/** Prepares a statement whose rows are lists of values: they take half the time of objects. */
export function prepareArrays(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  // Deno 2.9 has this method of Node, but not its type.
  (statement as StatementSync & { setReturnArrays(on: boolean): void }).setReturnArrays(true);
  return statement;
}

/**
 * Makes a change, all of it or nothing.
 *
 * @throws {Error} what the change or SQLite throws; nothing has changed then
 */
export function inTransaction<T>(database: DatabaseSync, change: () => T): T {
  execute(database, "BEGIN IMMEDIATE");
  try {
    const result = change();
    execute(database, "COMMIT");
    return result;
  } catch (error) {
    // With a full disk the transaction is already rolled back.
    if (database.isTransaction) execute(database, "ROLLBACK");
    throw error;
  }
}

/** Moves the journal's pages into the file as far as there is space, and frees the journal's space. */
export function checkpoint(database: DatabaseSync): void {
  try {
    database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
  } catch {
    // The pages stay in the journal, which is read too.
  }
}

/** Whether the disk is full. */
export function isFull(error: unknown): boolean {
  return codeOf(error) === OF_THE_MACHINE.full;
}

/** Whether another process has locked the database. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  return code === OF_THE_MACHINE.busy || code === OF_THE_MACHINE.locked;
}

/** Whether the file is no database at all. */
export function isNoDatabase(error: unknown): boolean {
  return codeOf(error) === NO_DATABASE;
}

/**
 * Whether an error of SQLite means that the file is damaged, or no database: any error except those about the
 * disk, permissions and other processes.
 */
export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && !Object.values(OF_THE_MACHINE).includes(code);
}

/** The primary codes of SQLite's errors about the disk, permissions and other processes. */
const OF_THE_MACHINE = {
  permission: 3,
  busy: 5,
  locked: 6,
  readOnly: 8,
  inputOutput: 10,
  full: 13,
  cannotOpen: 14,
  lockProtocol: 15,
  authorization: 23,
};

/** The primary code of a file that is no database. */
const NO_DATABASE = 26;

/** The primary code of an error of SQLite; undefined for other errors. */
function codeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}
