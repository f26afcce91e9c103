/**
 * The store of finished tasks: an embedded database, one file a study. A task is kept at once and
 * atomically, under its study, parameters, seed and the fingerprint of the code, so that a run that was
 * killed goes on where it stopped and changed code never reads stale rows. Each task carries a digest: one
 * whose bytes have changed on the disk is run again.
 *
 * @module
 */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "@std/path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import type { FinishedTask } from "./task.ts";

/** What a finished task belongs to. */
export interface RunIdentity {
  readonly study: string;
  /** Canonical text, see `canonicalParams`. */
  readonly params: string;
  readonly seed: number;
  readonly fingerprint: string;
}

/** The finished tasks of one run. */
export interface RunStore {
  has(key: string): boolean;
  /** Keeps finished tasks: all of them or, should the machine fail, none. */
  save(tasks: readonly FinishedTask[]): void;
  /** A task as it was saved. */
  get(key: string): FinishedTask | undefined;
  /** All of them, in any order. */
  all(): Iterable<FinishedTask>;
  /** Takes over the finished tasks of the same run from another store file; returns how many. */
  merge(path: string): number;
  close(): void;
}

/** Marks a database as ours: `MBOX` in ASCII. */
const APPLICATION_ID = 0x4d424f58;

/** Counts up when the tables change; a store of another version is begun anew. */
const VERSION = 3;

/** What is kept of a task, beside its run and its digest. */
const FIELDS = "key, rows, artifact, file, seconds";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS run (
    id INTEGER PRIMARY KEY,
    study TEXT NOT NULL, params TEXT NOT NULL, seed INTEGER NOT NULL, fingerprint TEXT NOT NULL,
    UNIQUE (study, params, seed, fingerprint)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS task (
    run INTEGER NOT NULL REFERENCES run, key TEXT NOT NULL, rows TEXT NOT NULL, artifact ANY,
    file TEXT, seconds REAL NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (run, key)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * Opens the store of a run in a folder: the file of its study there.
 *
 * @param folder `.matchbox` in the working folder unless given; `:memory:` keeps nothing
 * @param warn is told in one line when a file was moved aside; standard error unless given
 * @throws {SetupError} when the folder cannot be made
 */
export function openRunStore(
  identity: RunIdentity,
  folder = ".matchbox",
  warn: (line: string) => void = console.error,
): RunStore {
  const path = folder === ":memory:" ? folder : join(folder, `${identity.study}.sqlite`);
  return openStore(path, identity, warn);
}

/**
 * Opens the store at `path`, made when it is not there; `:memory:` keeps nothing. A file that is
 * damaged or is not a store is moved aside, and a new one begun.
 *
 * @param warn is told in one line when a file was moved aside
 * @throws {SetupError} when its folder cannot be made
 */
export function openStore(
  path: string,
  identity: RunIdentity,
  warn: (line: string) => void,
): RunStore {
  if (path === ":memory:") return new SqliteStore(openDatabase(path), identity);
  const open = () => {
    const store = new SqliteStore(openDatabase(path), identity);
    const damaged = store.dropDamaged();
    if (damaged) warn(`${path}: ${damaged} of the tasks are damaged and will be run again`);
    return store;
  };
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    throw new SetupError(`store ${path} cannot be made: ${(error as Error).message}`);
  }
  try {
    return open();
  } catch (error) {
    if (!(error instanceof NotAStore)) throw error;
    const aside = moveAside(path);
    warn(`${path} ${error.message}; moved aside to ${aside}, its tasks will be run again`);
    return open();
  }
}

class SqliteStore implements RunStore {
  readonly #database: DatabaseSync;
  readonly #run: number;
  readonly #identity: RunIdentity;
  readonly #has: StatementSync;
  readonly #get: StatementSync;
  readonly #save: StatementSync;

  constructor(database: DatabaseSync, identity: RunIdentity) {
    const { study, params, seed, fingerprint } = identity;
    this.#database = database;
    this.#identity = identity;
    database.prepare(
      "INSERT OR IGNORE INTO run (study, params, seed, fingerprint) VALUES (?, ?, ?, ?)",
    ).run(study, params, seed, fingerprint);
    this.#run = database.prepare(
      "SELECT id FROM run WHERE study = ? AND params = ? AND seed = ? AND fingerprint = ?",
    ).get(study, params, seed, fingerprint)!.id as number;
    this.#has = database.prepare("SELECT 1 FROM task WHERE run = ? AND key = ?");
    this.#get = database.prepare(`SELECT ${FIELDS} FROM task WHERE run = ? AND key = ?`);
    this.#save = database.prepare(
      `INSERT OR REPLACE INTO task (run, ${FIELDS}, digest) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
  }

  has(key: string): boolean {
    return this.#has.get(this.#run, key) !== undefined;
  }

  save(tasks: readonly FinishedTask[]): void {
    try {
      this.#database.exec("BEGIN IMMEDIATE");
      for (const task of tasks) {
        const { key, rows, artifact, file, seconds } = task;
        this.#save.run(this.#run, key, rows, artifact, file, seconds, digestOf(task));
      }
      this.#database.exec("COMMIT");
    } catch (error) {
      // A full disk has undone the transaction already.
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      throw new SetupError(`what was finished cannot be kept: ${(error as Error).message}`);
    }
  }

  get(key: string): FinishedTask | undefined {
    return this.#get.get(this.#run, key) as FinishedTask | undefined;
  }

  all(): Iterable<FinishedTask> {
    return this.#database.prepare(`SELECT ${FIELDS} FROM task WHERE run = ?`)
      .iterate(this.#run) as Iterable<unknown> as Iterable<FinishedTask>;
  }

  /**
   * Forgets the tasks of this run whose bytes are not those that were saved; returns how many.
   *
   * @throws {NotAStore} when they cannot be read at all
   */
  dropDamaged(): number {
    const damaged: string[] = [];
    try {
      const tasks = this.#database.prepare(`SELECT ${FIELDS}, digest FROM task WHERE run = ?`)
        .iterate(this.#run) as Iterable<unknown> as Iterable<FinishedTask & { digest: string }>;
      for (const task of tasks) if (digestOf(task) !== task.digest) damaged.push(task.key);
      const drop = this.#database.prepare("DELETE FROM task WHERE run = ? AND key = ?");
      for (const key of damaged) drop.run(this.#run, key);
    } catch (error) {
      this.close();
      throw isDamage(error) ? new NotAStore("is damaged") : error;
    }
    return damaged.length;
  }

  merge(path: string): number {
    // Read and written here, because SQLite's ATTACH needs more permissions than a run has.
    const other = openOther(path);
    try {
      const { study, params, seed, fingerprint } = this.#identity;
      const tasks = other.prepare(
        `SELECT ${FIELDS}, digest FROM task JOIN run ON run.id = task.run
         WHERE study = ? AND params = ? AND seed = ? AND fingerprint = ?`,
      ).all(study, params, seed, fingerprint) as unknown as (FinishedTask & { digest: string })[];
      const missing = tasks.filter((task) => digestOf(task) === task.digest && !this.has(task.key));
      this.save(missing);
      return missing.length;
    } finally {
      other.close();
    }
  }

  close(): void {
    this.#database.close();
  }
}

/** The digest of all that is kept of a task. */
function digestOf({ key, rows, artifact, file, seconds }: FinishedTask): string {
  const hash = createHash("sha256").update(JSON.stringify([key, file, seconds, rows]));
  return hash.update(artifact ?? "").digest("hex").slice(0, 16);
}

/** Opens a store that must be there. */
function openOther(path: string): DatabaseSync {
  try {
    return openDatabase(path, { mustExist: true });
  } catch (error) {
    if (error instanceof NotAStore) throw new UsageError(`${path} ${error.message}`);
    throw error;
  }
}

/** The file is not a store that can be read; the message says why, as the rest of a sentence. */
class NotAStore extends Error {}

function openDatabase(path: string, { mustExist = false } = {}): DatabaseSync {
  const size = path === ":memory:" ? 0 : checkedSize(path);
  if (mustExist && size === 0) throw new NotAStore("does not exist or is empty");
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    // Another process may hold the file for a moment.
    database.exec("PRAGMA busy_timeout = 10000");
    if (size > 0) {
      const { application_id } = database.prepare("PRAGMA application_id").get()!;
      if (application_id !== APPLICATION_ID) throw new NotAStore("is not a store of Matchbox");
      const { user_version } = database.prepare("PRAGMA user_version").get()!;
      if (user_version !== VERSION) throw new NotAStore("is a store of another version");
      const [{ quick_check }] = database.prepare("PRAGMA quick_check(1)").all();
      if (quick_check !== "ok") throw new NotAStore("is damaged");
    }
    // A commit waits for the disk only at checkpoints: nothing is lost when the process is killed.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    database.exec(
      `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${VERSION}; ${SCHEMA}`,
    );
    return database;
  } catch (error) {
    database?.close();
    if ((error as SqliteError).errcode === undefined) throw error;
    if (isDamage(error)) throw new NotAStore("is damaged");
    throw new UsageError(`store ${path}: ${(error as Error).message}`);
  }
}

interface SqliteError extends Error {
  readonly errcode?: number;
}

/** SQLITE_CORRUPT or SQLITE_NOTADB, without the extended part. */
function isDamage(error: unknown): boolean {
  const { errcode = 0 } = error as SqliteError;
  return [11, 26].includes(errcode & 0xff);
}

/**
 * Size of the file, 0 when there is none. SQLite itself opens a truncated file without complaint and
 * fails later, so the length that the header promises is compared.
 *
 * @throws {NotAStore} when the file is shorter than it says or is no database
 */
function checkedSize(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isFile()) throw new UsageError(`store ${path}: expected a file but found a folder`);
  const { size } = found;
  if (size === 0) return 0;
  const header = new DataView(new ArrayBuffer(100));
  const file = openSync(path, "r");
  try {
    readSync(file, new Uint8Array(header.buffer), 0, 100, 0);
  } finally {
    closeSync(file);
  }
  const magic = new TextDecoder().decode(new Uint8Array(header.buffer, 0, 15));
  if (magic !== "SQLite format 3") throw new NotAStore("is not a store of Matchbox");
  // With a journal waiting to be read in, a killed process may have left the file short of its header.
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return size;
  const pageSize = header.getUint16(16) === 1 ? 65536 : header.getUint16(16);
  if (size < pageSize * header.getUint32(28)) throw new NotAStore("is damaged (cut off)");
  return size;
}

/** Renames the file, and the journal files that belong to it, to a name that is free. */
function moveAside(path: string): string {
  let aside = `${path}.damaged`;
  for (let n = 2; existsSync(aside); n++) aside = `${path}.damaged-${n}`;
  renameSync(path, aside);
  for (const suffix of ["-wal", "-shm"]) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
  }
  return aside;
}
