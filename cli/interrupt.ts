/**
 * Answers Ctrl-C within a second, whatever the main thread does. The program stops its work, or is ended if it
 * is too busy to notice. A second Ctrl-C ends it at once.
 *
 * @module
 */

import { Thread } from "matchbox/runner/threads/thread.ts";
import type { InterruptWatch } from "./interrupt_watch.ts";

/** What asks a program to end. */
export type EndSignal = "SIGINT" | "SIGTERM";

/**
 * Begins to listen for Ctrl-C.
 *
 * @param farewell printed on standard error if the program is ended during its work
 * @param signals to listen for; without a listener, each ends the program at once
 * @returns a signal that the first one aborts
 */
export function interruptSignal(
  farewell: string,
  signals: readonly EndSignal[] = ["SIGINT"],
): AbortSignal {
  const controller = new AbortController();
  const watch = new Thread<InterruptWatch, "stop">({
    url: new URL("./interrupt_watch.ts", import.meta.url),
    name: "Ctrl-C",
    onNews() {
      watch.call("heard");
      controller.abort();
    },
  });
  watch.call("listen", farewell, signals);
  return controller.signal;
}

/** Runs `work` with a signal that Ctrl-C aborts; the exit code is then 130. */
export async function untilInterrupted(
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const farewell = "stopped";
  const signal = interruptSignal(farewell);
  try {
    await work(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    console.error(farewell);
    Deno.exitCode = 130;
  }
}

/**
 * Begins to listen for what ends a program that serves others: Ctrl-C, and SIGTERM, by which a system asks for
 * the end of a service. Windows knows no SIGTERM.
 *
 * @param farewell as of `interruptSignal`
 * @returns a promise that the first one resolves
 */
export function endAsked(farewell: string): Promise<void> {
  const signals = Deno.build.os === "windows"
    ? ["SIGINT"] as const
    : ["SIGINT", "SIGTERM"] as const;
  const signal = interruptSignal(farewell, signals);
  return new Promise((resolve) =>
    signal.addEventListener("abort", () => resolve(), { once: true })
  );
}
