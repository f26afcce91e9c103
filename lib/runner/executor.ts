/**
 * The contract of an executor: something that runs tasks, in whatever order and place. It is handed in, and
 * nothing else in the runner knows which one it is.
 *
 * @module
 */
import type { HandedTask, Job, TaskOutcome } from "./task.ts";

/** Where an executor gets its tasks from. */
export interface TaskSource {
  /**
   * Takes tasks that can be run now.
   *
   * @param count at most so many
   * @returns none when none can be run now; `more` then says whether to come again
   */
  take(count: number): HandedTask[];
  /** How many can be run now; Infinity when that is not known. */
  readonly ready: number;
  /** Resolves to true as soon as there may be tasks to take, and to false when there will be none. */
  more(): Promise<boolean>;
  /** Gives back tasks that were taken and not run. */
  giveBack(tasks: readonly HandedTask[]): void;
}

/** Runs the tasks of a job. */
export interface Executor {
  /**
   * Runs all tasks of `source` and calls `onOutcomes` as they end. Resolves when all of them have ended, or
   * soon after `signal` is aborted; tasks under way are then given up.
   *
   * @param onOutcomes receives every outcome once, in any order, several at a time when tasks are short; it
   * must be called before `source.more()` is waited for, and never throws
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
  /** For tasks that may run beside each other. */
  readonly shared: Executor;
  /** For tasks that measure time: runs one at a time, with nothing beside it. */
  readonly alone: Executor;
}
