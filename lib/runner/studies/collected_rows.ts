/**
 * The rows of a run, collected from the store in the order of the tasks.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { noRows, type RowSets, type Task } from "matchbox/experiments/mod.ts";
import type { Row } from "matchbox/report/table.ts";
import type { RunStore } from "../store/store.ts";
import { addRows } from "../work/encoded_rows.ts";
import { batches } from "../work/batches.ts";

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
  /** The number of tasks. */
  readonly total: number;
  /** The number of unfinished tasks. */
  readonly missing: number;
  /** The total seconds of the finished tasks. */
  readonly taskSeconds: number;
}

/**
 * Collects the results in the store.
 *
 * @param options.most ends as soon as more tasks are missing; default: none are too many
 * @throws {TypeError} when two artifacts have the same file name
 */
export async function collectRows(
  { sets }: { readonly sets: RowSets },
  tasks: Iterable<Task>,
  store: Pick<RunStore, "rowsOf">,
  { most = Infinity }: { readonly most?: number } = {},
): Promise<CollectedRows> {
  const rows = noRows(sets) as Record<string, Row[]>;
  const artifacts = new Map<string, string | Uint8Array>();
  let [total, missing, taskSeconds] = [0, 0, 0];
  for await (const batch of batches(tasks)) {
    const found = store.rowsOf(batch.map(({ key }) => key));
    total += batch.length;
    taskSeconds += found.seconds;
    for (const ofTask of found.rows) {
      if (ofTask) addRows(sets, ofTask, rows);
      else missing++;
    }
    if (missing > most) break;
    for (const { file, artifact } of found.published) {
      if (artifacts.has(file!)) throw new TypeError(`two artifacts are named ${file}`);
      artifacts.set(file!, artifact!);
    }
  }
  return { rows, artifacts, total, missing, taskSeconds };
}
