/**
 * The interface of an executor, which runs tasks in any order and place. It is a parameter; the rest of the
 * runner does not depend on which executor it is.
 *
 * @module
 */
import type { HandedTask, Job, TaskOutcome } from "./task.ts";

/** The source of an executor's tasks. */
export interface TaskSource {
  /**
   * Takes tasks that are ready to run.
   *
   * @param count the most tasks to take
   * @returns the tasks; when empty, `more` tells whether there will be others
   */
  take(count: number): HandedTask[];
  /** The number of tasks that are ready; Infinity when it is unknown. */
  readonly ready: number;
  /** Resolves to true once there may be tasks to take, and to false when there will be no more. */
  more(): Promise<boolean>;
  /** Returns tasks that were taken but not run. */
  giveBack(tasks: readonly HandedTask[]): void;
  /** An estimate of the time that one worker would need for the rest; without it the work is long. */
  secondsLeft?(): number;
}

/** Runs the tasks of a job. */
export interface Executor {
  /**
   * Runs all tasks of `source` and calls `onOutcomes` as they end. Resolves when all have ended, or soon
   * after `signal` is aborted; running tasks are then abandoned.
   *
   * @param onOutcomes gets every outcome once, in any order, several at a time when tasks are short; it
   *   never throws, and must be called before waiting for `source.more()`
   */
  run(
    job: Job,
    source: TaskSource,
    onOutcomes: (outcomes: TaskOutcome[]) => void,
    signal: AbortSignal,
  ): Promise<void>;
}

/** The executors of a run. */
export interface Executors {
  /** For tasks that may run at the same time. */
  readonly shared: Executor;
  /** For tasks that measure time: runs one at a time and nothing else, each in a fresh process if possible. */
  readonly alone: Executor;
  /** Why timed tasks have no processes of their own, in a sentence; undefined when they have. */
  readonly noProcesses?: string;
  /** The workers in words, where they are on other machines. */
  workers?(): string;
}
