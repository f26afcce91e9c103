/**
 * The workers and runs of a queue, for people.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import type { QueueAddress } from "./address.ts";
import { QueueThread } from "./queue_thread.ts";
import type { QueueStatus, SeenRun, SeenWorker } from "./seen.ts";
import { type Timing, usualTiming } from "./timing.ts";

export type { QueueStatus, SeenRefusal, SeenRun, SeenWorker } from "./seen.ts";
export type { WorkerRecord } from "./messages.ts";
export type { Timing } from "./timing.ts";

/** Workers that are named in one line; the others are counted. */
const NAMED = 4;

/** Seconds of silence that are mentioned. */
const SILENCE = 8;

/**
 * The workers and runs of a queue. The thread that asks is started at once.
 *
 * @throws {SetupError} when the queue cannot be reached
 */
export async function queueStatus(
  address: QueueAddress,
  timing: Timing = usualTiming,
): Promise<QueueStatus> {
  const thread = new QueueThread(address, timing);
  try {
    return await thread.call("status");
  } finally {
    thread.close();
  }
}

/** One line about the workers. */
export function workersInWords(workers: readonly SeenWorker[]): string {
  if (workers.length === 0) return "no worker";
  const cores = workers.reduce((sum, { jobs }) => sum + jobs, 0);
  const names = workers.slice(0, NAMED).map(({ name, ago }) =>
    `${name}${ago > SILENCE ? ` (silent for ${Math.round(ago)} s)` : ""}`
  );
  if (workers.length > NAMED) names.push(`${workers.length - NAMED} more`);
  return `${counted(workers.length, "worker")} with ${counted(cores, "core")}: ${names.join(", ")}`;
}

/** A number of things in words. */
export function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

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
      measured("last seen", "seconds since it was last heard of", 0),
    ],
    rows: workers.map(({ name, machine, jobs, tasks, ago }) => ({
      ...{ worker: name, machine, cores: jobs, tasks, "last seen": ago },
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
