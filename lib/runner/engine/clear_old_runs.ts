/**
 * Clears what askers have left behind that were killed and did not come back.
 *
 * @module
 */
import { Queue, QueueKeys } from "bullmq";
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

/** Deletes keys unless a run is asked for, in one step. */
const DELETE_UNLESS_ASKED = `
if redis.call("ZSCORE", KEYS[1], ARGV[1]) then return 0 end
return redis.call("DEL", unpack(KEYS, 2))`;

/**
 * Removes what a worker wrote about a run after the run had been cleared, e.g. that its queue is empty. Does
 * nothing if the run is asked for again.
 */
export async function clearLateNotes(redis: Redis, run: string): Promise<void> {
  // Not the others: the asker may still be clearing the run.
  const { events, marker } = new QueueKeys(PREFIX).getKeys(queueOf(run));
  await redis.eval(DELETE_UNLESS_ASKED, 3, RUNS, events, marker, run);
}
