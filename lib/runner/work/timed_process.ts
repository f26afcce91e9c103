/**
 * A process of its own for one task that measures time: reads the job and the task from standard input, runs
 * it, and writes its outcome to standard output.
 *
 * @module
 */
import { deserialize, serialize } from "node:v8";
// Packages load it, and it changes built-in classes, so it must come before they are frozen.
import "node:worker_threads";
import { loadCheckedWork } from "./checked_work.ts";
import { freezeBuiltIns, protectWorker } from "./protect.ts";
import { type HandedTask, type Job, runTask, type TaskOutcome } from "./task.ts";

/** What the process is given. */
export interface TimedOrder {
  readonly job: Job;
  readonly handed: HandedTask;
}

/** What it answers: the outcome of the task, or why its work cannot be loaded. */
export type TimedAnswer = { readonly outcome: TaskOutcome } | { readonly notReady: string };

// Only this module has them, so that no task can answer for itself or end the process.
const { stdin, stdout, exit } = Deno;
const given = new Uint8Array(await new Response(stdin.readable).arrayBuffer());
protectWorker();
await write(serialize(await answer(deserialize(given) as TimedOrder)));
exit(0);

async function answer({ job, handed }: TimedOrder): Promise<TimedAnswer> {
  try {
    const work = await loadCheckedWork(job);
    freezeBuiltIns();
    await work.prepare?.(job.params);
    return { outcome: runTask(work, job, handed) };
  } catch (error) {
    return { notReady: (error as Error).message };
  }
}

async function write(bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length;) {
    from += await stdout.write(bytes.subarray(from));
  }
}
