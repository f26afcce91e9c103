/**
 * The worker's side of a queue, in the thread that has the connection: looks for runs that ask for workers,
 * takes batches from their queues, and sends back the outcomes. The tasks run elsewhere, so that this thread
 * always has the time to say that a batch is still being worked on.
 *
 * @module
 */
import { type Job, UnrecoverableError, Worker } from "bullmq";
import type { Redis } from "ioredis";
import type { HandedTask, TaskOutcome } from "../work/task.ts";
import { clearLateNotes, clearOldRuns } from "./clear_old_runs.ts";
import type { Connections } from "./connection.ts";
import { Contents, sha256 } from "./contents.ts";
import { keysOf, NEWS, PREFIX, queueOf, RUN_SECONDS, RUNS, WORKERS } from "./keys.ts";
import {
  BadMessage,
  FORM,
  readBatch,
  readRun,
  type ResultMessage,
  type RunRecord,
} from "./messages.ts";
import { Rate } from "./rate.ts";
import { serverTime } from "./seen.ts";
import type { Timing } from "./timing.ts";
import type { WorkerRecord } from "./worker_record.ts";
import { fromPlainText, toPlainText } from "./plain_text.ts";

/** How often a batch may be taken from workers that are gone, before it counts as failed. */
const MOST_STALLS = 20;

/** Milliseconds for saying goodbye to a server that does not answer. */
const LEAVING = 3000;

/** The time between two looks for runs that can be cleared away. */
const CLEARING_SECONDS = 60;

/** Who the worker is. */
export type Identity = Pick<WorkerRecord, "name" | "machine" | "jobs">;

/** What the other thread of the worker is told. */
export interface ServingEvents {
  /** A run asks for workers: to be accepted or refused. */
  run(run: string, record: RunRecord): void;
  /** Tasks of an accepted run. */
  batch(run: string, batch: string, tasks: HandedTask[]): void;
  /** Nobody asks for the run any more. */
  over(run: string): void;
  /** A message was not what it should be. */
  bad(reason: string): void;
}

interface WaitingBatch {
  readonly run: string;
  resolve(outcomes: TaskOutcome[]): void;
  reject(error: Error): void;
}

/** A worker of a queue. */
export class Serving {
  readonly #identity: Identity;
  readonly #connections: Connections;
  readonly #events: ServingEvents;
  readonly #timing: Timing;
  readonly #redis: Redis;
  readonly #contents: Contents;
  /** The runs that are asked for; those that were not accepted have no worker. */
  readonly #runs = new Map<string, Worker | null>();
  readonly #waiting = new Map<string, WaitingBatch>();
  readonly #rate = new Rate();
  #tasks = 0;
  /** When old runs were last cleared away, by the clock of the server. */
  #cleared = 0;
  #batches = 0;
  #timer?: ReturnType<typeof setInterval>;
  #polling = false;
  #draining = false;

  constructor(
    identity: Identity,
    connections: Connections,
    events: ServingEvents,
    timing: Timing,
  ) {
    this.#identity = identity;
    this.#connections = connections;
    this.#events = events;
    this.#timing = timing;
    this.#redis = connections.open();
    this.#contents = new Contents(this.#redis);
  }

  /** Begins to look for runs. */
  async start(): Promise<void> {
    const news = this.#connections.open();
    news.on("message", () => this.#poll());
    await news.subscribe(NEWS);
    await this.#poll();
    this.#timer = setInterval(() => this.#poll(), this.#timing.beat);
  }

  /** Takes batches of a run from now on. */
  accept(run: string): void {
    if (!this.#runs.has(run) || this.#draining) return;
    const worker = new Worker(queueOf(run), (job) => this.#process(run, job), {
      connection: this.#connections.open(),
      prefix: PREFIX,
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
    if (this.#runs.get(run)) {
      this.#leave(run);
      this.#runs.set(run, null);
    }
    const { refusals } = keysOf(run);
    const text = JSON.stringify({ reason: reason.slice(0, 2000) });
    await this.#redis.hset(refusals, this.#identity.name, text);
    await this.#redis.expire(refusals, RUN_SECONDS);
  }

  /** Hands over the outcomes of a batch. */
  finish(batch: string, outcomes: TaskOutcome[]): void {
    this.#waiting.get(batch)?.resolve(outcomes);
    this.#waiting.delete(batch);
  }

  /** Finishes the batches that were begun, and takes no others. */
  async drain(): Promise<void> {
    this.#draining = true;
    await this.#tell();
    await Promise.all([...this.#runs.values()].map((worker) => worker?.close()));
    clearInterval(this.#timer);
    const goodbye = this.#redis.hdel(WORKERS, this.#identity.name).catch(() => {});
    await Promise.race([goodbye, new Promise((resolve) => setTimeout(resolve, LEAVING))]);
  }

  /** Gives a sign of life and looks which runs are asked for. */
  async #poll(): Promise<void> {
    if (this.#polling) return;
    this.#polling = true;
    try {
      const now = await this.#tell();
      if (this.#draining) return;
      if (now - this.#cleared > CLEARING_SECONDS) {
        this.#cleared = now;
        await clearOldRuns(this.#redis, now);
      }
      const since = now - this.#timing.gone / 1000;
      const asked = new Set(await this.#redis.zrangebyscore(RUNS, since, "+inf"));
      for (const run of asked) await this.#meet(run);
      for (const run of this.#runs.keys()) if (!asked.has(run)) this.#leave(run);
    } catch {
      // The connection tells of its troubles.
    } finally {
      this.#polling = false;
    }
  }

  async #tell(): Promise<number> {
    const seen = await serverTime(this.#redis);
    const record: WorkerRecord = {
      form: FORM,
      ...this.#identity,
      tasks: this.#tasks,
      rate: this.#rate.at(performance.now()),
      seen,
      draining: this.#draining,
    };
    await this.#redis.hset(WORKERS, this.#identity.name, JSON.stringify(record));
    return seen;
  }

  async #meet(run: string): Promise<void> {
    const { record, distrusted } = keysOf(run);
    if (this.#runs.has(run)) {
      const worker = this.#runs.get(run);
      if (worker && await this.#redis.sismember(distrusted, this.#identity.name)) {
        this.#events.bad("the results of this worker did not fit; it takes no more of that run");
        this.#leave(run);
        this.#runs.set(run, null);
      }
      return;
    }
    const text = await this.#redis.get(record);
    if (text === null) return;
    this.#runs.set(run, null);
    try {
      if (sha256(text) !== run) throw new BadMessage("a run whose text has another digest");
      this.#events.run(run, readRun(text));
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
      this.#events.bad(error.message);
      await this.refuse(run, error.message);
    }
  }

  #leave(run: string): void {
    const worker = this.#runs.get(run);
    this.#runs.delete(run);
    for (const [batch, { run: of, reject }] of this.#waiting) {
      if (of !== run) continue;
      this.#waiting.delete(batch);
      reject(new Error("nobody asks for it any more"));
    }
    this.#events.over(run);
    // The queue may have been cleared while this worker still wrote to it.
    worker?.close(true).then(() => clearLateNotes(this.#redis, run)).catch(() => {});
    this.#share();
  }

  /** Divides the cores among the runs. */
  #share(): void {
    const workers = [...this.#runs.values()].filter((worker) => worker !== null);
    for (const worker of workers) {
      worker.concurrency = Math.max(1, Math.floor(this.#identity.jobs / workers.length));
    }
  }

  async #process(run: string, job: Job): Promise<unknown> {
    let tasks: HandedTask[];
    try {
      const message = readBatch(await this.#contents.unpackMessage(job.data));
      if (message.run !== run) throw new BadMessage("a batch of another run");
      tasks = await Promise.all(message.tasks.map(async ({ key, data, limit, inputs }) => ({
        task: { key, data: dataOf(data), limit, after: inputs.map(({ key }) => key) },
        inputs: await Promise.all(inputs.map(async ({ key, rows, artifact }) => ({
          key,
          rows: await this.#contents.unpack(rows) as string,
          artifact: artifact === null ? null : await this.#contents.unpack(artifact),
        }))),
      })));
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
      this.#events.bad(error.message);
      throw new UnrecoverableError(`refused: ${error.message}`);
    }
    const batch = String(++this.#batches);
    const began = performance.now();
    const outcomes = await new Promise<TaskOutcome[]>((resolve, reject) => {
      this.#waiting.set(batch, { run, resolve, reject });
      this.#events.batch(run, batch, tasks);
    });
    this.#tasks += outcomes.length;
    this.#rate.add(began, performance.now(), outcomes.length);
    const result: ResultMessage = {
      form: FORM,
      worker: this.#identity.name,
      outcomes: await Promise.all(outcomes.map((outcome) => this.#packed(outcome))),
    };
    return await this.#contents.packMessage(JSON.stringify(result));
  }

  async #packed(outcome: TaskOutcome): Promise<ResultMessage["outcomes"][number]> {
    const { key } = outcome;
    try {
      if ("overdue" in outcome) return { key, overdue: toPlainText(outcome.overdue) };
      if ("error" in outcome) return { key, error: outcome.error.slice(0, 100_000) };
      const { rows, artifact, file, seconds } = outcome;
      return {
        ...{ key, file, seconds },
        rows: await this.#contents.pack(rows),
        artifact: artifact === null ? null : await this.#contents.pack(artifact),
      };
    } catch (error) {
      if (error instanceof BadMessage || error instanceof TypeError) {
        return { key, error: `its result cannot travel: ${error.message}` };
      }
      throw error;
    }
  }
}

function dataOf(text: string): unknown {
  try {
    return fromPlainText(text);
  } catch (error) {
    throw new BadMessage(`data that is not plain: ${(error as Error).message.slice(0, 200)}`);
  }
}
