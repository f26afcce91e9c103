/**
 * What a queue keeps in Redis: its names, and how a run is cleared away.
 *
 * @module
 */
import type { Redis } from "ioredis";

/** What all names begin with. */
export const PREFIX = "matchbox";

/** The programs that ask, each as `RUN ID`, by the time of their last sign of life. */
export const ASKERS = `${PREFIX}:askers`;

/** The records of the workers, by their names. */
export const WORKERS = `${PREFIX}:workers`;

/** The channel on which changes of the runs are told. */
export const NEWS = `${PREFIX}:news`;

/** Seconds for which a run is kept whose askers were killed, and for which a content is kept. */
export const KEPT_SECONDS = 3600;

/** The queue of a run in BullMQ. */
export const queueOf = (run: string): string => `run-${run}`;

/** What is kept for a run beside its queue. All keys of a run begin in the same way. */
export const keysOf = (run: string) => ({
  record: `${PREFIX}:${queueOf(run)}:record`,
  /** The jobs of the tasks, by their keys. */
  claims: `${PREFIX}:${queueOf(run)}:claims`,
  /** Why workers do not take the run, by their names. */
  refusals: `${PREFIX}:${queueOf(run)}:refusals`,
  /** A content by its digest. */
  content: (digest: string) => `${PREFIX}:${queueOf(run)}:content:${digest}`,
});

/** Seconds since 1970 by the clock of the server, because clocks of machines differ. */
export async function serverTime(redis: Redis): Promise<number> {
  const [seconds, microseconds] = await redis.time();
  return Number(seconds) + Number(microseconds) / 1e6;
}

/** The runs of some members of `ASKERS`, each once. */
export const runsOf = (askers: readonly string[]): Set<string> =>
  new Set(askers.map((asker) => asker.split(" ")[0]));

/** In one step, so that no asker joins in between. */
const CLEAR = `
local askers, run, silence, keys = KEYS[1], ARGV[1], tonumber(ARGV[2]), ARGV[3]
local since = tonumber(redis.call("TIME")[1]) - silence
local own = {}
for _, asker in ipairs(redis.call("ZRANGE", askers, 0, -1)) do
  if string.sub(asker, 1, #run) == run then
    if tonumber(redis.call("ZSCORE", askers, asker)) >= since then return end
    table.insert(own, asker)
  end
end
for _, asker in ipairs(own) do redis.call("ZREM", askers, asker) end
for _, key in ipairs(redis.call("KEYS", keys)) do redis.call("DEL", key) end`;

/**
 * Removes all that the server has of a run, unless somebody asks for it. Whoever writes about a run calls it after
 * the last thing that it wrote, so that nothing is left in the end.
 *
 * @param silence how many seconds ago an asker may have given its last sign of life
 */
export async function clearRun(redis: Redis, run: string, silence: number): Promise<void> {
  await redis.eval(CLEAR, 1, ASKERS, run, silence, `${PREFIX}:${queueOf(run)}:*`);
}
