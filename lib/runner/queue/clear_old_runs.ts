/**
 * Clears what is left on the server of runs that nobody asks for any more.
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
 * In one step: deletes keys of a queue unless its run is asked for. The first of them, the queue's settings, stays
 * as long as it says that the queue is paused, because then the asker is clearing it.
 */
const DELETE_UNLESS_ASKED = `
if redis.call("ZSCORE", KEYS[1], ARGV[1]) then return 0 end
if redis.call("HEXISTS", KEYS[2], "paused") == 1 then return redis.call("DEL", unpack(KEYS, 3)) end
return redis.call("DEL", unpack(KEYS, 2))`;

/**
 * Removes what a worker wrote about a run after the run had been cleared, e.g. that its queue is empty. Does
 * nothing if the run is asked for again.
 */
export async function clearLateNotes(redis: Redis, run: string): Promise<void> {
  // These are all that a worker writes to an empty queue and that does not expire.
  const { meta, events, marker } = new QueueKeys(PREFIX).getKeys(queueOf(run));
  await redis.eval(DELETE_UNLESS_ASKED, 4, RUNS, meta, events, marker, run);
}
