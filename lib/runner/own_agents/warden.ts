/**
 * The warden of an agent thread: starts it, and tells the caller when it has died. The caller waits for the
 * thread without turning its event loop, so that it cannot hear of this by itself.
 *
 * The warden has fewer permissions than the program, and so has the thread that it starts.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import { type Transferable, Worker } from "node:worker_threads";
import { isCut } from "./lifeline.ts";
import type { AgentLimits } from "./limits.ts";
import { announce, place, viewsOf } from "./shared_numbers.ts";

/** What the warden is told first. */
export interface Charge {
  readonly memory: SharedArrayBuffer;
  /** For the messages of the agent thread. */
  readonly port: MessagePort;
  /** For the reason of its death. */
  readonly reasons: MessagePort;
  /** Of the thread that calls it. */
  readonly lifeline: Int32Array<SharedArrayBuffer>;
  readonly limits: AgentLimits;
}

/** Milliseconds between two looks at the lifeline. */
const LOOK = 100;

let agentThread: Worker;
let memory: SharedArrayBuffer;

self.onmessage = ({ data }: MessageEvent<Charge | "close">) => {
  if (data === "close") end();
  else begin(data);
};

function begin({ port, reasons, lifeline, limits, ...charge }: Charge): void {
  ({ memory } = charge);
  agentThread = new Worker(new URL("./agent_thread.ts", import.meta.url), {
    workerData: { memory, port, limits },
    transferList: [port as unknown as Transferable],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  });
  const { whole } = viewsOf(memory);
  const die = (reason: string) => {
    if (Atomics.exchange(whole, place.DEAD, 1) === 1) return;
    reasons.postMessage(reason);
    announce(whole);
  };
  agentThread.on("error", ({ message }: Error) => die(message));
  agentThread.on("exit", (code: number) => die(`it ended with code ${code}`));
  setInterval(() => isCut(lifeline) && end(), LOOK);
}

async function end(): Promise<void> {
  const { whole } = viewsOf(memory);
  Atomics.store(whole, place.CLOSING, 1);
  Atomics.notify(whole, place.CALLS);
  await agentThread.terminate();
  Atomics.store(whole, place.CLOSED, 1);
  Atomics.notify(whole, place.CLOSED);
  self.close();
}
