/**
 * The file of a store: opens or creates it, and checks the whole file before it is used.
 *
 * @module
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "@std/path";
import { DatabaseSync } from "node:sqlite";
import { checkRegularFile, SetupError, UsageError, whyNotRead } from "matchbox/base/mod.ts";
import { reasonOf } from "../files/system_error.ts";
import {
  checkpoint,
  execute,
  inTransaction,
  isBusy,
  isDamage,
  isFull,
  isNoDatabase,
} from "./sqlite.ts";
import { contentOf, kindOf, numberOf, type StoreKind } from "./store_kinds.ts";

export type { StoreKind } from "./store_kinds.ts";

/** Marks a database as ours: `MBOX` in ASCII. */
const APPLICATION_ID = 0x4d424f58;

/** What a store contains. */
export interface StoreForm {
  /** What it is a store of. */
  readonly kind: StoreKind;
  /** From 1 on; it increases when its tables change. */
  readonly version: number;
  /** The statements that create its tables. */
  readonly tables: readonly string[];
  /** The least number in the file of a store that had only the first of these tables; it gets the others when it is opened. */
  readonly grownFrom?: number;
}

/**
 * The most pages of 4 KiB in the journal before they are moved to the file, so that it stays small on a
 * small disk.
 */
const JOURNAL_PAGES = 200;

/** The folder for stores in the working folder. */
const OWN_FOLDER = ".matchbox";

/** Milliseconds to wait for another process that has locked the file. */
const PATIENCE = 10_000;

/** The file is not a readable store; the message is the reason, as the rest of a sentence. */
export class NotAStore extends Error {}

/** An open store file. */
export interface StoreFile extends Disposable {
  /** The database in the file. */
  readonly database: DatabaseSync;
  /** False when the disk is full or write-protected; the file can still be read. */
  readonly writable: boolean;
}

/**
 * Opens a store file, and creates it and its folder if necessary. `:memory:` is a store in memory.
 *
 * @param form what the store contains
 * @param options.mustExist when true, an empty or missing file is an error
 * @throws {NotAStore} when the file is damaged, or is not a store of this form
 * @throws {SetupError} when its folder cannot be made, or it can be neither written nor read
 * @throws {UsageError} when there is no regular file, but e.g. a folder
 */
export function openStoreFile(
  path: string,
  form: StoreForm,
  { mustExist = false } = {},
): StoreFile {
  const inMemory = path === ":memory:";
  if (!inMemory && !mustExist && !existsSync(path)) makeFolderOf(path);
  const size = inMemory ? 0 : sizeOf(path);
  if (mustExist && size === 0) throw new NotAStore("does not exist or is empty");
  try {
    return openToWrite(path, form);
  } catch (error) {
    if (error instanceof NotAStore) throw error;
    if (isDamage(error)) throw notAStore(error);
    const reason = (error as Error).message;
    const copy = size > 0 && !isBusy(error) ? openCopy(path, form) : undefined;
    if (!copy) {
      const refusal = isFull(error) || isBusy(error) ? undefined : refusalOf(path);
      const why = refusal ? `${refusal}; another folder can be named with --store` : reason;
      throw new SetupError(`store ${path} cannot be used: ${why}`);
    }
    return copy;
  }
}

/** Renames the file and its journal files to an unused name. */
export function moveAside(path: string): string {
  let aside = `${path}.damaged`;
  for (let n = 2; existsSync(aside); n++) aside = `${path}.damaged-${n}`;
  renameSync(path, aside);
  for (const suffix of ["-wal", "-shm"]) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  }
  return aside;
}

function makeFolderOf(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    throw new SetupError(`store ${path} cannot be made: ${reasonOf(error)}`);
  }
}

function openToWrite(path: string, form: StoreForm): StoreFile {
  const database = new DatabaseSync(path);
  try {
    execute(database, `PRAGMA busy_timeout = ${PATIENCE}`);
    makeTables(database, form);
    check(path, database, form);
    // Commits wait for the disk only at checkpoints; nothing is lost if only the process is killed.
    execute(database, "PRAGMA journal_mode = WAL");
    execute(database, "PRAGMA synchronous = NORMAL");
    execute(database, `PRAGMA wal_autocheckpoint = ${JOURNAL_PAGES}`);
    execute(database, "BEGIN IMMEDIATE");
    execute(database, "ROLLBACK");
    checkpoint(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, writable: true, [Symbol.dispose]: () => database.close() };
}

/** Why the system does not let a file be written, in its words; undefined if it does. */
function refusalOf(path: string): string | undefined {
  try {
    Deno.openSync(path, { write: true, create: true }).close();
  } catch (error) {
    return reasonOf(error);
  }
}

/** Opens a copy, because SQLite needs to write even for reading; undefined when that fails too. */
function openCopy(path: string, form: StoreForm): StoreFile | undefined {
  const folder = temporaryFolder();
  if (folder === undefined) return undefined;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const copy = join(folder, "copy.sqlite");
  let database: DatabaseSync | undefined;
  try {
    for (const suffix of ["", "-wal"]) {
      if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
    }
    database = new DatabaseSync(copy);
    check(copy, database, form);
    const opened = database;
    return {
      database,
      writable: false,
      [Symbol.dispose]() {
        opened.close();
        remove();
      },
    };
  } catch (error) {
    database?.close();
    remove();
    if (error instanceof NotAStore) throw error;
    if (isDamage(error)) throw notAStore(error);
    return undefined;
  }
}

/** Makes a folder for a copy: where a task may write, or in the system's folder for temporary files. */
function temporaryFolder(): string | undefined {
  for (const place of [() => OWN_FOLDER, tmpdir]) {
    try {
      const folder = place();
      mkdirSync(folder, { recursive: true });
      return mkdtempSync(join(folder, "matchbox-store-"));
    } catch {
      // It may not be written, or is full.
    }
  }
  return undefined;
}

/** Creates the tables of a new store, or those that it lacks since it has grown, in one transaction. */
function makeTables(database: DatabaseSync, form: StoreForm): void {
  const { tables, grownFrom } = form;
  /** The number of tables that are there; null in a store that gets none. */
  const found = (): number | null => {
    const here = tablesOf(database);
    if (userVersion(database) === 0) return here.length === 0 ? 0 : null;
    const number = userVersion(database);
    const older = grownFrom !== undefined && number >= grownFrom &&
      number < numberOf(form.kind, form.version);
    return older && here.every((sql, i) => sql === tables[i]) ? here.length : null;
  };
  if (found() === null) return;
  inTransaction(database, () => {
    // Another process may have created them meanwhile.
    const before = found();
    if (before === null) return;
    execute(database, `PRAGMA application_id = ${APPLICATION_ID}`);
    execute(database, `PRAGMA user_version = ${numberOf(form.kind, form.version)}`);
    for (const table of tables.slice(before)) execute(database, table);
  });
}

/** The statements that created the tables of a database. */
function tablesOf(database: DatabaseSync): unknown[] {
  return database.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").all()
    .map(({ sql }) => sql);
}

/**
 * Checks that the file is a complete store of this version.
 *
 * @throws {NotAStore} when it is not
 */
function check(path: string, database: DatabaseSync, form: StoreForm): void {
  execute(database, "BEGIN");
  try {
    const { application_id } = database.prepare("PRAGMA application_id").get()!;
    if (application_id !== APPLICATION_ID) throw new NotAStore("is not a store of Matchbox");
    const number = userVersion(database);
    if (number !== numberOf(form.kind, form.version)) {
      const kind = kindOf(number) ?? form.kind;
      throw new NotAStore(
        `is a store of ${kind === form.kind ? "another version" : contentOf(kind)}`,
      );
    }
    if (isCutOff(path)) throw new NotAStore("is damaged (cut off)");
    if (JSON.stringify(tablesOf(database)) !== JSON.stringify(form.tables)) {
      throw new NotAStore("is damaged");
    }
    // This checks only the types of values; the values have digests.
    const [{ integrity_check }] = database.prepare("PRAGMA integrity_check(1)").all();
    if (integrity_check !== "ok") throw new NotAStore("is damaged");
  } finally {
    execute(database, "ROLLBACK");
  }
}

function userVersion(database: DatabaseSync): number {
  return database.prepare("PRAGMA user_version").get()!.user_version as number;
}

function sizeOf(path: string): number {
  try {
    return checkRegularFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return 0;
    throw new UsageError(`store ${path} cannot be read: ${whyNotRead(error)}`);
  }
}

/**
 * Whether the file is shorter than its header says. SQLite opens such a file without an error and fails
 * later. Call it while the database is locked for reading.
 */
function isCutOff(path: string): boolean {
  // With an unread journal, a killed process may have left the file shorter than its header says.
  if (path === ":memory:" || sizeOf(`${path}-wal`) > 0) return false;
  const header = new DataView(new ArrayBuffer(100));
  const file = openSync(path, "r");
  try {
    readSync(file, new Uint8Array(header.buffer), 0, 100, 0);
  } finally {
    closeSync(file);
  }
  const pageSize = header.getUint16(16) === 1 ? 65536 : header.getUint16(16);
  return sizeOf(path) < pageSize * header.getUint32(28);
}

/** The error for a damaged file, made from an error of SQLite. */
function notAStore(error: unknown): NotAStore {
  return new NotAStore(isNoDatabase(error) ? "is not a store of Matchbox" : "is damaged");
}
