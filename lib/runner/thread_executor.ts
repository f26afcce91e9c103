/**
 * The executor without workers: runs the tasks one after the other in this thread.
 *
 * @module
 */
import { loadStudy } from "matchbox/experiments/catalogue.ts";
import type { Executor } from "./executor.ts";
import { type Outcome, runTask } from "./task.ts";

/** How long outcomes are gathered before they are handed over, in milliseconds. */
const BATCH_MILLISECONDS = 50;

/** Makes an executor that uses this thread alone. */
export function threadExecutor(): Executor {
  return {
    async run(job, tasks, onOutcomes, signal) {
      const study = await loadStudy(job.study);
      let batch: Outcome[] = [];
      let started = performance.now();
      for (const task of tasks) {
        if (signal.aborted) break;
        batch.push(runTask(study, job, task, signal));
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
