/**
 * Clears what is left on the server of runs that nobody asks for any more.
 *
 * @module
 */
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { keysOf, PREFIX, queueOf, RUN_SECONDS, RUNS } from "./keys.ts";

/**
 * Removes the runs that were not asked for lately, with their queues.
 *
 * @param now seconds since 1970 by the clock of the server
 */
export async function clearOldRuns(redis: Redis, now: number): Promise<void> {
  for (const run of await redis.zrangebyscore(RUNS, 0, now - RUN_SECONDS)) {
    await redis.zrem(RUNS, run);
    await clearRun(redis, run);
  }
}

/**
 * Removes all that the server keeps of a run. If several do it at once, all but one of them may fail, and
 * everything is removed all the same.
 */
export async function clearRun(redis: Redis, run: string): Promise<void> {
  await redis.del(...Object.values(keysOf(run)));
  const queue = new Queue(queueOf(run), {
    connection: redis,
    prefix: PREFIX,
    skipMetasUpdate: true,
  });
  queue.on("error", () => {});
  // Pauses the queue, and fails if it is not paused then because another one has removed it.
  await queue.obliterate({ force: true });
}

/**
 * Removes what a worker wrote about a run after the run had been cleared, e.g. that its queue is empty. An asker
 * that asks for it again at this moment gives its jobs again.
 */
export async function clearUnlessAsked(redis: Redis, run: string): Promise<void> {
  if (await redis.zscore(RUNS, run) === null) await clearRun(redis, run);
}
