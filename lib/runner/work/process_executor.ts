/**
 * The executor of tasks that measure time: each runs alone in a fresh process. What the compiler does, and
 * where objects lie in memory, differs from process to process and hardly changes within one, so that timings
 * of one process are no independent measurements: the unit of a timed claim is a process.
 *
 * @module
 */
import { fromFileUrl } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { projectRoot } from "../files/project_files.ts";
import { Thread } from "../threads/thread.ts";
import type { Executor } from "./executor.ts";
import { type StartedProcess, startProcess } from "./start_process.ts";
import type { StarterFunctions } from "./starter_thread.ts";
import type { TaskOutcome } from "./task.ts";
import type { TimedOrder } from "./timed_process.ts";

/** The thread that may start processes where this one no longer may. */
let starter: Thread<StarterFunctions> | undefined;

/** Whether there can be processes for timed tasks. */
export function hasProcesses(): boolean {
  return starter !== undefined || mayStart();
}

/**
 * Keeps the permission for these processes in a thread of its own, so that this one can give it up before the
 * code of a study is loaded.
 */
export function keepProcesses(): void {
  if (starter !== undefined || !mayStart()) return;
  starter = new Thread({
    url: new URL("./starter_thread.ts", import.meta.url),
    name: "starter",
    permissions: {
      run: [Deno.execPath()],
      read: [fromFileUrl(projectRoot)],
      ...{ net: false, env: false, sys: false, write: false, ffi: false, import: false },
    },
    errorOf: (_, message) => new SetupError(`no process can be started: ${message}`),
  });
  // Later this thread may no longer give these permissions.
  starter.start();
}

function mayStart(): boolean {
  // A page has no programs at all.
  if (globalThis.Deno?.Command === undefined) return false;
  const { state } = Deno.permissions.querySync({ name: "run", command: Deno.execPath() });
  return state === "granted";
}

/** Makes an executor with a fresh process for each task, one at a time. */
export function processExecutor(): Executor {
  return {
    async run(job, source, onOutcomes, signal) {
      do {
        for (let [task] = source.take(1); task && !signal.aborted; [task] = source.take(1)) {
          const outcome = await runAlone({ job, handed: task }, signal);
          if (outcome) onOutcomes([outcome]);
        }
      } while (!signal.aborted && await source.more());
    },
  };
}

/**
 * Runs a task in a process of its own.
 *
 * @returns null when the run is aborted
 * @throws {SetupError} when the work of the job cannot be loaded there
 */
async function runAlone(order: TimedOrder, signal: AbortSignal): Promise<TaskOutcome | null> {
  const { answer, kill } = starter ? startedBy(starter, order) : startProcess(order);
  signal.addEventListener("abort", kill, { once: true });
  try {
    const end = await answer;
    if (signal.aborted) return null;
    if ("outcome" in end) return end.outcome;
    const { key } = order.handed.task;
    if ("ended" in end) return { key, error: `its process ended with code ${end.ended}` };
    throw new SetupError(`a process for timed tasks cannot be made ready: ${end.notReady}`);
  } finally {
    signal.removeEventListener("abort", kill);
  }
}

function startedBy(thread: Thread<StarterFunctions>, order: TimedOrder): StartedProcess {
  return { answer: thread.call("run", order), kill: () => void thread.call("kill") };
}
