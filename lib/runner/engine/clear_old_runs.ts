/**
 * Clears what askers have left behind that were killed and did not come back.
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

/** Removes all that the server keeps of a run. */
export async function clearRun(redis: Redis, run: string): Promise<void> {
  await redis.del(...Object.values(keysOf(run)));
  const queue = new Queue(queueOf(run), {
    connection: redis,
    prefix: PREFIX,
    skipMetasUpdate: true,
  });
  queue.on("error", () => {});
  await queue.obliterate({ force: true });
  await redis.del(queue.keys.meta);
}
