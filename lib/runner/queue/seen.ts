/**
 * What is seen of the workers and runs of a queue.
 *
 * @module
 */
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { Connections } from "./connection.ts";
import { ASKERS, keysOf, PREFIX, queueOf, runsOf, serverTime, WORKERS } from "./keys.ts";
import { BadMessage, checkRun, checkWorker, fromText, type WorkerRecord } from "./messages.ts";
import type { Timing } from "./timing.ts";

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

/** What an asker of a run sees. */
export async function seenBy(redis: Redis, run: string, timing: Timing): Promise<Seen> {
  return { workers: await workersOf(redis, timing), refusals: await refusalsOf(redis, run) };
}

/** What is seen of a queue by who asks for its status. */
export async function statusOf(connections: Connections, timing: Timing): Promise<QueueStatus> {
  const redis = connections.open();
  const askers = await redis.zrange(ASKERS, 0, -1);
  const runs = await Promise.all([...runsOf(askers)].map((run) => runOf(redis, run, timing)));
  return { workers: await workersOf(redis, timing), runs: runs.filter((run) => run !== null) };
}

async function runOf(redis: Redis, run: string, { gone }: Timing): Promise<SeenRun | null> {
  const text = await redis.get(keysOf(run).record) ?? "";
  const record = readOrNull(() => checkRun(fromText(text)));
  if (!record) return null;
  const { work, seed, fingerprint } = record;
  const since = await serverTime(redis) - gone / 1000;
  const askers = await redis.zrangebyscore(ASKERS, since, "+inf");
  const name = queueOf(run);
  const queue = new Queue(name, { connection: redis, prefix: PREFIX, skipMetasUpdate: true });
  const counts = await queue.getJobCounts("waiting", "active", "completed", "failed");
  return {
    ...{ work, seed, fingerprint },
    askers: askers.filter((asker) => asker.startsWith(run)).length,
    ...{ waiting: counts.waiting, active: counts.active },
    ...{ completed: counts.completed, failed: counts.failed },
    refusals: await refusalsOf(redis, run),
    queue: `${PREFIX}:${name}`,
  };
}

/** Those that are gone are forgotten. */
async function workersOf(redis: Redis, { gone }: Timing): Promise<SeenWorker[]> {
  const now = await serverTime(redis);
  const workers: SeenWorker[] = [];
  for (const [name, text] of Object.entries(await redis.hgetall(WORKERS))) {
    const worker = readOrNull(() => checkWorker(fromText(text)));
    const ago = worker ? Math.max(0, now - worker.seen) : Infinity;
    if (worker && ago < gone / 1000) workers.push({ ...worker, ago });
    else await redis.hdel(WORKERS, name);
  }
  return workers.sort((one, other) => one.name < other.name ? -1 : 1);
}

async function refusalsOf(redis: Redis, run: string): Promise<SeenRefusal[]> {
  const reasons = await redis.hgetall(keysOf(run).refusals);
  return Object.entries(reasons)
    .map(([worker, reason]) => ({ worker, reason: reason.slice(0, 2000) }));
}

/** Null for a message that is not what it should be. */
function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadMessage) return null;
    throw error;
  }
}
