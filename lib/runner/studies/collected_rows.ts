/**
 * The rows of a run, collected from the store in the order of the tasks.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { noRows, type RowSets, type Task } from "matchbox/experiments/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import type { RunStore } from "../store/store.ts";
import { decodeRows } from "../work/encoded_rows.ts";
import { batches } from "./batches.ts";

/** The rows of a study by the name of their set. */
export type StudyRows = Readonly<Record<string, readonly Row[]>>;

/** The number of rows of all sets. */
export function countRows(rows: StudyRows): number {
  return sumOf(Object.values(rows), (set) => set.length);
}

/** The results of the finished tasks of a run. */
export interface CollectedRows {
  /** The rows of each set, in the order of the tasks. */
  readonly rows: StudyRows;
  /** Artifacts to be published, by file name. */
  readonly artifacts: ReadonlyMap<string, string | Uint8Array>;
  /** The number of unfinished tasks. */
  readonly missing: number;
  /** The total seconds of the finished tasks. */
  readonly taskSeconds: number;
}

/**
 * Collects the results in the store.
 *
 * @throws {TypeError} when two artifacts have the same file name
 */
export function collectRows(
  { sets }: { readonly sets: RowSets },
  tasks: Iterable<Task>,
  store: Pick<RunStore, "getAll">,
): CollectedRows {
  const rows = noRows(sets) as Record<string, Row[]>;
  const artifacts = new Map<string, string | Uint8Array>();
  let [missing, taskSeconds] = [0, 0];
  for (const batch of batches(tasks)) {
    const keys = batch.map(({ key }) => key);
    const found = new Map(store.getAll(keys).map((task) => [task.key, task]));
    missing += keys.length - found.size;
    for (const key of keys) {
      const task = found.get(key);
      if (!task) continue;
      taskSeconds += task.seconds;
      const decoded = decodeRows(sets, task.rows);
      for (const name in decoded) for (const row of decoded[name]) rows[name].push(row);
      if (task.file === null) continue;
      if (artifacts.has(task.file)) throw new TypeError(`two artifacts are named ${task.file}`);
      artifacts.set(task.file, task.artifact!);
    }
  }
  return { rows, artifacts, missing, taskSeconds };
}
