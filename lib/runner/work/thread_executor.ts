/**
 * The executor without workers: runs the tasks one after the other in this thread. Limits of tasks have no
 * effect here, because nothing else runs during a task.
 *
 * @module
 */
import { loadWork } from "matchbox/experiments/catalogue.ts";
import { locate } from "../files/project_files.ts";
import type { Executor, TaskSource } from "./executor.ts";
import { type HandedTask, runTask, type TaskOutcome } from "./task.ts";

/** The time for collecting outcomes before they are reported, in milliseconds. */
const BATCH_MILLISECONDS = 50;

/** Makes an executor that uses only this thread. */
export function threadExecutor(): Executor {
  return {
    async run(job, source, onOutcomes, signal) {
      const work = await loadWork(locate(job.module).href);
      await work.prepare?.(job.params);
      // Code that a task left running may fail later; this must not end the run.
      const ignore = (event: Event) => event.preventDefault();
      globalThis.addEventListener("unhandledrejection", ignore);
      try {
        await runEach(source, (task) => runTask(work, job, task), onOutcomes, signal);
        await turn();
      } finally {
        globalThis.removeEventListener("unhandledrejection", ignore);
      }
    },
  };
}

async function runEach(
  source: TaskSource,
  run: (task: HandedTask) => TaskOutcome,
  onOutcomes: (outcomes: TaskOutcome[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let batch: TaskOutcome[] = [];
  let started = performance.now();
  const handOver = () => {
    if (batch.length) onOutcomes(batch);
    batch = [];
    started = performance.now();
  };
  while (!signal.aborted) {
    const [task] = source.take(1);
    if (task) batch.push(run(task));
    else {
      handOver();
      // Outcomes that were not taken would be waited for without end.
      if (signal.aborted || !await source.more()) break;
    }
    if (performance.now() - started > BATCH_MILLISECONDS) {
      handOver();
      // Lets Ctrl-C and progress be handled.
      await turn();
    }
  }
  handOver();
}

/** A turn of the event loop. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
