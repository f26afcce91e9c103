/**
 * What is seen of the workers and runs of a queue.
 *
 * @module
 */
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { Connections } from "./connection.ts";
import { keysOf, PREFIX, queueOf, RUNS, WORKERS } from "./keys.ts";
import { BadMessage, readRefusal, readRun, readWorker } from "./messages.ts";
import type { Timing } from "./timing.ts";
import type { WorkerRecord } from "./worker_record.ts";

/** A worker and how long ago it was last heard of. */
export interface SeenWorker extends WorkerRecord {
  /** Seconds. */
  readonly ago: number;
}

/** A worker that does not take a run, and why. */
export interface SeenRefusal {
  /** Its name. */
  readonly worker: string;
  /** In a sentence. */
  readonly reason: string;
}

/** What an asker sees. */
export interface Seen {
  /** Workers that are there, by name. */
  readonly workers: readonly SeenWorker[];
  /** Those that do not take the run. */
  readonly refusals: readonly SeenRefusal[];
}

/** A run and its jobs. */
export interface SeenRun {
  /** The id of the study, or what else it is. */
  readonly work: string;
  /** Its master seed. */
  readonly seed: number;
  /** The fingerprint of its sources. */
  readonly fingerprint: string;
  /** The number of programs that wait for it. */
  readonly askers: number;
  /** The number of batches that no worker has taken. */
  readonly waiting: number;
  /** The number of batches that a worker has. */
  readonly active: number;
  /** The number of batches that were done in the last hour. */
  readonly completed: number;
  /** The number of batches that failed. */
  readonly failed: number;
  /** The workers that do not take it. */
  readonly refusals: readonly SeenRefusal[];
  /** The name of its queue, for other tools. */
  readonly queue: string;
}

/** All that is seen of a queue. */
export interface QueueStatus {
  /** Workers that are there, by name. */
  readonly workers: readonly SeenWorker[];
  /** What they are asked for. */
  readonly runs: readonly SeenRun[];
}

/** Seconds since 1970 by the clock of the server, because clocks of machines differ. */
export async function serverTime(redis: Redis): Promise<number> {
  const [seconds, microseconds] = await redis.time();
  return Number(seconds) + Number(microseconds) / 1e6;
}

/** What an asker of a run sees. */
export async function seenBy(redis: Redis, run: string, timing: Timing): Promise<Seen> {
  return { workers: await workersOf(redis, timing), refusals: await refusalsOf(redis, run) };
}

/** What is seen of a queue by who asks for its status. */
export async function statusOf(connections: Connections, timing: Timing): Promise<QueueStatus> {
  const redis = connections.open();
  const runs: SeenRun[] = [];
  for (const run of await redis.zrange(RUNS, 0, -1)) {
    const seen = await runOf(redis, run, timing).catch((error) => {
      if (error instanceof BadMessage) return null;
      throw error;
    });
    if (seen) runs.push(seen);
  }
  return { workers: await workersOf(redis, timing), runs };
}

async function runOf(redis: Redis, run: string, timing: Timing): Promise<SeenRun | null> {
  const { record, askers } = keysOf(run);
  const text = await redis.get(record);
  if (text === null) return null;
  const { work, seed, fingerprint } = readRun(text);
  const since = await serverTime(redis) - timing.gone / 1000;
  const queue = new Queue(queueOf(run), {
    connection: redis,
    prefix: PREFIX,
    skipMetasUpdate: true,
  });
  const counts = await queue.getJobCounts("waiting", "active", "completed", "failed");
  return {
    ...{ work, seed, fingerprint },
    askers: await redis.zcount(askers, since, "+inf"),
    ...{ waiting: counts.waiting, active: counts.active },
    ...{ completed: counts.completed, failed: counts.failed },
    refusals: await refusalsOf(redis, run),
    queue: `${PREFIX}:${queueOf(run)}`,
  };
}

async function workersOf(redis: Redis, { gone }: Timing): Promise<SeenWorker[]> {
  const now = await serverTime(redis);
  const workers = readAll(await redis.hgetall(WORKERS), (_, text) => readWorker(text));
  return workers
    .map((worker) => ({ ...worker, ago: Math.max(0, now - worker.seen) }))
    .filter(({ ago }) => ago < gone / 1000)
    .sort((one, other) => one.name < other.name ? -1 : 1);
}

async function refusalsOf(redis: Redis, run: string): Promise<SeenRefusal[]> {
  const texts = await redis.hgetall(keysOf(run).refusals);
  return readAll(texts, (worker, text) => ({ worker, reason: readRefusal(text).reason }));
}

/** Reads the values of a hash; those that are not what they should be are left out. */
function readAll<T>(texts: Record<string, string>, read: (name: string, text: string) => T): T[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    try {
      return [read(name, text)];
    } catch (error) {
      if (error instanceof BadMessage) return [];
      throw error;
    }
  });
}
