/**
 * Has tasks run that the store does not have yet, and keeps what they give.
 *
 * @module
 */
import type { Task, Work } from "matchbox/experiments/mod.ts";
import { quote } from "matchbox/base/mod.ts";
import type { Executor } from "./executor.ts";
import { noProgress, type Progress } from "./progress.ts";
import type { RunStore } from "./store.ts";
import { encodeRows, type FinishedTask, type Job, type TaskOutcome } from "./task.ts";
import { threadExecutor } from "./thread_executor.ts";
import { workerExecutor } from "./worker_executor.ts";

/** How tasks are run. */
export interface TaskOptions {
  /** Workers; 0 runs in this thread. One a core unless given. */
  readonly jobs?: number;
  readonly progress?: Progress;
  /** No further task is begun after it is aborted, and those under way are given up. */
  readonly signal?: AbortSignal;
}

/** A task that failed, and why. */
export interface FailedTask {
  readonly task: Task;
  readonly error: string;
}

/** What became of the tasks that were run. */
export interface TasksRun {
  readonly total: number;
  /** How many were in the store before. */
  readonly resumed: number;
  /** In the order of the tasks. */
  readonly failures: readonly FailedTask[];
}

/**
 * Runs the missing tasks: first the untimed ones, then each timed one alone.
 *
 * @param work the study or work of the job, as this thread loaded it
 */
export async function runTasks<P>(
  work: Work<P>,
  tasks: Iterable<Task>,
  job: Job,
  store: RunStore,
  { jobs, progress = noProgress, signal = new AbortController().signal }: TaskOptions,
): Promise<TasksRun> {
  const { places, untimed, timed } = missingAmong(tasks, store);
  const resumed = places.size - untimed.length - timed.length;
  const failures: FailedTask[] = [];
  let ended = resumed;
  progress.start(work.id, places.size, ended);
  for (const missing of [untimed, timed]) {
    if (missing.length === 0 || signal.aborted) continue;
    const most = missing === timed ? Math.min(jobs ?? 1, 1) : jobs;
    const workers = Math.min(most ?? navigator.hardwareConcurrency, missing.length);
    await runMissing(work, missing, job, store, workers, signal, (finished, failed) => {
      failures.push(...failed);
      progress.update(ended += finished.length + failed.length);
    });
  }
  progress.end();
  failures.sort((one, other) => places.get(one.task.key)! - places.get(other.task.key)!);
  return { total: places.size, resumed, failures };
}

/**
 * Runs tasks that the store does not have; they are listed as they are wanted, and the list may end early.
 *
 * @param workers 0 runs in this thread
 * @param onEnded is told of tasks as they end, in any order, after those that ended well were kept
 */
export async function runMissing<P>(
  work: Work<P>,
  tasks: Iterable<Task>,
  job: Job,
  store: RunStore,
  workers: number,
  signal: AbortSignal,
  onEnded: (finished: readonly FinishedTask[], failed: readonly FailedTask[]) => void,
): Promise<void> {
  /** Those handed out. */
  const running = new Map<string, Task>();

  const closeOverdue = (task: Task, state: unknown): TaskOutcome => {
    const { key, limit } = task;
    if (!work.overdue) return { key, error: `no progress within ${limit} s` };
    const rows = work.overdue(task, job.params as P, state);
    return { key, rows: encodeRows(work.columns, rows), seconds: limit! };
  };

  const onOutcomes = (outcomes: TaskOutcome[]) => {
    const finished: FinishedTask[] = [];
    const failed: FailedTask[] = [];
    for (const outcome of outcomes) {
      const task = running.get(outcome.key)!;
      running.delete(outcome.key);
      const closed = "overdue" in outcome ? closeOverdue(task, outcome.overdue) : outcome;
      if ("error" in closed) failed.push({ task, error: closed.error });
      else finished.push(closed as FinishedTask);
    }
    store.save(finished);
    onEnded(finished, failed);
  };

  function* handedOut(): Iterable<Task> {
    for (const task of tasks) {
      running.set(task.key, task);
      yield task;
    }
  }

  await chooseExecutor(workers).run(job, handedOut(), onOutcomes, signal);
}

function chooseExecutor(workers: number): Executor {
  return workers === 0 ? threadExecutor() : workerExecutor(workers);
}

/** The tasks that the store does not have, and the place of every task in the list. */
function missingAmong(tasks: Iterable<Task>, store: RunStore) {
  const places = new Map<string, number>();
  const [untimed, timed]: Task[][] = [[], []];
  for (const task of tasks) {
    if (places.has(task.key)) throw new TypeError(`two tasks have the key ${quote(task.key)}`);
    places.set(task.key, places.size);
    if (!store.has(task.key)) (task.timed ? timed : untimed).push(task);
  }
  return { places, untimed, timed };
}
