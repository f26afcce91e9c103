/**
 * A worker of a queue: takes batches of tasks from the queue and runs them on the cores of this machine. It
 * runs only files that it has, and only when they are the same as those of who asks.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import type { TaskSource } from "../work/executor.ts";
import { fingerprint } from "../fingerprint/fingerprint.ts";
import { isFile } from "../files/if_there.ts";
import { locate } from "../files/project_files.ts";
import { changedSources } from "../fingerprint/sources.ts";
import type { HandedTask, Job, TaskOutcome } from "../work/task.ts";
import { workerExecutor } from "../work/worker_executor.ts";
import type { QueueAddress } from "./address.ts";
import { QueueThread } from "./queue_thread.ts";
import type { RunRecord } from "./messages.ts";
import type { Identity } from "./serving.ts";
import { type Timing, usualTiming } from "./timing.ts";

export type { WorkerRecord } from "./messages.ts";
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
  const refuse = (run: string, reason: string) => void thread.call("refuse", run, reason);
  thread.onNews = (news) => {
    switch (news.kind) {
      case "run": {
        const { run, record } = news;
        const answer = jobOf(record);
        if ("refused" in answer) {
          note(`refuses ${record.work}: ${answer.refused}`);
          return refuse(run, answer.refused);
        }
        note(`takes tasks of ${record.work}, seed ${record.seed}`);
        const pool = new Pool(answer.job, identity.jobs);
        pool.failed.catch((error) => {
          note(`cannot run ${record.work}: ${error.message}`);
          refuse(run, error.message);
        });
        pools.set(run, pool);
        return void thread.call("accept", run);
      }
      case "batch":
        return void pools.get(news.run)?.run(news.tasks).then((outcomes) =>
          thread.call("finish", news.batch, outcomes)
        );
      case "over": {
        const pool = pools.get(news.run);
        if (!pool) return;
        pools.delete(news.run);
        pool.end();
        return note(`has no more tasks of ${pool.name}`);
      }
      case "bad":
        return note(`drops a message: ${news.reason}`);
      case "trouble":
        return note(
          news.reason === null
            ? `is connected to ${thread.shown} again`
            : `cannot reach ${thread.shown} (${news.reason}); trying again`,
        );
    }
  };
  const started = thread.call("serve", identity).then(() => ({
    drain: () => thread.call("drain"),
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
  const missing = modules.find((name) => !isFile(locate(name)));
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
  return { job: { module, fingerprint: own, params, seed } };
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
  readonly #ready: HandedTask[] = [];
  readonly #running = new Map<string, PromiseWithResolvers<TaskOutcome>>();
  readonly #stop = new AbortController();
  #wake: ((more: boolean) => void)[] = [];

  constructor(job: Job, jobs: number) {
    this.name = job.module;
    const take = (outcomes: readonly TaskOutcome[]) => {
      for (const outcome of outcomes) {
        this.#running.get(outcome.key)?.resolve(outcome);
        this.#running.delete(outcome.key);
      }
    };
    this.failed = workerExecutor(jobs).run(job, this, take, this.#stop.signal)
      .then(() => new Promise<never>(() => {}));
  }

  /** Runs the tasks of a batch. Two askers may have put the same task into two batches. */
  run(tasks: readonly HandedTask[]): Promise<TaskOutcome[]> {
    const outcomes = tasks.map((handed) => {
      const { key } = handed.task;
      if (!this.#running.has(key)) {
        this.#running.set(key, Promise.withResolvers());
        this.#ready.push(handed);
      }
      return this.#running.get(key)!.promise;
    });
    this.#tell(true);
    return Promise.all(outcomes);
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

  #tell(more: boolean): void {
    for (const wake of this.#wake.splice(0)) wake(more);
  }
}
