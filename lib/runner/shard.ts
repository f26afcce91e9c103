/**
 * Parts of a run that several machines share.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/mod.ts";

/** The `index`-th of `count` parts, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/**
 * The tasks of a shard, all of them without one. A task that comes after others belongs to their shard, so
 * that a chain stays on one machine; a task that comes after tasks of several shards belongs to none and is
 * left to the run that merges them.
 */
export function* tasksOfShard(tasks: Iterable<Task>, shard?: Shard): Iterable<Task> {
  if (!shard) return yield* tasks;
  /** The shard of each task, 0 for none; kept for those only that others can name. */
  const shardOf = new Map<string, number>();
  let number = 0;
  for (const task of tasks) {
    const before = new Set(task.after?.map((key) => shardOf.get(key) ?? 0));
    const own = before.size === 0
      ? 1 + number++ % shard.count
      : before.size === 1
      ? [...before][0]
      : 0;
    shardOf.set(task.key, own);
    if (own === shard.index) yield task;
  }
}
