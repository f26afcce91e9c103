/**
 * The executor without workers: runs the tasks one after the other in this thread. Limits of tasks have no
 * effect here, because nothing else runs during a task.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";
import { loadWork } from "matchbox/experiments/catalogue.ts";
import { locate } from "../files/project_files.ts";
import type { Executor, TaskSource } from "./executor.ts";
import { type AnyWork, type HandedTask, runTask, type TaskOutcome } from "./task.ts";

/** The time for collecting outcomes before they are reported, in milliseconds. */
const BATCH_MILLISECONDS = 50;

/**
 * Makes an executor that uses only this thread.
 *
 * @param clock of its tasks; default: the time of the machine
 */
export function threadExecutor(clock?: Clock): Executor {
  return {
    async run(job, source, onOutcomes, signal) {
      const loaded = await loadWork(locate(job.module).href);
      const work = clock ? withClock(loaded, clock) : loaded;
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

/** Work whose tasks are told the time of this clock. */
function withClock(work: AnyWork, clock: Clock): AnyWork {
  const told = { value: clock, enumerable: true };
  return {
    ...work,
    // The random stream stays one that is made when it is asked for.
    run(task, context) {
      const parts = { ...Object.getOwnPropertyDescriptors(context), clock: told };
      return work.run(task, Object.defineProperties({}, parts) as typeof context);
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
