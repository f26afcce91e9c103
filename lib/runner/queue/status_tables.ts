/**
 * The workers and runs of a queue as tables.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import type { SeenRun, SeenWorker } from "./seen.ts";

export type { WorkerRecord } from "./worker_record.ts";
export type { SeenRefusal, SeenRun, SeenWorker } from "./seen.ts";

const measured = (name: string, meaning: string, digits?: number): Column => ({
  ...{ name, meaning, digits },
  kind: "measured",
});
const key = (name: string, meaning: string): Column => ({ name, meaning, kind: "key" });

/** The workers, one a row. */
export function workersTable(workers: readonly SeenWorker[]): Table {
  return {
    name: "workers",
    title: "Workers of the queue",
    columns: [
      key("worker", "name of the worker"),
      key("machine", "name of its machine"),
      measured("cores", "tasks that it runs at the same time"),
      measured("tasks", "tasks that it has finished", 0),
      measured("tasks/s", "tasks a second in the last twenty seconds", 1),
      measured("last seen", "seconds since it was last heard of", 0),
      measured("state", "whether it takes tasks"),
    ],
    rows: workers.map(({ name, machine, jobs, tasks, rate, ago, draining }) => ({
      worker: name,
      machine,
      cores: jobs,
      tasks,
      "tasks/s": rate,
      "last seen": ago,
      state: draining ? "ends" : "works",
    })),
  };
}

/** The runs, one a row. */
export function runsTable(runs: readonly SeenRun[]): Table {
  return {
    name: "runs",
    title: "What the queue is asked for",
    columns: [
      key("run", "id of the study, or what else it is"),
      key("seed", "its master seed"),
      key("version", "fingerprint of its sources"),
      measured("askers", "programs that wait for it"),
      measured("waiting", "batches that no worker has taken"),
      measured("active", "batches that a worker has"),
      measured("done", "batches of the last hour"),
      measured("failed", "batches that failed"),
      key("queue", "name of its queue"),
    ],
    rows: runs.map((
      { work, seed, fingerprint, askers, waiting, active, completed, failed, queue },
    ) => ({
      ...{ run: work, seed, version: fingerprint, askers, waiting, active },
      ...{ done: completed, failed, queue },
    })),
  };
}
