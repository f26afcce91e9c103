/**
 * Starts a process for a timed task.
 *
 * @module
 */
import { deserialize, serialize } from "node:v8";
import { fromFileUrl } from "@std/path";
import { locate, projectRoot } from "../files/project_files.ts";
import { noLoaderVariables } from "../machine/loader_variables.ts";
import type { TimedAnswer, TimedOrder } from "./timed_process.ts";

/** What a process says, or the code with which it ended without a word. */
export type ProcessEnd = TimedAnswer | { readonly ended: number };

/** A process that runs. */
export interface StartedProcess {
  /** How it ends. */
  readonly answer: Promise<ProcessEnd>;
  /** Ends it at once. */
  kill(): void;
}

const ENTRY = fromFileUrl(new URL("./timed_process.ts", import.meta.url));

/**
 * Runs a task in a process of its own, which may read the project and the module of its job, and do nothing
 * else.
 */
export function startProcess(order: TimedOrder): StartedProcess {
  const readable = [projectRoot, locate(order.job.module)]
    // A comma divides paths, and two are one in a path.
    .map((url) => `--allow-read=${fromFileUrl(url).replaceAll(",", ",,")}`);
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--node-modules-dir=manual", "--no-remote", "--quiet", "--no-prompt"],
      ...readable,
      ENTRY,
    ],
    env: noLoaderVariables,
    ...{ stdin: "piped", stdout: "piped", stderr: "inherit" },
  }).spawn();
  return { answer: answerOf(child, order), kill: () => child.kill() };
}

async function answerOf(child: Deno.ChildProcess, order: TimedOrder): Promise<ProcessEnd> {
  const read = new Response(child.stdout).arrayBuffer();
  const input = new Blob([Uint8Array.from(serialize(order))]).stream();
  // A process that ends early closes its input; its code tells more.
  await input.pipeTo(child.stdin).catch(() => {});
  const [answer, { code }] = await Promise.all([read, child.status]);
  return code === 0 ? deserialize(new Uint8Array(answer)) as TimedAnswer : { ended: code };
}
