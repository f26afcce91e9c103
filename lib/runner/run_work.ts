/**
 * The one way of running work, for studies and tournaments: has an executor run the tasks that the store does
 * not have, and keeps what they give.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/mod.ts";
import { decodeRows } from "./encoded_rows.ts";
import type { Executor, Executors } from "./executor.ts";
import type { Row } from "matchbox/report/table.ts";
import type { RunStore } from "./store.ts";
import {
  type AnyWork,
  type BrokenTask,
  finished,
  type FinishedTask,
  type Job,
  type TaskOutcome,
} from "./task.ts";
import { TaskQueue } from "./task_queue.ts";
import { threadExecutor } from "./thread_executor.ts";
import { workerExecutor } from "./worker_executor.ts";

/** A task that failed, and why. */
export interface FailedTask {
  readonly task: Task;
  readonly error: string;
}

/** A task that has finished, with its rows. */
export interface DecodedTask extends FinishedTask {
  readonly decoded: Readonly<Record<string, readonly Row[]>>;
}

/** What is run, and who hears of it. */
export interface WorkRun {
  /** The study or work of the job, as this thread loaded it. */
  readonly work: AnyWork;
  readonly job: Job;
  readonly store: RunStore;
  /** No further task is begun after it is aborted, and those under way are given up. */
  readonly signal: AbortSignal;
  /** Is called with tasks as they end, in any order, after the finished ones were kept. */
  onEnded(finished: readonly DecodedTask[], failed: readonly FailedTask[]): void;
}

/**
 * Runs tasks that the store does not have, each after those that it comes after. Those that another process
 * has stored meanwhile count as finished.
 *
 * @param tasks listed as they are wanted; the list may end early
 * @throws {SetupError} when what was finished cannot be kept; then no further task is begun
 */
export async function runWork(
  tasks: Iterable<Task>,
  executor: Executor,
  { work, job, store, signal, onEnded }: WorkRun,
): Promise<void> {
  const queue = new TaskQueue(missing(), store);
  const failure = new AbortController();

  function* missing(): Iterable<Task> {
    for (const task of tasks) {
      const stored = store.has(task.key) && store.get(task.key);
      if (stored) onEnded([{ ...stored, decoded: decodeRows(work.sets, stored.rows) }], []);
      else yield task;
    }
  }

  const take = (outcomes: TaskOutcome[]) => {
    const done: DecodedTask[] = [];
    const failed: FailedTask[] = [];
    for (const outcome of outcomes) {
      const task = queue.running(outcome.key);
      if (!task) throw new Error(`task ${outcome.key} has ended, but was not handed out`);
      const end = endOf(work, job, task, outcome);
      if ("error" in end) failed.push({ task, error: end.error });
      else done.push(end);
    }
    store.save(done);
    for (const { key } of outcomes) queue.ended(key);
    onEnded(done, failed);
  };

  // An executor may be called back where nobody catches what is thrown, as by a message of a worker.
  const onOutcomes = (outcomes: TaskOutcome[]) => {
    if (failure.signal.aborted) return;
    try {
      take(outcomes);
    } catch (error) {
      failure.abort(error);
    }
  };

  await executor.run(job, queue, onOutcomes, AbortSignal.any([signal, failure.signal]));
  if (failure.signal.aborted) throw failure.signal.reason;
}

/** The executors of this machine: that many workers, or 0 for this thread alone. */
export function localExecutors(jobs: number = navigator.hardwareConcurrency): Executors {
  if (jobs === 0) return { shared: threadExecutor(), alone: threadExecutor() };
  return { shared: workerExecutor(jobs), alone: workerExecutor(1) };
}

/** How a task ended, after what its outcome says was checked and an overdue task was closed. */
function endOf(
  work: AnyWork,
  { params }: Job,
  task: Task,
  outcome: TaskOutcome,
): DecodedTask | BrokenTask {
  const { key, limit } = task;
  try {
    if ("error" in outcome) return outcome;
    if ("overdue" in outcome && !work.overdue) {
      return { key, error: `no progress within ${limit} s` };
    }
    const done = "overdue" in outcome
      ? finished(work, task, work.overdue!(task, params, outcome.overdue), limit!)
      : outcome;
    // Throws when what came from elsewhere are not rows of these sets.
    const decoded = decodeRows(work.sets, done.rows);
    work.check?.(task, params, decoded);
    return { ...done, decoded };
  } catch (error) {
    return { key, error: (error as Error).message };
  }
}
