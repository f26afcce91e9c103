/**
 * The executor that uses the machine: a pool of Deno workers, each fed with batches of tasks that last
 * about as long as a batch should, however short the tasks are.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/study.ts";
import { SetupError } from "matchbox/base/mod.ts";
import type { Executor } from "./executor.ts";
import type { Job, TaskOutcome } from "./task.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

/** A batch is made as large as lasts about this long. */
const BATCH_MILLISECONDS = 50;
const MAX_BATCH = 2000;

/** Seconds that a worker may take to load its work. */
const READY_LIMIT = 60;

/** Between the limit of a task and its end, in milliseconds. */
const LAST_CHANCE = 100;

/**
 * Makes an executor with that many workers.
 *
 * @param workers at least 1
 */
export function workerExecutor(workers: number): Executor {
  return {
    async run(job, tasks, onOutcomes, signal) {
      const queue = new TaskQueue(tasks);
      const failure = new AbortController();
      const stop = AbortSignal.any([signal, failure.signal]);
      const lanes = Array.from({ length: workers }, () => runLane(job, queue, onOutcomes, stop));
      try {
        await Promise.all(lanes);
      } catch (error) {
        failure.abort();
        throw error;
      }
    },
  };
}

/** The tasks still to be handed out; those of a worker that died come back to it. */
class TaskQueue {
  readonly #tasks: Iterator<Task>;
  #returned: Task[] = [];

  constructor(tasks: Iterable<Task>) {
    this.#tasks = tasks[Symbol.iterator]();
  }

  take(count: number): Task[] {
    const batch = this.#returned.splice(0, count);
    while (batch.length < count) {
      const { value, done } = this.#tasks.next();
      if (done) break;
      batch.push(value);
    }
    return batch;
  }

  giveBack(tasks: Task[]): void {
    this.#returned.push(...tasks);
  }
}

/** Keeps one worker busy until the queue is empty; replaces it when it dies. */
async function runLane(
  job: Job,
  queue: TaskQueue,
  onOutcomes: (outcomes: TaskOutcome[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let size = 1;
  for (let batch = queue.take(size); batch.length && !signal.aborted;) {
    const lane = new WorkerLane(job, signal);
    try {
      await lane.ready();
    } catch (error) {
      lane.close();
      // Another worker would fare no better.
      throw new SetupError(`a worker cannot be made ready: ${(error as Error).message}`);
    }
    try {
      while (batch.length && !signal.aborted) {
        const started = performance.now();
        await lane.run(batch, onOutcomes);
        const elapsed = performance.now() - started;
        const fitting = Math.floor(size * BATCH_MILLISECONDS / Math.max(elapsed, 0.1));
        size = Math.max(1, Math.min(fitting, size * 4, MAX_BATCH));
        batch = queue.take(size);
      }
    } catch (error) {
      // The worker is gone: whatever it was at has failed, and the rest goes to the next one.
      const unfinished = lane.unfinished(batch);
      const key = error instanceof Overdue ? error.key : unfinished[0]?.key;
      if (key !== undefined) onOutcomes([outcomeOf(key, error as Error)]);
      queue.giveBack(unfinished.filter((task) => task.key !== key));
      batch = queue.take(size = 1);
    } finally {
      lane.close();
    }
  }
}

/** A task has not told its progress within its limit. */
class Overdue extends Error {
  constructor(readonly key: string, readonly state: unknown) {
    super(`task ${key} is overdue`);
  }
}

function outcomeOf(key: string, error: Error): TaskOutcome {
  return error instanceof Overdue ? { key, overdue: error.state } : { key, error: error.message };
}

/** A worker and the batch that it is at. */
class WorkerLane {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #finished = new Set<string>();
  readonly #signal: AbortSignal;
  readonly #job: Job;
  /** Why the worker died, also when it did between two batches. */
  #death?: Error;
  #onDeath: (error: Error) => void = () => {};

  constructor(job: Job, signal: AbortSignal) {
    this.#job = job;
    this.#signal = signal;
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#death = new Error(`the worker died: ${event.message}`);
      this.#onDeath(this.#death);
    };
  }

  /** Resolves when the work is loaded. */
  async ready(): Promise<void> {
    const late = () => this.#onDeath(new Error(`it took longer than ${READY_LIMIT} s`));
    const timer = setTimeout(late, 1000 * READY_LIMIT);
    await this.#exchange({ job: this.#job }, () => {}).finally(() => clearTimeout(timer));
  }

  /** Resolves when the batch has ended, or when the run is aborted. */
  run(tasks: Task[], onOutcomes: (outcomes: TaskOutcome[]) => void): Promise<void> {
    this.#finished.clear();
    return this.#exchange({ tasks }, onOutcomes);
  }

  /** The tasks of `batch` whose outcome has not come. */
  unfinished(batch: Task[]): Task[] {
    return batch.filter(({ key }) => !this.#finished.has(key));
  }

  close(): void {
    this.#worker.terminate();
  }

  #exchange(message: ToWorker, onOutcomes: (outcomes: TaskOutcome[]) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#death) reject(this.#death);
    this.#onDeath = reject;
    const stop = () => resolve();
    this.#signal.addEventListener("abort", stop, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (this.#signal.aborted) return;
      clearTimeout(timer);
      if ("error" in data) return reject(new Error(data.error));
      if ("task" in data) {
        const overdue = () => reject(new Overdue(data.task, data.state));
        // Should this thread have been busy itself, a sign of life may be waiting to be read.
        const lastChance = () => timer = setTimeout(overdue, LAST_CHANCE);
        timer = setTimeout(lastChance, 1000 * data.limit);
        return;
      }
      for (const { key } of data.outcomes) this.#finished.add(key);
      if (data.outcomes.length) onOutcomes([...data.outcomes]);
      if (data.idle) resolve();
    };
    this.#worker.postMessage(message);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#signal.removeEventListener("abort", stop);
    });
  }
}
