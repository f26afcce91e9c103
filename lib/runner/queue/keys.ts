/**
 * The names of what a queue keeps in Redis.
 *
 * @module
 */

/** What all names begin with. */
export const PREFIX = "matchbox";

/** Runs by the time when they were last asked for, and workers by their names. */
export const RUNS = `${PREFIX}:runs`;
export const WORKERS = `${PREFIX}:workers`;

/** The channel on which changes of the runs are told. */
export const NEWS = `${PREFIX}:news`;

/** What is kept for a run. */
export const keysOf = (run: string) => ({
  record: `${PREFIX}:run:${run}`,
  /** Askers by the time when they were last seen. */
  askers: `${PREFIX}:run:${run}:askers`,
  /** The jobs of the tasks, by their keys. */
  claims: `${PREFIX}:run:${run}:claims`,
  refusals: `${PREFIX}:run:${run}:refusals`,
  /** Workers whose results did not fit. */
  distrusted: `${PREFIX}:run:${run}:distrusted`,
});

/** The queue of a run in BullMQ. */
export const queueOf = (run: string): string => `run-${run.slice(0, 32)}`;

/** A content by its digest. */
export const contentKey = (digest: string): string => `${PREFIX}:content:${digest}`;

/** Seconds for which contents are kept after their last use, and runs after they were last asked for. */
export const CONTENT_SECONDS = 3600;
export const RUN_SECONDS = 3600;
