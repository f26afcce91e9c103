/**
 * What stands for the store of finished tasks in a page: they are kept while the run goes on.
 *
 * @module
 */
import { nameOf } from "matchbox/runner/files/project_files.ts";
import type { RunStore } from "matchbox/runner/store/store.ts";
import type { KeptIn, Started } from "matchbox/runner/work/open_job.ts";
import type { FinishedTask, Job } from "matchbox/runner/work/task.ts";

/** A job for the workers of this page, and a store in memory. */
export function openJob(
  { modules, params, seed, fingerprints }: Started,
  _: KeptIn,
): { readonly job: Job; readonly store: RunStore } {
  // The page and its workers are of one bundle.
  const fingerprint = fingerprints?.whole ?? { digest: "page", files: [] };
  const job = { module: nameOf(modules[0]), fingerprint, params, seed } as unknown as Job;
  return { job, store: memoryStore() };
}

function memoryStore(): RunStore {
  const tasks = new Map<string, FinishedTask>();
  return {
    has: (key) => tasks.has(key),
    save: (finished) => finished.forEach((task) => tasks.set(task.key, task)),
    get: (key) => tasks.get(key),
    hasAll: (keys) => new Set(keys.filter((key) => tasks.has(key))),
    rowsOf(keys) {
      const found = keys.map((key) => tasks.get(key) ?? null);
      return {
        rows: found.map((task) => task && JSON.parse(task.rows)),
        seconds: found.reduce((sum, task) => sum + (task?.seconds ?? 0), 0),
        published: found.filter((task) => task !== null && task.file !== null) as FinishedTask[],
      };
    },
    all: () => tasks.values(),
    merge: () => 0,
    close() {},
  };
}
