/**
 * The asker's side of a queue, in the thread that has the connection: puts batches of tasks into the queue
 * of their run and hands back their results.
 *
 * Each task is claimed for the job that carries it. So two askers of one run share the work, and one that was
 * killed finds what was done for it in the meantime. A job that the server has lost is given back, to be
 * asked for again.
 *
 * @module
 */
import { Job, Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import type { FinishedTask, HandedTask, TaskOutcome } from "../work/task.ts";
import { clearRun } from "./clear_old_runs.ts";
import type { Connections } from "./connection.ts";
import { Contents, sha256 } from "./contents.ts";
import { keysOf, NEWS, PREFIX, queueOf, RUN_SECONDS, RUNS } from "./keys.ts";
import { type BatchMessage, FORM, readResult, type ResultMessage } from "./messages.ts";
import { type Seen, seenBy, serverTime } from "./seen.ts";
import type { Timing } from "./timing.ts";
import { fromPlainText, toPlainText } from "./plain_text.ts";

/** Completed jobs that are kept for other askers of the run, and for one that was killed. */
const KEPT_JOBS = { count: 2000, age: 3600 };

/** Events that are kept; an asker that has missed more finds its results by looking at its jobs. */
const KEPT_EVENTS = 1000;

/** Signs of life between two looks at a job. */
const BEATS_PER_LOOK = 3;

/** Milliseconds for leaving a server that does not answer. */
const LEAVING = 3000;

/** What an asker is told. */
export interface AskingEvents {
  outcomes(worker: string, outcomes: TaskOutcome[]): void;
  /** Tasks without an outcome, which may be asked for again. */
  returned(keys: string[], reason: string): void;
  seen(seen: Seen): void;
}

/** A job whose result is awaited. */
interface Watched {
  readonly keys: Set<string>;
  /** Looks in a row that did not find the job. */
  missing: number;
  beats: number;
}

/** A run that asks for workers. */
export class Asking {
  readonly #run: string;
  readonly #record: string;
  readonly #id = crypto.randomUUID();
  readonly #redis: Redis;
  readonly #contents: Contents;
  readonly #queue: Queue;
  readonly #completions: QueueEvents;
  readonly #events: AskingEvents;
  readonly #timing: Timing;
  readonly #watched = new Map<string, Watched>();
  #timer?: ReturnType<typeof setInterval>;
  /** The sign of life that is being given. */
  #beating?: Promise<void>;
  #ended = false;

  /** @param record the text of a `RunRecord` */
  constructor(record: string, connections: Connections, events: AskingEvents, timing: Timing) {
    this.#record = record;
    this.#run = sha256(record);
    this.#events = events;
    this.#timing = timing;
    this.#redis = connections.open();
    this.#contents = new Contents(this.#redis);
    const name = queueOf(this.#run);
    this.#queue = new Queue(name, {
      connection: connections.open(),
      prefix: PREFIX,
      streams: { events: { maxLen: KEPT_EVENTS } },
      defaultJobOptions: { removeOnComplete: KEPT_JOBS, removeOnFail: KEPT_JOBS },
    });
    this.#completions = new QueueEvents(name, { connection: connections.open(), prefix: PREFIX });
    // The connections tell of their troubles.
    this.#queue.on("error", () => {});
    this.#completions.on("error", () => {});
    this.#completions.on("completed", ({ jobId, returnvalue }) => {
      this.#take(jobId, returnvalue);
    });
    this.#completions.on("failed", ({ jobId, failedReason }) => this.#failed(jobId, failedReason));
  }

  /** Makes the run known to the workers. */
  async start(): Promise<void> {
    await Promise.all([this.#completions.waitUntilReady(), this.#queue.waitUntilReady()]);
    await this.#giveSign();
    this.#timer = setInterval(() => {
      this.#beating ??= this.#giveSign()
        // The connection tells of its troubles; the next sign of life may come through.
        .catch(() => {})
        .finally(() => this.#beating = undefined);
    }, this.#timing.beat);
    await this.#redis.publish(NEWS, this.#run);
  }

  /**
   * Asks for the outcomes of tasks.
   *
   * @param attempt how often they were asked for before
   */
  async add(tasks: readonly HandedTask[], attempt: number): Promise<void> {
    const keys = tasks.map(({ task }) => task.key);
    try {
      const id = sha256(JSON.stringify([this.#run, attempt, keys])).slice(0, 32);
      const others = await this.#claim(keys, id);
      const own = tasks.filter(({ task }) => !others.has(task.key));
      if (own.length > 0) {
        this.#watch(id, own.map(({ task }) => task.key));
        const message = JSON.stringify(await this.#messageOf(own));
        await this.#queue.add("batch", await this.#contents.packMessage(message), { jobId: id });
      }
      const jobs = new Set(others.values());
      for (const job of jobs) {
        this.#watch(job, keys.filter((key) => others.get(key) === job));
        await this.#look(job);
      }
    } catch (error) {
      await this.#giveBack(keys, (error as Error).message);
    }
  }

  /** Drops what a worker has sent for these tasks, and that worker. */
  async distrust(worker: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const { distrusted, claims } = keysOf(this.#run);
    await this.#redis.multi().sadd(distrusted, worker).hdel(claims, ...keys).exec();
  }

  /** Leaves the run. If nobody else asks for it, nothing of it is left on the server. */
  async end(): Promise<void> {
    this.#ended = true;
    clearInterval(this.#timer);
    const leaving = this.#leave().catch(() => {});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => timer = setTimeout(resolve, LEAVING));
    await Promise.race([leaving, late]);
    clearTimeout(timer);
  }

  async #leave(): Promise<void> {
    // It would enter this asker again.
    await this.#beating;
    const { askers } = keysOf(this.#run);
    await this.#redis.zrem(askers, this.#id);
    const since = await serverTime(this.#redis) - this.#timing.gone / 1000;
    try {
      if (await this.#redis.zcount(askers, since, "+inf") > 0) return;
      await this.#redis.zrem(RUNS, this.#run);
      await this.#redis.publish(NEWS, this.#run);
      await clearRun(this.#redis, this.#run);
    } finally {
      await Promise.all([this.#completions.close(), this.#queue.close()]);
    }
  }

  /**
   * Claims tasks for a job.
   *
   * @returns the jobs of those that were claimed before, by their keys
   */
  async #claim(keys: readonly string[], id: string): Promise<Map<string, string>> {
    const { claims } = keysOf(this.#run);
    const transaction = this.#redis.multi();
    for (const key of keys) transaction.hsetnx(claims, key, id);
    transaction.hmget(claims, ...keys);
    transaction.expire(claims, RUN_SECONDS);
    const replies = (await transaction.exec())!.map(([, reply]) => reply);
    const jobs = replies[keys.length] as string[];
    const others = new Map<string, string>();
    keys.forEach((key, place) => {
      if (replies[place] === 0) others.set(key, jobs[place]);
    });
    return others;
  }

  async #messageOf(tasks: readonly HandedTask[]): Promise<BatchMessage> {
    const packed = tasks.map(async ({ task: { key, data, limit }, inputs }) => ({
      ...{ key, data: toPlainText(data), limit },
      inputs: await Promise.all(inputs.map(async ({ key, rows, artifact }) => ({
        key,
        rows: await this.#contents.pack(rows),
        artifact: artifact === null ? null : await this.#contents.pack(artifact),
      }))),
    }));
    return { form: FORM, run: this.#run, tasks: await Promise.all(packed) };
  }

  #watch(id: string, keys: readonly string[]): void {
    const watched = this.#watched.get(id);
    if (watched) { for (const key of keys) watched.keys.add(key); }
    else this.#watched.set(id, { keys: new Set(keys), missing: 0, beats: 0 });
  }

  /** Takes the result of a job, whose shape is checked here, whose rows are checked by who asked. */
  async #take(id: string, packed: unknown): Promise<void> {
    const watched = this.#watched.get(id);
    if (!watched) return;
    this.#watched.delete(id);
    const missing = watched.keys;
    try {
      const result = readResult(await this.#contents.unpackMessage(packed));
      const outcomes = await Promise.all(result.outcomes.map((each) => this.#outcomeOf(each)));
      const asked = outcomes.filter(({ key }) => missing.delete(key));
      const failed = asked.filter((outcome) => !("rows" in outcome)).map(({ key }) => key);
      if (failed.length > 0) await this.#redis.hdel(keysOf(this.#run).claims, ...failed);
      if (!this.#ended) this.#events.outcomes(result.worker, asked);
      if (missing.size > 0) await this.#giveBack([...missing], "its result did not come");
    } catch (error) {
      await this.#giveBack([...missing], (error as Error).message);
    }
  }

  async #outcomeOf(outcome: ResultMessage["outcomes"][number]): Promise<TaskOutcome> {
    if ("overdue" in outcome) {
      return { key: outcome.key, overdue: fromPlainText(outcome.overdue) };
    }
    if ("error" in outcome) return outcome;
    const { rows, artifact } = outcome;
    return {
      ...outcome,
      rows: await this.#contents.unpack(rows) as string,
      artifact: artifact === null ? null : await this.#contents.unpack(artifact),
    } satisfies FinishedTask;
  }

  async #failed(id: string, reason: string): Promise<void> {
    const watched = this.#watched.get(id);
    if (!watched) return;
    this.#watched.delete(id);
    await this.#giveBack([...watched.keys], reason);
  }

  async #giveBack(keys: string[], reason: string): Promise<void> {
    if (this.#ended) return;
    try {
      await this.#redis.hdel(keysOf(this.#run).claims, ...keys);
    } finally {
      this.#events.returned(keys, reason);
    }
  }

  /** Finds out what became of a job whose result may have come unnoticed. */
  async #look(id: string): Promise<void> {
    const watched = this.#watched.get(id);
    if (!watched) return;
    const job = await Job.fromId(this.#queue, id);
    if (!job) {
      // The first time it may be on its way there.
      if (++watched.missing >= 2) await this.#failed(id, "the server has lost it");
      return;
    }
    watched.missing = 0;
    if (job.finishedOn === undefined) return;
    if (await job.isCompleted()) await this.#take(id, job.returnvalue);
    else if (await job.isFailed()) {
      await job.remove();
      await this.#failed(id, job.failedReason);
    }
  }

  /** Gives a sign of life, and finds out who works and what became of the jobs. */
  async #giveSign(): Promise<void> {
    const { record, askers } = keysOf(this.#run);
    const now = await serverTime(this.#redis);
    if (!await this.#redis.expire(record, RUN_SECONDS)) {
      await this.#redis.set(record, this.#record, "EX", RUN_SECONDS);
    }
    await this.#redis.zadd(askers, now, this.#id);
    await this.#redis.expire(askers, RUN_SECONDS);
    await this.#redis.zadd(RUNS, now, this.#run);
    this.#events.seen(await seenBy(this.#redis, this.#run, this.#timing));
    for (const [id, watched] of [...this.#watched]) {
      if (this.#ended) break;
      if (++watched.beats % BEATS_PER_LOOK === 0) await this.#look(id);
    }
  }
}
