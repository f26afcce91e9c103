/**
 * The worker's side of a queue, in the thread that has the connection: looks for runs that ask for workers,
 * takes batches from their queues, and sends back the outcomes. The tasks run elsewhere, so that this thread
 * always has the time to say that a batch is still being worked on.
 *
 * @module
 */
import { type Job, Worker } from "bullmq";
import type { Redis } from "ioredis";
import type { HandedTask, TaskOutcome } from "../work/task.ts";
import { type Connections, withinReason } from "./connection.ts";
import { Contents, digestOf } from "./contents.ts";
import * as keys from "./keys.ts";
import {
  BadMessage,
  checkBatch,
  checkRun,
  fromText,
  type RunRecord,
  toText,
  type WorkerRecord,
} from "./messages.ts";
import type { Timing } from "./timing.ts";

/** How often a batch may be taken from workers that are gone, before it counts as failed. */
const MOST_STALLS = 20;

/** Who the worker is. */
export type Identity = Pick<WorkerRecord, "name" | "machine" | "jobs">;

/** What the other thread of the worker is told. */
export type ServingNews =
  /** A run asks for workers: to be accepted or refused. */
  | { readonly kind: "run"; readonly run: string; readonly record: RunRecord }
  /** Tasks of an accepted run, to be finished. */
  | {
    readonly kind: "batch";
    readonly run: string;
    readonly batch: string;
    readonly tasks: readonly HandedTask[];
  }
  /** Nobody asks for the run any more. */
  | { readonly kind: "over"; readonly run: string }
  /** A message was not what it should be. */
  | { readonly kind: "bad"; readonly reason: string };

/** A worker of a queue. */
export class Serving {
  readonly #identity: Identity;
  readonly #connections: Connections;
  readonly #tell: (news: ServingNews) => void;
  readonly #timing: Timing;
  readonly #redis: Redis;
  /** The runs that are asked for; those that were not accepted have no worker. */
  readonly #runs = new Map<string, Worker | null>();
  readonly #waiting = new Map<string, { run: string } & PromiseWithResolvers<TaskOutcome[]>>();
  #tasks = 0;
  #timer?: ReturnType<typeof setInterval>;
  #polling = false;
  #draining = false;

  constructor(
    identity: Identity,
    connections: Connections,
    tell: (news: ServingNews) => void,
    timing: Timing,
  ) {
    this.#identity = identity;
    this.#connections = connections;
    this.#tell = tell;
    this.#timing = timing;
    this.#redis = connections.open();
  }

  /** Begins to look for runs. */
  async start(): Promise<void> {
    const news = this.#connections.open();
    news.on("message", () => this.#poll());
    await news.subscribe(keys.NEWS);
    await this.#poll();
    this.#timer = setInterval(() => this.#poll(), this.#timing.beat);
  }

  /** Takes batches of a run from now on. */
  accept(run: string): void {
    if (!this.#runs.has(run) || this.#draining) return;
    const contents = new Contents(this.#redis, run);
    const worker = new Worker(keys.queueOf(run), (job) => this.#process(run, contents, job), {
      connection: this.#connections.open(),
      prefix: keys.PREFIX,
      name: this.#identity.name,
      concurrency: this.#identity.jobs,
      lockDuration: this.#timing.lock,
      stalledInterval: this.#timing.lock / 2,
      maxStalledCount: MOST_STALLS,
      // Shorter than the time after which a silent connection counts as broken.
      drainDelay: Math.min(5, this.#timing.answer / 3000),
      runRetryDelay: Math.min(1000, this.#timing.beat),
    });
    // A job that is gone, or a broken connection: the asker looks after its jobs.
    worker.on("error", () => {});
    this.#runs.set(run, worker);
    this.#share();
  }

  /** Says why no batch of a run is taken, or no more of them. */
  async refuse(run: string, reason: string): Promise<void> {
    if (!this.#runs.has(run)) return;
    const { refusals } = keys.keysOf(run);
    await this.#redis.hset(refusals, this.#identity.name, reason.slice(0, 2000));
    await this.#leave(run, true);
  }

  /** Hands over the outcomes of a batch. */
  finish(batch: string, outcomes: TaskOutcome[]): void {
    this.#waiting.get(batch)?.resolve(outcomes);
  }

  /** Finishes the batches that were begun, and takes no others. */
  async drain(): Promise<void> {
    this.#draining = true;
    clearInterval(this.#timer);
    const bye = () => withinReason(this.#redis.hdel(keys.WORKERS, this.#identity.name));
    await bye();
    await Promise.all([...this.#runs.values()].map((worker) => worker?.close()));
    // A sign of life may have been under way.
    await bye();
  }

  /** Gives a sign of life and looks which runs are asked for. */
  async #poll(): Promise<void> {
    if (this.#polling || this.#draining) return;
    this.#polling = true;
    try {
      const now = await keys.serverTime(this.#redis);
      const record: WorkerRecord = { ...this.#identity, tasks: this.#tasks, seen: now };
      await this.#redis.hset(keys.WORKERS, this.#identity.name, toText(record));
      const old = await this.#redis.zrangebyscore(keys.ASKERS, 0, now - keys.KEPT_SECONDS);
      for (const run of keys.runsOf(old)) {
        await keys.clearRun(this.#redis, run, keys.KEPT_SECONDS);
      }
      const since = now - this.#timing.gone / 1000;
      const asked = keys.runsOf(await this.#redis.zrangebyscore(keys.ASKERS, since, "+inf"));
      for (const run of asked) await this.#meet(run);
      for (const run of this.#runs.keys()) if (!asked.has(run)) void this.#leave(run, false);
    } catch {
      // The connection tells of its troubles.
    } finally {
      this.#polling = false;
    }
  }

  async #meet(run: string): Promise<void> {
    const { record, refusals } = keys.keysOf(run);
    const { name } = this.#identity;
    if (this.#runs.has(run)) {
      if (!this.#runs.get(run) || !await this.#redis.hexists(refusals, name)) return;
      const reason = "the results of this worker did not fit; it takes no more of that run";
      this.#tell({ kind: "bad", reason });
      return void this.#leave(run, true);
    }
    const text = await this.#redis.get(record);
    if (text === null) return;
    this.#runs.set(run, null);
    // Of a worker that had the same name.
    await this.#redis.hdel(refusals, name);
    try {
      if (digestOf(text) !== run) throw new BadMessage("a run whose text has another digest");
      this.#tell({ kind: "run", run, record: checkRun(fromText(text)) });
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
      this.#tell({ kind: "bad", reason: error.message });
      await this.refuse(run, error.message);
    }
  }

  /** @param isAsked whether the run is still asked for, by askers who do without this worker */
  async #leave(run: string, isAsked: boolean): Promise<void> {
    const worker = this.#runs.get(run);
    if (isAsked) this.#runs.set(run, null);
    else this.#runs.delete(run);
    for (const waiting of this.#waiting.values()) {
      if (waiting.run === run) waiting.reject(new Error("nobody asks for it any more"));
    }
    this.#tell({ kind: "over", run });
    this.#share();
    await worker?.close();
    await keys.clearRun(this.#redis, run, keys.KEPT_SECONDS);
  }

  /** Divides the cores among the runs. */
  #share(): void {
    const workers = [...this.#runs.values()].filter((worker) => worker !== null);
    for (const worker of workers) {
      worker.concurrency = Math.max(1, Math.floor(this.#identity.jobs / workers.length));
    }
  }

  async #process(run: string, contents: Contents, job: Job): Promise<string> {
    const tasks = await this.#tasksOf(contents, job.data);
    const batch = crypto.randomUUID();
    const waiting = { run, ...Promise.withResolvers<TaskOutcome[]>() };
    this.#waiting.set(batch, waiting);
    this.#tell({ kind: "batch", run, batch, tasks });
    const outcomes = await waiting.promise.finally(() => this.#waiting.delete(batch));
    this.#tasks += outcomes.length;
    const result = (outcomes: TaskOutcome[]) =>
      contents.pack({ worker: this.#identity.name, outcomes });
    try {
      return await result(outcomes);
    } catch (error) {
      // Of several, each is asked for again, alone.
      if (outcomes.length > 1 || !(error instanceof BadMessage)) throw error;
      const [{ key }] = outcomes;
      return await result([{ key, error: `its result cannot travel: ${error.message}` }]);
    }
  }

  async #tasksOf(contents: Contents, packed: unknown): Promise<HandedTask[]> {
    try {
      return checkBatch(await contents.unpack(packed)).tasks;
    } catch (error) {
      if (error instanceof BadMessage) this.#tell({ kind: "bad", reason: error.message });
      throw error;
    }
  }
}
