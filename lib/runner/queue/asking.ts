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
import type { HandedTask, TaskOutcome } from "../work/task.ts";
import { clearRun } from "./clear_old_runs.ts";
import type { Connections } from "./connection.ts";
import { type PackedMessage, packMessage, sha256, unpackMessage } from "./contents.ts";
import { keysOf, NEWS, PREFIX, queueOf, RUN_SECONDS, RUNS } from "./keys.ts";
import { type BatchMessage, FORM, readResult, toText } from "./messages.ts";
import { type Seen, seenBy, serverTime } from "./seen.ts";
import type { Timing } from "./timing.ts";

/** Completed jobs that are kept for other askers of the run, and for one that was killed. */
const KEPT_JOBS = { count: 2000, age: 3600 };

/** Events that are kept; an asker that has missed more finds its results by looking at its jobs. */
const KEPT_EVENTS = 1000;

/** Signs of life between two looks at a job. */
const BEATS_PER_LOOK = 3;

/** Looks that do not find the job of another asker before it counts as lost. */
const MOST_LOSSES = 2;

/** Milliseconds for leaving a server that does not answer. */
const LEAVING = 3000;

/** What an asker is told. */
export interface AskingEvents {
  outcomes(worker: string, outcomes: TaskOutcome[]): void;
  /** Tasks without an outcome, which may be asked for again. */
  returned(keys: string[], reason: string): void;
  seen(seen: Seen): void;
}

/** A run that asks for workers. */
export class Asking {
  readonly #run: string;
  readonly #record: string;
  readonly #id = crypto.randomUUID();
  readonly #redis: Redis;
  readonly #queue: Queue;
  readonly #completions: QueueEvents;
  readonly #events: AskingEvents;
  readonly #timing: Timing;
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
    // Each job that is waited for listens to both.
    this.#queue.setMaxListeners(0);
    this.#completions.setMaxListeners(0);
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
   * Asks for the outcomes of tasks, and waits for them.
   *
   * @param attempt how often they were asked for before
   */
  async add(tasks: readonly HandedTask[], attempt: number): Promise<void> {
    const keys = tasks.map(({ task }) => task.key);
    try {
      const id = sha256(JSON.stringify([this.#run, attempt, keys])).slice(0, 32);
      const jobs = await this.#claim(keys, id);
      const own = tasks.filter(({ task }) => jobs.get(id)?.includes(task.key));
      const message = own.length > 0 ? await packMessage(this.#redis, this.#textOf(own)) : null;
      await Promise.all(
        [...jobs].map(([job, keys]) => this.#take(job, keys, job === id ? message : null)),
      );
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
   * @returns the tasks by the jobs that have them: this one, and those for which they were claimed before
   */
  async #claim(keys: readonly string[], id: string): Promise<Map<string, string[]>> {
    const { claims } = keysOf(this.#run);
    const transaction = this.#redis.multi();
    for (const key of keys) transaction.hsetnx(claims, key, id);
    transaction.hmget(claims, ...keys);
    transaction.expire(claims, RUN_SECONDS);
    const jobs = (await transaction.exec())![keys.length][1] as string[];
    return Map.groupBy(keys, (_, place) => jobs[place]);
  }

  #textOf(tasks: readonly HandedTask[]): string {
    // Tasks that use the same result name one copy of it.
    const inputs = new Map(tasks.flatMap(({ inputs }) => inputs.map((each) => [each.key, each])));
    const message: BatchMessage = {
      ...{ form: FORM, run: this.#run },
      tasks: tasks.map((handed) => ({
        task: handed.task,
        inputs: handed.inputs.map(({ key }) => {
          const { rows, artifact } = inputs.get(key)!;
          return { key, rows, artifact };
        }),
      })),
    };
    return toText(message);
  }

  /** Takes the result of a job, whose form is checked here, whose rows are checked by who asked. */
  async #take(id: string, keys: string[], message: PackedMessage | null): Promise<void> {
    const missing = new Set(keys);
    try {
      const returned = await this.#returned(id, message);
      const { worker, outcomes } = readResult(await unpackMessage(this.#redis, returned));
      const asked = outcomes.filter(({ key }) => missing.delete(key));
      const failed = asked.filter((outcome) => !("rows" in outcome)).map(({ key }) => key);
      if (failed.length > 0) await this.#redis.hdel(keysOf(this.#run).claims, ...failed);
      if (!this.#ended) this.#events.outcomes(worker, asked);
      if (missing.size > 0) await this.#giveBack([...missing], "its result did not come");
    } catch (error) {
      await this.#giveBack([...missing], (error as Error).message);
    }
  }

  /**
   * What a job returns. An event may be missed, and a server may forget, so the job is looked at from time to
   * time.
   *
   * @param message null for the job of another asker
   * @throws {Error} when it has failed, or the server has lost it
   */
  async #returned(id: string, message: PackedMessage | null): Promise<unknown> {
    const look = BEATS_PER_LOOK * this.#timing.beat;
    for (let lost = 0; lost < MOST_LOSSES;) {
      if (this.#ended) break;
      const job = await Job.fromId(this.#queue, id) ??
        (message && await this.#queue.add("batch", message, { jobId: id }));
      if (!job) {
        // The first time it may be on its way there.
        lost++;
        await new Promise((resolve) => setTimeout(resolve, look));
        continue;
      }
      try {
        return await job.waitUntilFinished(this.#completions, look);
      } catch (error) {
        if (this.#ended || !await job.isFailed()) continue;
        await job.remove();
        throw error;
      }
    }
    throw new Error("the server has lost it");
  }

  async #giveBack(keys: string[], reason: string): Promise<void> {
    if (this.#ended) return;
    try {
      await this.#redis.hdel(keysOf(this.#run).claims, ...keys);
    } finally {
      this.#events.returned(keys, reason);
    }
  }

  /** Gives a sign of life, and finds out who works. */
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
  }
}
