/**
 * A worker's side of the pool: it loads the work of its job, then runs batches of tasks and sends back their
 * outcomes. Workers of Deno and of a page do the same.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/mod.ts";
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

/** The most time that outcomes wait for the rest of their batch, in milliseconds. */
const FLUSH_MILLISECONDS = 100;

/** The worker's end of the channel to the pool. */
export interface PoolPort {
  /** Sends a message to the pool. */
  readonly post: (message: FromWorker) => void;
  /** Its messages go to this function. */
  readonly listen: (take: (message: ToWorker) => void) => void;
}

/**
 * Runs what the pool sends.
 *
 * @param load loads the work of the job
 */
export function serveTasks(
  { post, listen }: PoolPort,
  load: (job: Job) => Promise<AnyWork>,
): void {
  let job: Job;
  let work: AnyWork;
  listen(async (message) => {
    if ("job" in message) {
      job = message.job;
      try {
        work = await load(job);
        await work.prepare?.(job.params);
      } catch (error) {
        return post({ error: (error as Error).message });
      }
      post({ outcomes: [], idle: true });
    } else {
      // In a timer: in a listener, Deno 2.9 hangs when the heap is full, instead of ending the worker.
      setTimeout(() => runBatch(work, job, message.tasks, post));
    }
  });
}

function runBatch(
  work: AnyWork,
  job: Job,
  tasks: readonly HandedTask[],
  post: PoolPort["post"],
): void {
  let outcomes: TaskOutcome[] = [];
  let sent = performance.now();
  for (const handed of tasks) {
    outcomes.push(runTask(work, job, handed, signsOfLife(handed.task, post)));
    if (performance.now() - sent > FLUSH_MILLISECONDS) {
      post({ outcomes, idle: false });
      outcomes = [];
      sent = performance.now();
    }
  }
  post({ outcomes, idle: true });
}

/** Makes the function that sends the signs of life of a task with a limit; the first is sent at once. */
function signsOfLife(
  task: Task,
  post: PoolPort["post"],
): ((state: unknown, limit?: number) => void) | undefined {
  if (task.limit === undefined) return undefined;
  let current = task.limit;
  const tell = (state: unknown, limit = current) => {
    current = limit;
    post({ task: task.key, state, limit });
  };
  tell(null);
  return tell;
}
