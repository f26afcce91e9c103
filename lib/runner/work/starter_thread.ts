/**
 * The thread that starts the processes of timed tasks. It alone may start Deno; the code of studies runs in
 * other threads, which may not.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import { type StartedProcess, startProcess } from "./start_process.ts";
import type { TimedOrder } from "./timed_process.ts";

/** Messages to the thread; each order has one answer. */
export type ToStarter = { readonly order: TimedOrder } | { readonly kill: true };

let running: StartedProcess | undefined;

self.onmessage = async ({ data }: MessageEvent<ToStarter>) => {
  if ("kill" in data) return running?.kill();
  running = startProcess(data.order);
  self.postMessage(await running.answer);
};
