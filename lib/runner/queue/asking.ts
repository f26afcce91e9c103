/**
 * The asker's side of a queue, in the thread that has the connection: puts batches of tasks into the queue of
 * their run and waits for their results.
 *
 * Each task is claimed for the job that carries it. So two askers of one run share the work, and one that was
 * killed finds what was done for it in the meantime.
 *
 * @module
 */
import { Job, Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import type { HandedTask } from "../work/task.ts";
import { type Connections, withinReason } from "./connection.ts";
import { Contents, digestOf } from "./contents.ts";
import { ASKERS, clearRun, keysOf, NEWS, PREFIX, queueOf, serverTime } from "./keys.ts";
import { checkResult, type ResultMessage } from "./messages.ts";
import { type Seen, seenBy } from "./seen.ts";
import type { Timing } from "./timing.ts";

/** Ended jobs that are kept for other askers of the run, and for one that was killed. */
const KEPT_JOBS = { count: 2000, age: 3600 };

/** Events that are kept; an asker that has missed more finds its results by looking at its jobs. */
const KEPT_EVENTS = 1000;

/** Signs of life between two looks at a job. */
const BEATS_PER_LOOK = 3;

/** Looks that do not find the job of another asker before it counts as lost. */
const MOST_MISSES = 2;

/** What became of the tasks of a batch: the results of its jobs, and why one has none. */
export interface Ended {
  /** Those of another asker's job may have outcomes of other tasks. */
  readonly results: readonly ResultMessage[];
  readonly lost?: string;
}

/** A run that asks for workers. */
export class Asking {
  readonly #run: string;
  readonly #record: string;
  readonly #asker: string;
  readonly #redis: Redis;
  readonly #contents: Contents;
  readonly #queue: Queue;
  readonly #completions: QueueEvents;
  readonly #onSeen: (seen: Seen) => void;
  readonly #timing: Timing;
  readonly #end = Promise.withResolvers<void>();
  readonly #open = new Set<Promise<unknown>>();
  #timer?: ReturnType<typeof setInterval>;
  /** The sign of life that is being given. */
  #beating?: Promise<void>;
  #ended = false;

  /** @param record the text of a `RunRecord` */
  constructor(
    record: string,
    connections: Connections,
    onSeen: (seen: Seen) => void,
    timing: Timing,
  ) {
    this.#record = record;
    this.#run = digestOf(record);
    this.#asker = `${this.#run} ${crypto.randomUUID()}`;
    this.#onSeen = onSeen;
    this.#timing = timing;
    this.#redis = connections.open();
    this.#contents = new Contents(this.#redis, this.#run);
    const name = queueOf(this.#run);
    this.#queue = new Queue(name, {
      // The same, so that nothing of the queue is written after the run was cleared away.
      connection: this.#redis,
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

  /** Makes the run known to the workers; resolves when it was left. */
  async ask(): Promise<void> {
    await (this.#beating = this.#start());
    await this.#end.promise;
  }

  /**
   * Has tasks run.
   *
   * @param attempt how often it was asked for them before
   * @throws {BadMessage} when they cannot travel
   */
  results(tasks: readonly HandedTask[], attempt: number): Promise<Ended> {
    return this.#during(() => this.#results(tasks, attempt));
  }

  /** Lets a worker take no more of the run. */
  distrust(worker: string, reason: string): Promise<unknown> {
    return this.#during(() => this.#redis.hset(keysOf(this.#run).refusals, worker, reason));
  }

  /** Does something that writes. The run is not left before it has ended. */
  async #during<T>(write: () => Promise<T>): Promise<T> {
    if (this.#ended) throw new Error("the run was left");
    const writing = write();
    this.#open.add(writing);
    return await writing.finally(() => this.#open.delete(writing));
  }

  /** Leaves the run. If nobody else asks for it, nothing of it is left on the server. */
  async end(): Promise<void> {
    this.#ended = true;
    clearInterval(this.#timer);
    this.#end.resolve();
    await withinReason(this.#leave());
  }

  async #leave(): Promise<void> {
    // They would write after the run was cleared away.
    await Promise.allSettled([this.#beating, ...this.#open]);
    await this.#redis.zrem(ASKERS, this.#asker);
    await clearRun(this.#redis, this.#run, this.#timing.gone / 1000);
    await this.#redis.publish(NEWS, this.#run);
    await Promise.all([this.#completions.close(), this.#queue.close()]);
  }

  async #results(tasks: readonly HandedTask[], attempt: number): Promise<Ended> {
    const keys = tasks.map(({ task }) => task.key);
    const id = digestOf(JSON.stringify([attempt, keys]));
    const jobs = await this.#claim(keys, id, attempt > 0);
    const done = new Set<string>();
    try {
      const own = tasks.filter(({ task }) => jobs.get(id)?.includes(task.key));
      const message = own.length > 0 ? await this.#contents.pack({ tasks: own }) : null;
      const ended = await Promise.allSettled(
        [...jobs.keys()].map((job) => this.#result(job, job === id ? message : null)),
      );
      const results = ended.flatMap((each) => each.status === "fulfilled" ? [each.value] : []);
      for (const { outcomes } of results) {
        for (const outcome of outcomes) if ("rows" in outcome) done.add(outcome.key);
      }
      const lost = ended.find((each) => each.status === "rejected");
      return { results, lost: lost && (lost.reason as Error).message };
    } finally {
      const undone = keys.filter((key) => !done.has(key));
      if (undone.length > 0) await this.#redis.hdel(keysOf(this.#run).claims, ...undone);
    }
  }

  /**
   * Claims tasks for a job.
   *
   * @param anew whether the jobs do not count that had them before, because their rows did not fit
   * @returns the tasks by the jobs that have them: this one, and those for which they were claimed before
   */
  async #claim(keys: readonly string[], id: string, anew: boolean): Promise<Map<string, string[]>> {
    const { claims } = keysOf(this.#run);
    const transaction = this.#redis.multi();
    if (anew) transaction.hdel(claims, ...keys);
    for (const key of keys) transaction.hsetnx(claims, key, id);
    transaction.hmget(claims, ...keys);
    const jobs = (await transaction.exec())!.at(-1)![1] as string[];
    return Map.groupBy(keys, (_, place) => jobs[place]);
  }

  /**
   * The result of a job, whose form is checked here, whose rows are checked by who asked. An event may be missed, and
   * a server may forget, so the job is looked at from time to time.
   *
   * @param message null for the job of another asker
   * @throws {Error} when it has failed, or the server has lost it
   */
  async #result(id: string, message: string | null): Promise<ResultMessage> {
    const look = BEATS_PER_LOOK * this.#timing.beat;
    for (let misses = 0; misses < MOST_MISSES && !this.#ended;) {
      // A job with this id that is there already stays as it is.
      const job = message === null
        ? await Job.fromId(this.#queue, id)
        : await this.#queue.add("batch", message, { jobId: id });
      // The first time, that of another asker may be on its way there.
      if (!job) misses++;
      const returned = await Promise.race([
        this.#end.promise,
        job ? this.#wait(job, look) : pause(look),
      ]);
      if (returned !== undefined) return checkResult(await this.#contents.unpack(returned));
    }
    throw new Error("the server has lost it");
  }

  /** What a job returns; undefined while it goes on or when the server has lost it. */
  async #wait(job: Job, look: number): Promise<unknown> {
    while (!this.#ended) {
      try {
        return await job.waitUntilFinished(this.#completions, look) ?? null;
      } catch (error) {
        const state = await job.getState();
        if (state === "unknown") break;
        if (state !== "failed") continue;
        await job.remove();
        throw error;
      }
    }
  }

  async #start(): Promise<void> {
    await Promise.all([this.#completions.waitUntilReady(), this.#queue.waitUntilReady()]);
    await this.#giveSign();
    await this.#redis.publish(NEWS, this.#run);
    if (this.#ended) return;
    this.#timer = setInterval(() => {
      this.#beating ??= this.#giveSign()
        // The connection tells of its troubles; the next sign of life may come through.
        .catch(() => {})
        .finally(() => this.#beating = undefined);
    }, this.#timing.beat);
    this.#beating = undefined;
  }

  /** Gives a sign of life, and finds out who works. */
  async #giveSign(): Promise<void> {
    const { record } = keysOf(this.#run);
    if (!await this.#redis.exists(record)) await this.#redis.set(record, this.#record);
    await this.#redis.zadd(ASKERS, await serverTime(this.#redis), this.#asker);
    this.#onSeen(await seenBy(this.#redis, this.#run, this.#timing));
  }
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
