/**
 * A worker of the pool: loads the work of its job, then runs batches of tasks and sends back their outcomes.
 *
 * @module
 */
import { workerData } from "node:worker_threads";
import type { Task } from "matchbox/experiments/mod.ts";
import { loadCheckedWork } from "./checked_work.ts";
import { freezeBuiltIns, protectWorker } from "./protect.ts";
import { type AnyWork, type HandedTask, type Job, runTask, type TaskOutcome } from "./task.ts";

/** Messages of the pool: first the job, then batches of tasks. */
export type ToWorker = { readonly job: Job } | { readonly tasks: readonly HandedTask[] };

/** A worker's message with outcomes; `idle` is true for the last ones of a batch. */
export interface TaskOutcomes {
  readonly outcomes: readonly TaskOutcome[];
  readonly idle: boolean;
}

/** A worker's message for a task with a limit: at its beginning and at each progress report. */
export interface SignOfLife {
  readonly task: string;
  readonly state: unknown;
  /** Seconds within which the next one must arrive. */
  readonly limit: number;
}

/** A worker's message when its work cannot be loaded. */
export interface NotReady {
  readonly error: string;
}

/** Any of these. */
export type FromWorker = TaskOutcomes | SignOfLife | NotReady;

// Only this module has the channel to the pool, so that no task can send messages as the worker.
const given = workerData as { port?: MessagePort };
const port = given.port!;
delete given.port;
const post = port.postMessage.bind(port);
protectWorker();

/** The most time that outcomes wait for the rest of their batch, in milliseconds. */
const FLUSH_MILLISECONDS = 100;

let job: Job;
let work: AnyWork;

port.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ("job" in data) {
    job = data.job;
    try {
      work = await loadCheckedWork(job);
      freezeBuiltIns();
      await work.prepare?.(job.params);
    } catch (error) {
      return post({ error: (error as Error).message } satisfies NotReady);
    }
    send([], true);
  } else {
    // In a timer: in a listener, Deno 2.9 hangs when the heap is full, instead of ending the worker.
    setTimeout(() => runBatch(data.tasks));
  }
};

function runBatch(tasks: readonly HandedTask[]): void {
  let outcomes: TaskOutcome[] = [];
  let sent = performance.now();
  for (const handed of tasks) {
    outcomes.push(runTask(work, job, handed, signsOfLife(handed.task)));
    if (performance.now() - sent > FLUSH_MILLISECONDS) {
      send(outcomes, false);
      outcomes = [];
      sent = performance.now();
    }
  }
  send(outcomes, true);
}

/** Makes the function that sends the signs of life of a task with a limit; the first is sent at once. */
function signsOfLife(task: Task): ((state: unknown, limit?: number) => void) | undefined {
  if (task.limit === undefined) return undefined;
  let current = task.limit;
  const tell = (state: unknown, limit = current) => {
    current = limit;
    post({ task: task.key, state, limit } satisfies SignOfLife);
  };
  tell(null);
  return tell;
}

function send(outcomes: TaskOutcome[], idle: boolean): void {
  post({ outcomes, idle } satisfies TaskOutcomes);
}
