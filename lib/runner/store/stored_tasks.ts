/**
 * The tables of the store of finished tasks: a row for each run, and a row for each of its tasks.
 *
 * @module
 */
import type { DatabaseSync } from "node:sqlite";
import { SetupError } from "matchbox/base/mod.ts";
import { digestOfChunks, shortDigest } from "../files/digest.ts";
import type { FinishedTask, RunIdentity } from "../work/task.ts";
import { prepareArrays } from "./sqlite.ts";
import type { StoreForm } from "./store_file.ts";

/** Its version is increased when the tables or the digests change; a store of another version is replaced. */
export const FORM: StoreForm = {
  kind: "tasks",
  version: 4,
  tables: [
    `CREATE TABLE run (
    id INTEGER PRIMARY KEY,
    study TEXT NOT NULL, params TEXT NOT NULL, seed INTEGER NOT NULL, fingerprint TEXT NOT NULL,
    UNIQUE (study, params, seed, fingerprint)
  ) STRICT`,
    `CREATE TABLE task (
    run INTEGER NOT NULL REFERENCES run, key TEXT NOT NULL, rows TEXT NOT NULL,
    artifact_text TEXT, artifact_bytes BLOB, file TEXT, seconds REAL NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (run, key)
  ) STRICT, WITHOUT ROWID`,
  ],
};

/** The stored fields of a task, apart from its run and its digest. */
export const FIELDS =
  "key, rows, coalesce(artifact_text, artifact_bytes) AS artifact, file, seconds";

/** The values of a task in the file: its fields, its digest, and what else is asked for. */
export type StoredValues = readonly [
  ...[string, string, FinishedTask["artifact"], string | null, number, string],
  ...unknown[],
];

/** A task from its values. */
export function taskOf([key, rows, artifact, file, seconds, digest]: StoredValues): StoredTask {
  return { key, rows, artifact, file, seconds, digest };
}

/** The number of tasks read at a time. */
const PAGE = 500;

/** A task as stored in the file. */
export interface StoredTask extends FinishedTask {
  readonly digest: string;
}

/** Some tasks of a run. */
export interface TaskPage {
  readonly tasks: readonly StoredTask[];
  /** The bytes of the key of a task, by its place here. Damaged keys may not be UTF-8. */
  bytesOfKey(place: number): Uint8Array;
}

/** The tasks of a run, sorted by key. */
export function* storedTasks(database: DatabaseSync, run: number): Generator<StoredTask> {
  for (const { tasks } of taskPages(database, run)) yield* tasks;
}

/** The same in pages, because the iterator of a statement ends without an error where the file is damaged. */
export function* taskPages(database: DatabaseSync, run: number): Generator<TaskPage> {
  const [first, next] = [">=", ">"].map((beyond) => {
    const from = `FROM task WHERE run = ? AND key ${beyond} CAST(? AS TEXT) ORDER BY key LIMIT`;
    return {
      tasks: prepareArrays(database, `SELECT ${FIELDS}, digest ${from} ${PAGE}`),
      key: database.prepare(`SELECT CAST(key AS BLOB) AS bytes ${from} 1 OFFSET ?`),
    };
  });
  let reader = first;
  let before: Uint8Array = new Uint8Array();
  for (;;) {
    const { tasks: read, key } = reader;
    const start = before;
    const tasks = (read.all(run, start) as unknown as StoredValues[]).map(taskOf);
    if (tasks.length === 0) return;
    const bytesOfKey = (place: number) => key.get(run, start, place)!.bytes as Uint8Array;
    yield { tasks, bytesOfKey };
    reader = next;
    before = bytesOfKey(tasks.length - 1);
  }
}

/** A run as it is stored: that of the tasks with one fingerprint. */
export type StoredRun = Omit<RunIdentity, "fingerprints"> & { readonly fingerprint: string };

/** The id of a run in the database; the id of no run when it has no tasks. */
export function findRun(database: DatabaseSync, identity: StoredRun): number {
  const { study, params, seed, fingerprint } = identity;
  const found = database.prepare(
    "SELECT id FROM run WHERE study = ? AND params = ? AND seed = ? AND fingerprint = ?",
  ).get(study, params, seed, fingerprint);
  return found ? found.id as number : 0;
}

/** The id of a run, inserted if necessary. */
export function enterRun(path: string, database: DatabaseSync, identity: StoredRun): number {
  const { study, params, seed, fingerprint } = identity;
  try {
    database.prepare(
      "INSERT OR IGNORE INTO run (study, params, seed, fingerprint) VALUES (?, ?, ?, ?)",
    ).run(study, params, seed, fingerprint);
  } catch (error) {
    throw new SetupError(`store ${path} cannot be written: ${(error as Error).message}`);
  }
  return findRun(database, identity);
}

/** A function that gives the digest of a task and of its run: what is the same for all tasks is written once. */
export function digestsOf(
  { study, params, seed, fingerprint }: StoredRun,
): (task: FinishedTask) => string {
  const head = JSON.stringify([study, params, seed, fingerprint]).slice(0, -1);
  return ({ key, rows, artifact, file, seconds }) => {
    const tail = JSON.stringify([key, file, seconds, rows, typeof artifact]).slice(1);
    const text = `${head},${tail}`;
    return artifact ? digestOfChunks([text, artifact]) : shortDigest(text);
  };
}
