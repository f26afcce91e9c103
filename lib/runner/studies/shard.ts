/**
 * Parts of a run that is divided over several machines.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/mod.ts";

/** The `index`-th of `count` parts, from 1. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  /** The number of parts. */
  readonly count: number;
}

/**
 * The tasks of a shard, or all tasks without one. A task that comes after others belongs to their shard, so
 * that a chain stays on one machine. A task that comes after tasks of several shards belongs to none; the
 * run that merges the shards runs it.
 */
export function* tasksOfShard(tasks: Iterable<Task>, shard?: Shard): Iterable<Task> {
  if (!shard) return yield* tasks;
  /** The shard of each task that later tasks can depend on; 0 for none. */
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
