/**
 * A worker that listens for Ctrl-C, because the main thread cannot while it is busy.
 *
 * @module
 */
/// <reference lib="deno.worker" />

import type { EndSignal } from "./interrupt.ts";

/** Milliseconds that the main thread has to answer. */
const PATIENCE = 800;

/** What the worker is started with. */
interface Setup {
  /** Printed when this worker ends the program. */
  readonly farewell: string;
  readonly signals: readonly EndSignal[];
}

let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

self.onmessage = ({ data }: MessageEvent<Setup | "heard">) => {
  if (data === "heard") return clearTimeout(timer);
  const { farewell, signals } = data;
  const listeners = signals.map((signal) => [signal, () => interrupt(signal)] as const);
  for (const [signal, listener] of listeners) Deno.addSignalListener(signal, listener);

  function interrupt(signal: EndSignal): void {
    // A second one does not wait for running work.
    if (pressed) return end(signal);
    pressed = true;
    self.postMessage("stop");
    timer = setTimeout(() => end(signal), PATIENCE);
  }

  /** Ends the program as the signal does without a listener. */
  function end(signal: EndSignal): void {
    console.error(farewell);
    for (const [signal, listener] of listeners) Deno.removeSignalListener(signal, listener);
    Deno.kill(Deno.pid, signal);
  }
};
