/**
 * The executor without workers: runs the tasks one after the other in this thread. Limits of tasks have
 * no effect here, because nothing can look in while a task is running.
 *
 * @module
 */
import { loadWork } from "matchbox/experiments/catalogue.ts";
import type { Task } from "matchbox/experiments/study.ts";
import type { Executor } from "./executor.ts";
import { runTask, type TaskOutcome } from "./task.ts";

/** How long outcomes are gathered before they are handed over, in milliseconds. */
const BATCH_MILLISECONDS = 50;

/** Makes an executor that uses this thread alone. */
export function threadExecutor(): Executor {
  return {
    async run(job, tasks, onOutcomes, signal) {
      const work = await loadWork(job.module);
      await work.prepare?.(job.params);
      // What a task left running may fail later, and must not end the run.
      const ignore = (event: Event) => event.preventDefault();
      globalThis.addEventListener("unhandledrejection", ignore);
      try {
        await runEach(tasks, (task) => runTask(work, job, task), onOutcomes, signal);
        await turn();
      } finally {
        globalThis.removeEventListener("unhandledrejection", ignore);
      }
    },
  };
}

async function runEach(
  tasks: Iterable<Task>,
  run: (task: Task) => TaskOutcome,
  onOutcomes: (outcomes: TaskOutcome[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let batch: TaskOutcome[] = [];
  let started = performance.now();
  for (const task of tasks) {
    if (signal.aborted) break;
    batch.push(run(task));
    if (performance.now() - started > BATCH_MILLISECONDS) {
      onOutcomes(batch);
      batch = [];
      // So that Ctrl-C and progress come through.
      await turn();
      started = performance.now();
    }
  }
  if (batch.length) onOutcomes(batch);
}

/** A turn of the event loop. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
