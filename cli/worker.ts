/**
 * `worker`: takes tasks from a queue and runs them on this machine.
 *
 * @module
 */
import { hostname } from "node:os";
import { quote, UsageError } from "matchbox/base/mod.ts";
import { startQueueWorker } from "matchbox/runner/queue/worker.ts";
import { giveUpDeno, giveUpNetwork, neededQueue, reachQueue } from "./queue_option.ts";
import { endAsked } from "./interrupt.ts";
import { wholeNumber } from "./options.ts";

/** Options as text. */
export interface WorkerFlags {
  readonly engine?: string;
  readonly jobs?: string;
  readonly name?: string;
}

/** The most workers of a process. */
const MOST_JOBS = 256;

/** Runs the verb until it is told to end. */
export async function workerVerb({ engine, jobs, name }: WorkerFlags): Promise<void> {
  const address = neededQueue("worker", engine);
  const cores = jobs === undefined
    ? navigator.hardwareConcurrency
    : wholeNumber("worker", "--jobs", jobs, 1, MOST_JOBS);
  if (name !== undefined && !/^[\w.-]{1,60}$/.test(name)) {
    throw new UsageError(
      `--name ${quote(name)}: expected at most 60 letters, digits, dots, hyphens and underscores`,
    );
  }
  await reachQueue(address);
  const machine = hostname();
  const identity = { name: name ?? `${machine}-${Deno.pid}`, machine, jobs: cores };
  const { started } = startQueueWorker(address, identity, {
    note: (line) => console.log(line),
  });
  giveUpDeno();
  giveUpNetwork();
  const worker = await started;
  const ended = endAsked("ended at once");
  const count = cores === 1 ? "1 core" : `${cores} cores`;
  console.log(`${identity.name} works for ${address.shown} with ${count}; Ctrl-C ends it`);
  await ended;
  console.log("finishes what it has begun; once more ends it at once");
  await worker.drain();
  worker.close();
  console.log("ended");
}
