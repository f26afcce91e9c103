/**
 * The thread that is connected to the server of a queue. It alone may use the network, and only to that
 * server; tasks run in other threads, which may not.
 *
 * @module
 */
import "./no_environment.ts";
import { answerCalls, tell } from "../threads/answer_calls.ts";
import type { HandedTask, TaskOutcome } from "../work/task.ts";
import type { QueueAddress } from "./address.ts";
import { Asking } from "./asking.ts";
import { connect, type Connections } from "./connection.ts";
import { type QueueStatus, type Seen, statusOf } from "./seen.ts";
import { type Identity, Serving, type ServingNews } from "./serving.ts";
import type { Timing } from "./timing.ts";

/** What the thread tells. */
export type QueueNews =
  | ServingNews
  | { readonly kind: "seen"; readonly seen: Seen }
  /** The server cannot be reached, or can be reached again. */
  | { readonly kind: "trouble"; readonly reason: string | null };

/** What the thread can be asked for. */
export type QueueFunctions = typeof functions;

let connections: Connections;
let timing: Timing;
let asking: Asking;
let serving: Serving;

const news = (told: QueueNews) => tell(told);

const functions = {
  async connect(address: QueueAddress, given: Timing): Promise<void> {
    timing = given;
    connections = await connect(address, timing, (reason) => news({ kind: "trouble", reason }));
  },
  ask(record: string): Promise<void> {
    asking = new Asking(record, connections, (seen) => news({ kind: "seen", seen }), timing);
    return asking.ask();
  },
  results: (tasks: readonly HandedTask[], attempt: number) => asking.results(tasks, attempt),
  distrust: (worker: string, reason: string) => asking.distrust(worker, reason),
  end: () => asking.end(),
  serve(identity: Identity): Promise<void> {
    serving = new Serving(identity, connections, news, timing);
    return serving.start();
  },
  accept: (run: string) => serving.accept(run),
  refuse: (run: string, reason: string) => serving.refuse(run, reason),
  finish: (batch: string, outcomes: TaskOutcome[]) => serving.finish(batch, outcomes),
  drain: () => serving.drain(),
  status: (): Promise<QueueStatus> => statusOf(connections, timing),
};

// A command that was given up when its connection was closed.
globalThis.addEventListener("unhandledrejection", (event) => event.preventDefault());
answerCalls(functions);
