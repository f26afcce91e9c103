/**
 * A worker of the pool in a thread of Deno, and the channel to it. A page starts its workers in another way.
 *
 * @module
 */
import { type Transferable, Worker } from "node:worker_threads";
import { cutAndWait, newLifeline } from "../own_agents/lifeline.ts";
import type { FromWorker, ToWorker } from "./serve_tasks.ts";

/** A worker that was started. */
export interface StartedWorker {
  /** Sends it a message. */
  post(message: ToWorker): void;
  /** From now on its messages go to this function. */
  listen(take: (message: FromWorker) => void): void;
  /**
   * Ends the worker, and resolves when the programs that it started have ended. Deno 2.9 does not end a thread
   * that computes: a task that never returns goes on, without effect, until the program ends.
   */
  close(): Promise<void>;
}

/**
 * Starts a worker.
 *
 * @param heapMegabytes the memory for objects, without typed arrays; a worker that needs more ends
 * @param onDeath called with the reason when it ends by itself
 */
export function startWorker(
  heapMegabytes: number,
  onDeath: (reason: string) => void,
): StartedWorker {
  const lifeline = newLifeline();
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { port: port2, lifeline },
    transferList: [port2 as unknown as Transferable],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  worker.on("error", ({ message }: Error) => onDeath(message));
  worker.on("exit", (code: number) => onDeath(`it ended with code ${code}`));
  return {
    post: (message) => port1.postMessage(message),
    listen(take) {
      port1.onmessage = ({ data }: MessageEvent<FromWorker>) => take(data);
    },
    close() {
      port1.close();
      worker.terminate();
      return cutAndWait(lifeline);
    },
  };
}
