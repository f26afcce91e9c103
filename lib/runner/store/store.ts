/**
 * The store of finished tasks: an embedded database, one file for each study. A task is stored at once and
 * atomically, with its study, parameters, seed and the fingerprint of the code. So a killed run continues
 * where it stopped, and changed code never reads stale rows. Each task has a digest of all this, checked
 * before it is used: a task whose bytes have changed on disk is run again.
 *
 * @module
 */
import { join } from "@std/path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import type { EncodedRows } from "../work/encoded_rows.ts";
import type { FinishedTask, RunIdentity } from "../work/task.ts";
import { checkpoint, inTransaction, isFull, prepareArrays } from "./sqlite.ts";
import { moveAside, NotAStore, openStoreFile, type StoreFile } from "./store_file.ts";
import {
  digestsOf,
  enterRun,
  FIELDS,
  findRun,
  FORM,
  type StoredRun,
  storedTasks,
  type StoredValues,
  taskOf,
  taskPages,
} from "./stored_tasks.ts";

export type { EncodedRows } from "../work/encoded_rows.ts";

/** The finished tasks of one run. */
export interface RunStore {
  /** Whether the task with this key has finished. */
  has(key: string): boolean;
  /**
   * Stores finished tasks in one transaction: all of them, or none if the machine fails.
   *
   * @throws {SetupError} when they cannot be stored, e.g. on a full disk
   */
  save(tasks: readonly FinishedTask[]): void;
  /** The saved task with this key. */
  get(key: string): FinishedTask | undefined;
  /** Those of these keys whose task has finished; many keys together take a third of the time. */
  hasAll(keys: readonly string[]): Set<string>;
  /** What the tasks with these keys have given; a damaged one counts as unfinished. */
  rowsOf(keys: readonly string[]): StoredRows;
  /** All saved tasks, in any order. */
  all(): Iterable<FinishedTask>;
  /** Copies the finished tasks of the same run from another store file; returns their number. */
  merge(path: string): number;
  /** Closes the store; nothing may be called afterwards. */
  close(): void;
}

/** What some tasks have given. */
export interface StoredRows {
  /** The encoded rows of each task, in the order of the keys; null where it has not finished. */
  readonly rows: readonly (EncodedRows | null)[];
  /** The seconds of all of them. */
  readonly seconds: number;
  /** Those with an artifact to be published, in the order of the keys. */
  readonly published: readonly FinishedTask[];
}

/**
 * Opens the store of a run: the file of its study in a folder.
 *
 * @param folder default: `.matchbox` in the working folder; `:memory:` keeps nothing
 * @param warn called with one line when there is a problem with the file; default: prints it on standard
 *   error
 * @throws {SetupError} when the folder cannot be made, or the file can be neither written nor read
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
 * Opens the store at `path` and creates it if necessary; `:memory:` keeps nothing. A file that is damaged or
 * not a store is moved aside and replaced by a new one. A file that cannot be written is only read.
 *
 * @param warn called with one line when the file was moved aside or cannot be written, and before the first use
 *   of a store with damaged tasks
 * @throws {SetupError} when its folder cannot be made, or the file can be neither written nor read
 */
export function openStore(
  path: string,
  identity: RunIdentity,
  warn: (line: string) => void,
): RunStore {
  const open = () => {
    const file = openStoreFile(path, FORM);
    try {
      const store = new SqliteStore(path, file, identity, warn);
      if (!file.writable) warn(`${path} cannot be written; what is finished there is read`);
      return store;
    } catch (error) {
      file[Symbol.dispose]();
      throw error;
    }
  };
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
  readonly #path: string;
  readonly #file: StoreFile;
  readonly #database: DatabaseSync;
  readonly #identity: RunIdentity;
  readonly #warn: (line: string) => void;
  /** Whether no task of this run is damaged. */
  #checked = false;
  /** The ids of the run in the database, by fingerprint of the tasks. */
  readonly #ids = new Map<string, number>();
  readonly #has: StatementSync;
  readonly #hasAll: StatementSync;
  readonly #get: StatementSync;
  readonly #rowsOf: StatementSync;
  readonly #save: StatementSync;

  constructor(
    path: string,
    file: StoreFile,
    identity: RunIdentity,
    warn: (line: string) => void,
  ) {
    const { database } = file;
    this.#path = path;
    this.#file = file;
    this.#database = database;
    this.#identity = identity;
    this.#warn = warn;
    this.#has = prepareArrays(database, "SELECT 1 FROM task WHERE run = ? AND key = ?");
    this.#get = database.prepare(`SELECT ${FIELDS} FROM task WHERE run = ? AND key = ?`);
    // As one text, which takes a third of the time of as many rows.
    this.#hasAll = database.prepare(
      `SELECT json_group_array(key) AS keys
       FROM task WHERE run = ? AND key IN (SELECT value FROM json_each(?))`,
    );
    this.#rowsOf = prepareArrays(
      database,
      `SELECT key, rows,
       iif(file IS NOT NULL OR ?3, coalesce(artifact_text, artifact_bytes), NULL) AS artifact,
       file, seconds, digest, place
       FROM (SELECT key AS place, value AS asked FROM json_each(?2))
       CROSS JOIN task ON run = ?1 AND key = asked`,
    );
    this.#save = database.prepare(
      `INSERT OR REPLACE INTO task
       (run, key, rows, artifact_text, artifact_bytes, file, seconds, digest)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
  }

  /** The id of the run of the tasks with this fingerprint. */
  #idOf(fingerprint: string): number {
    const known = this.#ids.get(fingerprint);
    if (known !== undefined) return known;
    const run = this.#runOf(fingerprint);
    const id = this.#file.writable
      ? enterRun(this.#path, this.#database, run)
      : findRun(this.#database, run);
    this.#ids.set(fingerprint, id);
    return id;
  }

  #runOf(fingerprint: string): StoredRun {
    const { study, params, seed } = this.#identity;
    return { study, params, seed, fingerprint };
  }

  has(key: string): boolean {
    this.#dropDamaged();
    return this.#has.get(this.#idOf(this.#identity.fingerprints.of(key)), key) !== undefined;
  }

  save(tasks: readonly FinishedTask[]): void {
    try {
      if (!this.#file.writable) throw new Error(`store ${this.#path} cannot be written`);
      try {
        this.#saveAll(tasks);
      } catch (error) {
        if (!isFull(error)) throw error;
        // The journal may use most of the space, because it has some pages several times.
        checkpoint(this.#database);
        this.#saveAll(tasks);
      }
    } catch (error) {
      throw new SetupError(
        `what was finished cannot be kept in ${this.#path}: ${(error as Error).message}`,
      );
    }
  }

  #saveAll(tasks: readonly FinishedTask[]): void {
    inTransaction(this.#database, () => {
      for (const task of tasks) {
        const { key, rows, artifact, file, seconds } = task;
        const [text, bytes] = typeof artifact === "string" ? [artifact, null] : [null, artifact];
        const fingerprint = this.#identity.fingerprints.of(key);
        const digest = digestsOf(this.#runOf(fingerprint))(task);
        this.#save.run(this.#idOf(fingerprint), key, rows, text, bytes, file, seconds, digest);
      }
    });
  }

  get(key: string): FinishedTask | undefined {
    this.#dropDamaged();
    const run = this.#idOf(this.#identity.fingerprints.of(key));
    return this.#get.get(run, key) as FinishedTask | undefined;
  }

  hasAll(keys: readonly string[]): Set<string> {
    this.#dropDamaged();
    const found = this.#byRun(keys).map(({ fingerprint, own }) =>
      this.#hasAll.get(this.#idOf(fingerprint), JSON.stringify(own))
    );
    return new Set(found.flatMap((one) => JSON.parse(one!.keys as string) as string[]));
  }

  rowsOf(keys: readonly string[]): StoredRows {
    const rows: StoredRows["rows"][number][] = Array(keys.length).fill(null);
    const published: FinishedTask[] = [];
    let seconds = 0;
    for (const { fingerprint, own, places } of this.#byRun(keys)) {
      const digestOf = digestsOf(this.#runOf(fingerprint));
      const [run, asked] = [this.#idOf(fingerprint), JSON.stringify(own)];
      // What is not yet checked is checked here, so that a run that has ended is read once, with all artifacts.
      const found = this.#rowsOf.all(run, asked, this.#checked ? 0 : 1);
      for (const values of found as unknown as StoredValues[]) {
        const task = taskOf(values);
        if (!this.#checked && digestOf(task) !== task.digest) continue;
        rows[places[values[6] as number]] = JSON.parse(task.rows);
        seconds += task.seconds;
        if (task.file !== null) published.push(task);
      }
    }
    published.sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
    return { rows, seconds, published };
  }

  /** Keys with their places, by the fingerprint of their tasks. */
  #byRun(
    keys: readonly string[],
  ): { fingerprint: string; own: readonly string[]; places: number[] }[] {
    const { fingerprints } = this.#identity;
    // Most runs have one, and need not be asked for each key.
    const [only] = fingerprints.digests.length === 1 ? fingerprints.digests : [];
    const groups = Map.groupBy(keys.keys(), (place) => only ?? fingerprints.of(keys[place]));
    return [...groups].map(([fingerprint, places]) => {
      return { fingerprint, own: places.map((place) => keys[place]), places };
    });
  }

  *all(): Generator<FinishedTask> {
    this.#dropDamaged();
    for (const fingerprint of this.#identity.fingerprints.digests) {
      yield* storedTasks(this.#database, this.#idOf(fingerprint));
    }
  }

  /**
   * Deletes the tasks of this run whose bytes have changed; only its first call has anything to do.
   *
   * @throws {SetupError} when they cannot be deleted
   */
  #dropDamaged(): void {
    if (this.#checked) return;
    const drop = this.#database.prepare("DELETE FROM task WHERE run = ? AND key = CAST(? AS TEXT)");
    let damaged = 0;
    for (const fingerprint of this.#identity.fingerprints.digests) {
      const id = this.#idOf(fingerprint);
      const digestOf = digestsOf(this.#runOf(fingerprint));
      const keys: Uint8Array[] = [];
      for (const { tasks, bytesOfKey } of taskPages(this.#database, id)) {
        for (const [place, task] of tasks.entries()) {
          if (digestOf(task) !== task.digest) keys.push(bytesOfKey(place));
        }
      }
      damaged += keys.length;
      try {
        for (const key of keys) drop.run(id, key);
      } catch (error) {
        throw new SetupError(
          `${keys.length} tasks in ${this.#path} are damaged and cannot be removed: ` +
            (error as Error).message,
        );
      }
    }
    this.#checked = true;
    if (damaged === 0) return;
    this.#warn(`${this.#path}: ${damaged} of the tasks are damaged and will be run again`);
  }

  merge(path: string): number {
    // Read and written here, because SQLite's ATTACH needs more permissions than a run has.
    using other = openOther(path);
    const missing: FinishedTask[] = [];
    for (const fingerprint of this.#identity.fingerprints.digests) {
      const run = this.#runOf(fingerprint);
      const digestOf = digestsOf(run);
      for (const task of storedTasks(other.database, findRun(other.database, run))) {
        const own = this.#identity.fingerprints.of(task.key) === fingerprint;
        const whole = digestOf(task) === task.digest;
        if (own && whole && !this.has(task.key)) missing.push(task);
      }
    }
    if (missing.length > 0) this.save(missing);
    return missing.length;
  }

  close(): void {
    this.#file[Symbol.dispose]();
  }
}

/**
 * Opens an existing store.
 *
 * @throws {UsageError} when it is not a store
 */
function openOther(path: string): StoreFile {
  try {
    return openStoreFile(path, FORM, { mustExist: true });
  } catch (error) {
    if (error instanceof NotAStore) throw new UsageError(`${path} ${error.message}`);
    throw error;
  }
}
