/**
 * The executor without workers: runs the tasks one after the other in this thread. Limits of tasks have
 * no effect here, because nothing can look in while a task is running.
 *
 * @module
 */
import { loadWork } from "matchbox/experiments/catalogue.ts";
import type { Executor } from "./executor.ts";
import { type Outcome, runTask } from "./task.ts";

/** How long outcomes are gathered before they are handed over, in milliseconds. */
const BATCH_MILLISECONDS = 50;

/** Makes an executor that uses this thread alone. */
export function threadExecutor(): Executor {
  return {
    async run(job, tasks, onOutcomes, signal) {
      const work = await loadWork(job.module);
      await work.prepare?.(job.params);
      let batch: Outcome[] = [];
      let started = performance.now();
      for (const task of tasks) {
        if (signal.aborted) break;
        batch.push(runTask(work, job, task, signal));
        if (performance.now() - started > BATCH_MILLISECONDS) {
          onOutcomes(batch);
          batch = [];
          // A turn of the event loop, so that Ctrl-C and progress come through.
          await new Promise((resolve) => setTimeout(resolve));
          started = performance.now();
        }
      }
      if (batch.length) onOutcomes(batch);
    },
  };
}
