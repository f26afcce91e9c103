/**
 * The thread that starts the processes of timed tasks. It alone may start Deno; the code of studies runs in
 * other threads, which may not.
 *
 * @module
 */
import { answerCalls } from "../threads/answer_calls.ts";
import { type ProcessEnd, type StartedProcess, startProcess } from "./start_process.ts";
import type { TimedOrder } from "./timed_process.ts";

let running: StartedProcess | undefined;

const functions = {
  /** Runs a task in a process of its own, one at a time. */
  run(order: TimedOrder): Promise<ProcessEnd> {
    running = startProcess(order);
    return running.answer;
  },

  /** Ends that process. */
  kill(): void {
    running?.kill();
  },
};

/** What the thread does. */
export type StarterFunctions = typeof functions;

answerCalls<StarterFunctions>(functions);
