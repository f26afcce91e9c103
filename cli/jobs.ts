/**
 * `--jobs` and `--engine`: who runs the tasks. They are apart from the other options, because they load the
 * pool of workers, which most verbs do without.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Executors } from "matchbox/runner/work/executor.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { givenQueue, giveUpNetwork, reachQueue } from "./queue_option.ts";
import { wholeNumber } from "./options.ts";

/** The options as text. */
export interface JobFlags {
  readonly jobs?: string;
  readonly engine?: string;
}

/**
 * Reads `--jobs`: executors with that many workers, 0 for this thread only.
 *
 * @returns undefined for the default
 * @throws {UsageError} when the number is not whole or is out of range
 */
export function localExecutorsOf(owner: string, jobs?: string): Executors | undefined {
  return jobs === undefined
    ? undefined
    : localExecutors(wholeNumber(owner, "--jobs", jobs, 0, 256));
}

/**
 * The same, or with `--engine`, or its variable and no `--jobs`, the workers of that queue. Gives up the
 * network, but not in the thread of the queue.
 *
 * @returns undefined for the default
 * @throws {UsageError} when the number is not whole or is out of range, the address is none, or both are given
 */
export async function executorsOf(
  owner: string,
  { jobs, engine }: JobFlags,
): Promise<Executors | undefined> {
  const local = localExecutorsOf(owner, jobs);
  if (local && engine !== undefined) {
    throw new UsageError("--jobs is for workers on this machine; expected it without --engine");
  }
  const address = local ? undefined : givenQueue(engine);
  if (!address) {
    giveUpNetwork();
    return local;
  }
  await reachQueue(address);
  const { openQueue } = await import("matchbox/runner/queue/open_queue.ts");
  const { executors } = openQueue(address, {
    warn: (line) => console.error(`warning: ${line}`),
  });
  giveUpNetwork();
  return executors;
}
