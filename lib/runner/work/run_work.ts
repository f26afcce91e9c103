/**
 * Runs the work of studies and tournaments: an executor runs the tasks that are not in the store, and their
 * results are stored.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/mod.ts";
import { decodeRows } from "./encoded_rows.ts";
import type { Executor, Executors } from "./executor.ts";
import type { Row } from "matchbox/report/table.ts";
import type { RunStore } from "../store/store.ts";
import {
  type AnyWork,
  type BrokenTask,
  finished,
  type FinishedTask,
  type Job,
  type TaskOutcome,
} from "./task.ts";
import { TaskQueue } from "./task_queue.ts";
import { hasProcesses, processExecutor } from "./process_executor.ts";
import { threadExecutor } from "./thread_executor.ts";
import { workerExecutor } from "./worker_executor.ts";

/** A failed task with its error. */
export interface FailedTask {
  /** The task that failed. */
  readonly task: Task;
  /** The message of its error. */
  readonly error: string;
}

/** A finished task with its decoded rows. */
export interface DecodedTask extends FinishedTask {
  /** Its rows, by the name of their set. */
  readonly decoded: Readonly<Record<string, readonly Row[]>>;
}

/** Options of `runWork`. */
export interface WorkRun {
  /** The study or work of the job, as loaded in this thread. */
  readonly work: AnyWork;
  /** What the workers need to load the same work. */
  readonly job: Job;
  /** Keeps every finished task at once. */
  readonly store: RunStore;
  /** Aborting it stops the run: no new task begins, and running tasks are abandoned. */
  readonly signal: AbortSignal;
  /** See `TaskSource`. */
  secondsLeft?(): number;
  /** Called with tasks as they end, in any order, after the finished ones were stored. */
  onEnded(finished: readonly DecodedTask[], failed: readonly FailedTask[]): void;
}

/**
 * Runs the tasks that are not in the store, each after the tasks in its `after`. Tasks that another process
 * has stored meanwhile count as finished.
 *
 * @param tasks generated as needed; may end early
 * @throws {SetupError} when results cannot be stored; then no new task begins
 */
export async function runWork(
  tasks: Iterable<Task>,
  executor: Executor,
  { work, job, store, signal, secondsLeft, onEnded }: WorkRun,
): Promise<void> {
  const queue = new TaskQueue(missing(), store, secondsLeft);
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

  // Errors thrown in a callback of an executor, e.g. for a worker's message, may not be caught by anyone.
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

/** The executors of this machine, with this number of workers; 0 uses only this thread. */
export function localExecutors(jobs: number = navigator.hardwareConcurrency): Executors {
  if (jobs === 0) {
    return { shared: threadExecutor(), alone: threadExecutor(), noProcesses: NO_PROCESSES };
  }
  return { shared: workerExecutor(jobs), ...aloneOnMachine() };
}

/** The executor of timed tasks on this machine: processes, or one worker where none can be started. */
export function aloneOnMachine(): Pick<Executors, "alone" | "noProcesses"> {
  return hasProcesses()
    ? { alone: processExecutor() }
    : { alone: workerExecutor(1), noProcesses: NO_PROCESSES };
}

const NO_PROCESSES =
  "times are measured in this program, not in a fresh process each, so that they " +
  "may depend on each other";

/** The end of a task: checks its outcome, and asks the study for the result of an overdue task. */
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
    // Throws when the text does not contain rows of these sets.
    const decoded = decodeRows(work.sets, done.rows);
    work.check?.(task, params, decoded);
    return { ...done, decoded };
  } catch (error) {
    return { key, error: (error as Error).message };
  }
}
