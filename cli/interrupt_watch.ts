/**
 * A worker that listens for Ctrl-C, because the main thread cannot while it is busy.
 *
 * @module
 */
/// <reference lib="deno.worker" />

import { answerCalls, tell } from "matchbox/runner/threads/answer_calls.ts";
import type { EndSignal } from "./interrupt.ts";

/** Milliseconds that the main thread has to answer. */
const PATIENCE = 800;

let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const functions = {
  /**
   * Begins to listen.
   *
   * @param farewell printed when this worker ends the program
   */
  listen(farewell: string, signals: readonly EndSignal[]): void {
    const listeners = signals.map((signal) => [signal, () => interrupt(signal)] as const);
    for (const [signal, listener] of listeners) Deno.addSignalListener(signal, listener);

    function interrupt(signal: EndSignal): void {
      // A second one does not wait for running work.
      if (pressed) return end(signal);
      pressed = true;
      tell("stop");
      timer = setTimeout(() => end(signal), PATIENCE);
    }

    /** Ends the program as the signal does without a listener. */
    function end(signal: EndSignal): void {
      console.error(farewell);
      for (const [signal, listener] of listeners) Deno.removeSignalListener(signal, listener);
      Deno.kill(Deno.pid, signal);
    }
  },

  /** The main thread has noticed the signal. */
  heard(): void {
    clearTimeout(timer);
  },
} as const;

/** What the worker is asked. */
export type InterruptWatch = typeof functions;

answerCalls(functions);
