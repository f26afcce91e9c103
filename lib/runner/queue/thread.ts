/**
 * The thread that is connected to the server of a queue. It alone may use the network, and only to that
 * server; tasks run in other threads, which may not.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import process from "node:process";
import type { HandedTask, TaskOutcome } from "../work/task.ts";
import type { QueueAddress } from "./address.ts";
import type { Asking } from "./asking.ts";
import type { RunRecord } from "./messages.ts";
import type { QueueStatus, Seen } from "./seen.ts";
import type { Identity, Serving } from "./serving.ts";
import type { Timing } from "./timing.ts";

/** Messages to the thread; the first is `connect`. */
export type ToThread =
  | { readonly kind: "connect"; readonly address: QueueAddress; readonly timing: Timing }
  | { readonly kind: "ask"; readonly record: string }
  | { readonly kind: "add"; readonly tasks: readonly HandedTask[]; readonly attempt: number }
  | { readonly kind: "distrust"; readonly worker: string; readonly keys: readonly string[] }
  | { readonly kind: "end" }
  | { readonly kind: "serve"; readonly identity: Identity }
  | { readonly kind: "accept"; readonly run: string }
  | { readonly kind: "refuse"; readonly run: string; readonly reason: string }
  | { readonly kind: "finish"; readonly batch: string; readonly outcomes: TaskOutcome[] }
  | { readonly kind: "drain" }
  | { readonly kind: "status" };

/** Messages of the thread; each `connect`, `ask`, `end`, `serve`, `drain` and `status` has one answer. */
export type FromThread =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "status"; readonly status: QueueStatus }
  | { readonly kind: "outcomes"; readonly worker: string; readonly outcomes: TaskOutcome[] }
  | { readonly kind: "returned"; readonly keys: string[]; readonly reason: string }
  | { readonly kind: "seen"; readonly seen: Seen }
  | { readonly kind: "run"; readonly run: string; readonly record: RunRecord }
  | {
    readonly kind: "batch";
    readonly run: string;
    readonly batch: string;
    readonly tasks: HandedTask[];
  }
  | { readonly kind: "over"; readonly run: string }
  | { readonly kind: "bad"; readonly reason: string }
  | { readonly kind: "trouble"; readonly reason: string | null };

// The packages look into the environment, which this thread may not read.
Object.defineProperty(process, "env", { value: {} });
const { connect } = await import("./connection.ts");

let connections: Awaited<ReturnType<typeof connect>>;
let timing: Timing;
let asking: Asking | undefined;
let serving: Serving;

const post = (message: FromThread) => self.postMessage(message);

async function take(message: ToThread): Promise<FromThread | void> {
  switch (message.kind) {
    case "connect":
      ({ timing } = message);
      connections = await connect(
        message.address,
        timing,
        (reason) => post({ kind: "trouble", reason }),
      );
      return { kind: "done" };
    case "ask": {
      const { Asking } = await import("./asking.ts");
      asking = new Asking(message.record, connections, {
        outcomes: (worker, outcomes) => post({ kind: "outcomes", worker, outcomes }),
        returned: (keys, reason) => post({ kind: "returned", keys, reason }),
        seen: (seen) => post({ kind: "seen", seen }),
      }, timing);
      await asking.start();
      return { kind: "done" };
    }
    case "add":
      return await asking?.add(message.tasks, message.attempt);
    case "distrust":
      return await asking?.distrust(message.worker, message.keys);
    case "end":
      await asking?.end();
      asking = undefined;
      return { kind: "done" };
    case "serve": {
      const { Serving } = await import("./serving.ts");
      serving = new Serving(message.identity, connections, {
        run: (run, record) => post({ kind: "run", run, record }),
        batch: (run, batch, tasks) => post({ kind: "batch", run, batch, tasks }),
        over: (run) => post({ kind: "over", run }),
        bad: (reason) => post({ kind: "bad", reason }),
      }, timing);
      await serving.start();
      return { kind: "done" };
    }
    case "accept":
      return serving.accept(message.run);
    case "refuse":
      return await serving.refuse(message.run, message.reason);
    case "finish":
      return serving.finish(message.batch, message.outcomes);
    case "drain":
      await serving.drain();
      return { kind: "done" };
    case "status": {
      const { statusOf } = await import("./seen.ts");
      return { kind: "status", status: await statusOf(connections, timing) };
    }
  }
}

/** Messages with an answer. */
const ANSWERED: readonly ToThread["kind"][] = ["connect", "ask", "end", "serve", "drain", "status"];

self.onmessage = async ({ data }: MessageEvent<ToThread>) => {
  try {
    const answer = await take(data);
    if (answer) post(answer);
  } catch (error) {
    const reason = (error as Error).message;
    if (ANSWERED.includes(data.kind)) post({ kind: "failed", reason });
    else post({ kind: "bad", reason });
  }
};

// A command that was given up when its connection was closed.
self.addEventListener("unhandledrejection", (event) => event.preventDefault());
post({ kind: "done" });
