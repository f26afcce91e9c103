/**
 * Tasks in batches: a store that is asked for many at once takes a third of the time. Between batches others have
 * their turn in this thread, so that Stop is heard at once, however many tasks there are.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/mod.ts";

const SIZE = 500;

/** The longest time without a pause, but for that of a batch, in milliseconds. */
const WITHOUT_PAUSE = 20;

/** The tasks in their order, `SIZE` at a time. */
export async function* batches(tasks: Iterable<Task>): AsyncGenerator<Task[]> {
  let batch: Task[] = [];
  let paused = performance.now();
  for (const task of tasks) {
    if (batch.push(task) < SIZE) continue;
    yield batch;
    batch = [];
    if (performance.now() - paused < WITHOUT_PAUSE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    paused = performance.now();
  }
  if (batch.length) yield batch;
}
