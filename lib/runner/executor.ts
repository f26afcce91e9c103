/**
 * The contract of an executor: something that runs tasks, in whatever order and place.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/study.ts";
import type { Job, TaskOutcome } from "./task.ts";

/** Runs the tasks of a job. */
export interface Executor {
  /**
   * Runs `tasks` and calls `onOutcomes` as they end. Resolves when all of them have ended, or soon
   * after `signal` is aborted; tasks under way are then given up.
   *
   * @param onOutcomes receives every outcome once, in any order, several at a time when tasks are short
   */
  run(
    job: Job,
    tasks: Iterable<Task>,
    onOutcomes: (outcomes: TaskOutcome[]) => void,
    signal: AbortSignal,
  ): Promise<void>;
}
