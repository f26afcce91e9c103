/**
 * The executor of tasks that measure time: each runs alone in a fresh process. What the compiler does, and
 * where objects lie in memory, differs from process to process and hardly changes within one, so that timings
 * of one process are no independent measurements: the unit of a timed claim is a process.
 *
 * @module
 */
import { deserialize, serialize } from "node:v8";
import { fromFileUrl } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { locate, projectRoot } from "../files/project_files.ts";
import type { Executor } from "./executor.ts";
import type { HandedTask, Job, TaskOutcome } from "./task.ts";
import type { TimedAnswer, TimedOrder } from "./timed_process.ts";

const ENTRY = fromFileUrl(new URL("./timed_process.ts", import.meta.url));

/** Whether this program may start Deno, and so has processes for timed tasks. */
export function hasProcesses(): boolean {
  // A page has no programs at all.
  if (!globalThis.Deno?.Command) return false;
  const { state } = Deno.permissions.querySync({ name: "run", command: Deno.execPath() });
  return state === "granted";
}

/** Makes an executor with a fresh process for each task, one at a time. */
export function processExecutor(): Executor {
  return {
    async run(job, source, onOutcomes, signal) {
      do {
        for (let [task] = source.take(1); task && !signal.aborted; [task] = source.take(1)) {
          const outcome = await runAlone(job, task, signal);
          if (outcome) onOutcomes([outcome]);
        }
      } while (!signal.aborted && await source.more());
    },
  };
}

/**
 * Runs a task in a process of its own, which may read the project and do nothing else.
 *
 * @returns null when the run is aborted
 * @throws {SetupError} when the work of the job cannot be loaded there
 */
async function runAlone(
  job: Job,
  handed: HandedTask,
  signal: AbortSignal,
): Promise<TaskOutcome | null> {
  const { key } = handed.task;
  const folders = [fromFileUrl(projectRoot), fromFileUrl(locate(job.module))];
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--node-modules-dir=manual", "--no-remote", "--quiet", "--no-prompt"],
      ...folders.map((folder) => `--allow-read=${folder}`),
      ENTRY,
    ],
    ...{ stdin: "piped", stdout: "piped", stderr: "inherit" },
  }).spawn();
  const kill = () => child.kill();
  signal.addEventListener("abort", kill, { once: true });
  try {
    const read = new Response(child.stdout).arrayBuffer();
    const order: TimedOrder = { job, handed };
    // A process that ends early closes its input; its code tells more.
    await new Response(Uint8Array.from(serialize(order))).body!.pipeTo(child.stdin).catch(() => {});
    const [answer, { code }] = await Promise.all([read, child.status]);
    if (signal.aborted) return null;
    if (code !== 0) return { key, error: `its process ended with code ${code}` };
    const end = deserialize(new Uint8Array(answer)) as TimedAnswer;
    if ("outcome" in end) return end.outcome;
    throw new SetupError(`a process for timed tasks cannot be made ready: ${end.notReady}`);
  } finally {
    signal.removeEventListener("abort", kill);
  }
}
