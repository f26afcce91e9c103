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
import { encodeRows, type FinishedTask, type Job, type Outcome } from "./task.ts";
import { threadExecutor } from "./thread_executor.ts";
import { workerExecutor } from "./worker_executor.ts";

/** How tasks are run. */
export interface TaskOptions {
  /** Workers; 0 runs in this thread. One a core unless given. */
  readonly jobs?: number;
  readonly progress?: Progress;
  /** No further task is begun after it is aborted, and those under way are given up. */
  readonly signal?: AbortSignal;
  /** Is told of tasks as they end well, in any order, after they were kept. */
  onFinished?(tasks: readonly FinishedTask[]): void;
}

/** What became of the tasks that were run. */
export interface TasksRun {
  readonly total: number;
  /** How many were in the store before. */
  readonly resumed: number;
  readonly failures: readonly { readonly task: Task; readonly error: string }[];
}

/**
 * Runs the missing tasks: first the untimed ones, then each timed one alone.
 *
 * @param work the study or work of the job, as this thread loaded it
 * @param tasks lists the tasks anew each time; it may end early when no more are wanted
 */
export async function runTasks<P>(
  work: Work<P>,
  tasks: () => Iterable<Task>,
  job: Job,
  store: RunStore,
  { jobs, progress = noProgress, signal = new AbortController().signal, onFinished }: TaskOptions,
): Promise<TasksRun> {
  const counts = countTasks(tasks(), store);
  const failed = new Map<string, string>();
  const limited = new Map<string, Task>();
  let ended = counts.resumed;

  const onOutcomes = (outcomes: Outcome[]) => {
    const finished: FinishedTask[] = [];
    for (const outcome of outcomes) {
      const closed = "overdue" in outcome ? closeOverdue(outcome.key, outcome.overdue) : outcome;
      if ("error" in closed) failed.set(closed.key, closed.error);
      else finished.push(closed as FinishedTask);
    }
    store.save(finished);
    progress.update(ended += outcomes.length);
    onFinished?.(finished);
  };

  const closeOverdue = (key: string, state: unknown): Outcome => {
    const task = limited.get(key)!;
    if (!work.overdue) return { key, error: `no progress within ${task.limit} s` };
    const rows = work.overdue(task, job.params as P, state);
    return { key, rows: encodeRows(work.columns, rows), seconds: task.limit! };
  };

  function* missingTasks(timed: boolean): Iterable<Task> {
    for (const task of tasks()) {
      if (Boolean(task.timed) !== timed || store.has(task.key)) continue;
      if (task.limit !== undefined) limited.set(task.key, task);
      yield task;
    }
  }

  progress.start(work.id, counts.total, ended);
  for (const timed of [false, true]) {
    const missing = counts.missing[timed ? "timed" : "untimed"];
    if (missing === 0 || signal.aborted) continue;
    const workers = timed ? Math.min(jobs ?? 1, 1) : jobs ?? navigator.hardwareConcurrency;
    const executor = chooseExecutor(Math.min(workers, missing));
    await executor.run(job, missingTasks(timed), onOutcomes, signal);
  }
  progress.end();

  const failures = failed.size === 0 ? [] : [...tasks()].flatMap((task) => {
    const error = failed.get(task.key);
    return error === undefined ? [] : [{ task, error }];
  });
  return { total: counts.total, resumed: counts.resumed, failures };
}

function chooseExecutor(workers: number): Executor {
  return workers === 0 ? threadExecutor() : workerExecutor(workers);
}

function countTasks(tasks: Iterable<Task>, store: RunStore) {
  const keys = new Set<string>();
  const missing = { timed: 0, untimed: 0 };
  let resumed = 0;
  for (const task of tasks) {
    if (keys.has(task.key)) throw new TypeError(`two tasks have the key ${quote(task.key)}`);
    keys.add(task.key);
    if (store.has(task.key)) resumed++;
    else missing[task.timed ? "timed" : "untimed"]++;
  }
  return { total: keys.size, resumed, missing };
}
