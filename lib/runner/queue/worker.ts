/**
 * A worker of a queue: takes batches of tasks from the queue and runs them on the cores of this machine. It
 * runs only files that it has, and only when they are the same as those of who asks.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import type { Executor, TaskSource } from "../work/executor.ts";
import { type Fingerprint, fingerprint } from "../fingerprint/fingerprint.ts";
import { isFile } from "../files/if_there.ts";
import { locate } from "../files/project_files.ts";
import { changedSources } from "../fingerprint/sources.ts";
import type { HandedTask, Job, TaskOutcome } from "../work/task.ts";
import { workerExecutor } from "../work/worker_executor.ts";
import type { QueueAddress } from "./address.ts";
import { QueueThread } from "./queue_thread.ts";
import type { RunRecord } from "./messages.ts";
import { fromPlainText } from "./plain_text.ts";
import type { Identity } from "./serving.ts";
import { type Timing, usualTiming } from "./timing.ts";

export type { WorkerRecord } from "./worker_record.ts";
export type { Identity } from "./serving.ts";
export type { Timing } from "./timing.ts";

/** What a worker tells of itself. */
export interface WorkerEvents {
  /** A line about what happens: a run begins or ends, is refused, or a message is not what it should be. */
  note(line: string): void;
}

/** A worker at work. */
export interface QueueWorker {
  /** Finishes the batches that were begun, and takes no others. */
  drain(): Promise<void>;
  /** Ends at once; others take its batches. */
  close(): void;
}

/** The most names of changed files in a refusal. */
const SHOWN_NAMES = 5;

/**
 * Starts a worker. The thread with the connection is started at once; the calling thread can then give up the
 * permission for the network.
 */
export function startQueueWorker(
  address: QueueAddress,
  identity: Identity,
  { note }: WorkerEvents,
  timing: Timing = usualTiming,
): { readonly started: Promise<QueueWorker> } {
  const thread = new QueueThread(address, timing);
  const pools = new Map<string, Pool>();
  const close = () => {
    for (const pool of pools.values()) pool.end();
    thread.close();
  };
  thread.onTold = (message) => {
    switch (message.kind) {
      case "run": {
        const answer = jobOf(message.record);
        if ("refused" in answer) {
          note(`refuses ${message.record.work}: ${answer.refused}`);
          return thread.tell({ kind: "refuse", run: message.run, reason: answer.refused });
        }
        note(`takes tasks of ${message.record.work}, seed ${message.record.seed}`);
        const pool = new Pool(answer.job, identity.jobs, (batch, outcomes) => {
          thread.tell({ kind: "finish", batch, outcomes });
        });
        pool.failed.catch((error) => {
          note(`cannot run ${message.record.work}: ${error.message}`);
          thread.tell({ kind: "refuse", run: message.run, reason: error.message });
        });
        pools.set(message.run, pool);
        return thread.tell({ kind: "accept", run: message.run });
      }
      case "batch":
        return pools.get(message.run)?.add(message.batch, message.tasks);
      case "over": {
        const pool = pools.get(message.run);
        if (!pool) return;
        pools.delete(message.run);
        pool.end();
        return note(`has no more tasks of ${pool.name}`);
      }
      case "bad":
        return note(`drops a message: ${message.reason}`);
      case "trouble":
        return note(
          message.reason === null
            ? `is connected to ${thread.shown} again`
            : `cannot reach ${thread.shown} (${message.reason}); trying again`,
        );
    }
  };
  const started = thread.ask({ kind: "serve", identity }).then(() => ({
    drain: async () => void await thread.ask({ kind: "drain" }),
    close,
  }));
  started.catch(close);
  return { started };
}

/** The job of a run as this machine has it, or why it is refused. */
function jobOf(
  { module, modules, fingerprint: expected, sources, params, seed }: RunRecord,
): { readonly job: Job } | { readonly refused: string } {
  if (!modules.includes(module)) return { refused: `${module} is not in its own fingerprint` };
  const missing = [...modules].find((name) => !isFile(locate(name)));
  if (missing !== undefined) return { refused: `there is no file ${missing} here` };
  if (!exportsWork(module)) return { refused: `${module} exports neither a study nor other work` };
  const own = fingerprint(modules.map(locate));
  if (own.digest !== expected) {
    const changed = changedSources(sources, own.sources);
    const names = changed.slice(0, SHOWN_NAMES).join(", ");
    const more = changed.length > SHOWN_NAMES ? ` and ${changed.length - SHOWN_NAMES} more` : "";
    return {
      refused:
        `the version here is ${own.digest}, that of the run ${expected}; different: ${names}${more}`,
    };
  }
  try {
    return { job: jobWith(own, module, fromPlainText(params), seed) };
  } catch (error) {
    return { refused: `its parameters cannot be read: ${(error as Error).message}` };
  }
}

function jobWith(own: Fingerprint, module: string, params: unknown, seed: number): Job {
  if (typeof params !== "object" || params === null) throw new TypeError("not an object");
  return { module, fingerprint: own, params: params as Record<string, unknown>, seed };
}

/**
 * Whether a module exports a study or work, by its text: other modules, such as the command line, must not even
 * be loaded.
 */
function exportsWork(name: string): boolean {
  const text = readFileSync(locate(name), "utf8");
  return /^export ((const|let|var) (experiment|study|work)\b|\{[^}]*\b(experiment|study|work)\b[^}]*\})/m
    .test(text);
}

/** The tasks of a run, and the workers that run them. */
class Pool implements TaskSource {
  readonly name: string;
  /** Rejected when the workers cannot load the work. */
  readonly failed: Promise<never>;
  readonly #finish: (batch: string, outcomes: TaskOutcome[]) => void;
  readonly #ready: HandedTask[] = [];
  readonly #batches = new Map<string, { left: Set<string>; outcomes: TaskOutcome[] }>();
  readonly #running = new Set<string>();
  readonly #stop = new AbortController();
  #wake: ((more: boolean) => void)[] = [];

  constructor(job: Job, jobs: number, finish: (batch: string, outcomes: TaskOutcome[]) => void) {
    this.name = job.module;
    this.#finish = finish;
    const executor: Executor = workerExecutor(jobs);
    this.failed = executor.run(job, this, (outcomes) => this.#take(outcomes), this.#stop.signal)
      .then(() => new Promise<never>(() => {}));
  }

  /** Adds the tasks of a batch. */
  add(batch: string, tasks: readonly HandedTask[]): void {
    this.#batches.set(batch, { left: new Set(tasks.map(({ task }) => task.key)), outcomes: [] });
    // Two askers may have put the same task into two batches.
    const anew = tasks.filter(({ task }) => !this.#running.has(task.key));
    for (const { task } of anew) this.#running.add(task.key);
    this.#ready.push(...anew);
    this.#tell(true);
  }

  /** Abandons all tasks. */
  end(): void {
    this.#stop.abort();
    this.#tell(false);
  }

  get ready(): number {
    return this.#ready.length;
  }

  take(count: number): HandedTask[] {
    return this.#ready.splice(0, count);
  }

  more(): Promise<boolean> {
    if (this.#ready.length > 0) return Promise.resolve(true);
    if (this.#stop.signal.aborted) return Promise.resolve(false);
    return new Promise((resolve) => this.#wake.push(resolve));
  }

  giveBack(tasks: readonly HandedTask[]): void {
    this.#ready.unshift(...tasks);
    this.#tell(true);
  }

  #take(outcomes: readonly TaskOutcome[]): void {
    for (const outcome of outcomes) {
      this.#running.delete(outcome.key);
      for (const [batch, { left, outcomes }] of this.#batches) {
        if (!left.delete(outcome.key)) continue;
        outcomes.push(outcome);
        if (left.size > 0) continue;
        this.#batches.delete(batch);
        this.#finish(batch, outcomes);
      }
    }
  }

  #tell(more: boolean): void {
    for (const wake of this.#wake.splice(0)) wake(more);
  }
}
