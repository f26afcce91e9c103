/**
 * The executor that uses the machine: a pool of workers. Each gets batches of tasks that take about the
 * same time, even if single tasks are very short.
 *
 * @module
 */
import { SetupError } from "matchbox/base/mod.ts";
import { saidWhileWaiting, slowness } from "../machine/slow_machine.ts";
import type { Executor, TaskSource } from "./executor.ts";
import { type StartedWorker, startWorker } from "./start_worker.ts";
import type { HandedTask, Job, TaskOutcome } from "./task.ts";
import type { FromWorker, ToWorker } from "./serve_tasks.ts";

/** The intended duration of a batch. */
const BATCH_MILLISECONDS = 50;
const MAX_BATCH = 2000;

/** The default memory of a worker for objects, in megabytes: more than any study needs. */
const HEAP_MEGABYTES = 2048;

/** The time between the limit of a task and its end, in milliseconds. */
const LAST_CHANCE = 100;

/** The time in which the first worker shows how fast it is, in milliseconds: code is slow at first. */
const TRIAL = 100;

/**
 * Makes an executor with this number of workers. A worker is started only when there is a task for it, and
 * where the source says how much is left, only when it pays.
 *
 * @param workers at least 1
 * @param options.heapMegabytes the memory of a worker for objects, without typed arrays; a worker that
 * needs more ends, and its task has failed
 */
export function workerExecutor(
  workers: number,
  { heapMegabytes = HEAP_MEGABYTES }: { readonly heapMegabytes?: number } = {},
): Executor {
  return {
    async run(job, source, onOutcomes, signal) {
      const failure = new AbortController();
      const stop = AbortSignal.any([signal, failure.signal]);
      const batches = new Batches(source, workers, stop);
      const others = new OtherWorkers(source, stop);
      const take = (outcomes: TaskOutcome[]) => {
        onOutcomes(outcomes);
        others.consider();
      };
      const run = (onReady: () => void) =>
        runLane(job, heapMegabytes, batches, take, stop, onReady);
      const first = run(() => others.firstIsReady()).finally(() => others.start());
      const lanes = Array.from(
        { length: workers - 1 },
        () => others.started.then(() => run(() => {})),
      );
      try {
        await Promise.all([first, ...lanes]);
      } catch (error) {
        failure.abort();
        throw error;
      }
    },
  };
}

/**
 * Decides when the other workers are started. Where the source does not know how much is left, it is at once.
 * Elsewhere the first worker shows how fast it is, and they are started when it would need longer for the
 * rest than twice the time of a start; or when its first task takes longer than its start.
 */
class OtherWorkers {
  /** Resolves when they are to be started, or when nothing is left to do. */
  readonly started: Promise<void>;
  /** Starts them. */
  readonly start: () => void;
  readonly #secondsLeft: () => number;
  readonly #begun = performance.now();
  /** When the first worker was ready, and the milliseconds that it took. */
  #ready = Infinity;
  #starting = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ secondsLeft }: TaskSource, stop: AbortSignal) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.started = promise;
    this.start = () => {
      clearTimeout(this.#timer);
      resolve();
    };
    this.#secondsLeft = secondsLeft ?? (() => Infinity);
    if (!secondsLeft || stop.aborted) resolve();
    stop.addEventListener("abort", this.start, { once: true });
  }

  /** The first worker has loaded its work. */
  firstIsReady(): void {
    if (this.#ready < Infinity) return;
    this.#ready = performance.now();
    this.#starting = this.#ready - this.#begun;
    this.#timer = setTimeout(() => this.consider(), this.#starting);
  }

  /** Looks at what is left. */
  consider(): void {
    if (performance.now() < this.#ready + TRIAL) return;
    if (1000 * this.#secondsLeft() > 2 * this.#starting) this.start();
  }
}

/** Divides the tasks of a source into batches. */
class Batches {
  readonly #source: TaskSource;
  readonly #lanes: number;
  readonly #signal: AbortSignal;
  readonly #stopped: Promise<false>;

  constructor(source: TaskSource, lanes: number, signal: AbortSignal) {
    this.#source = source;
    this.#lanes = lanes;
    this.#signal = signal;
    this.#stopped = new Promise((resolve) =>
      signal.addEventListener("abort", () => resolve(false), { once: true })
    );
  }

  /** At most `size` tasks, leaving some for each other lane; empty when all have ended. */
  async next(size: number): Promise<HandedTask[]> {
    while (!this.#signal.aborted) {
      const batch = this.take(size);
      if (batch.length > 0) return batch;
      if (!await Promise.race([this.#source.more(), this.#stopped])) break;
    }
    return [];
  }

  /** The same of those that are ready now. */
  take(size: number): HandedTask[] {
    if (this.#signal.aborted) return [];
    const fair = Math.max(1, Math.ceil(this.#source.ready / this.#lanes));
    return this.#source.take(Math.min(size, fair));
  }

  giveBack(tasks: readonly HandedTask[]): void {
    this.#source.giveBack(tasks);
  }
}

/** Gives batches to one worker until all tasks have ended; replaces the worker if it dies. */
async function runLane(
  job: Job,
  heapMegabytes: number,
  batches: Batches,
  onOutcomes: (outcomes: TaskOutcome[]) => void,
  signal: AbortSignal,
  onReady: () => void,
): Promise<void> {
  let size = 1;
  for (let batch = await batches.next(size); batch.length;) {
    const lane = new WorkerLane(job, heapMegabytes, signal);
    try {
      await lane.ready();
      onReady();
    } catch (error) {
      await lane.close();
      // Another worker would fail in the same way.
      throw new SetupError(`a worker cannot be made ready: ${(error as Error).message}`);
    }
    /** Outcomes of the batch before, which are taken while the worker is busy with the next one. */
    let last: TaskOutcome[] = [];
    const takeLast = () => {
      if (last.length > 0) onOutcomes(last);
      last = [];
    };
    try {
      while (batch.length) {
        const started = performance.now();
        const ended = lane.run(batch, onOutcomes);
        takeLast();
        last = await ended;
        const elapsed = performance.now() - started;
        const fitting = Math.floor(batch.length * BATCH_MILLISECONDS / Math.max(elapsed, 0.1));
        size = Math.max(1, Math.min(fitting, size * 4, MAX_BATCH));
        batch = batches.take(size);
        if (batch.length === 0) {
          takeLast();
          batch = await batches.next(size);
        }
      }
    } catch (error) {
      takeLast();
      // The worker has died: its running task has failed, and the rest goes to the next worker.
      const unfinished = lane.unfinished(batch);
      const key = error instanceof Overdue ? error.key : unfinished[0]?.task.key;
      batches.giveBack(unfinished.filter(({ task }) => task.key !== key));
      if (key !== undefined) onOutcomes([outcomeOf(key, error as Error)]);
      batch = await batches.next(size = 1);
    } finally {
      await lane.close();
    }
  }
}

/** The error of a task that has not reported its progress within its limit. */
class Overdue extends Error {
  constructor(readonly key: string, readonly state: unknown) {
    super(`task ${key} is overdue`);
  }
}

function outcomeOf(key: string, error: Error): TaskOutcome {
  return error instanceof Overdue ? { key, overdue: error.state } : { key, error: error.message };
}

/** A worker and its current batch. */
class WorkerLane {
  readonly #worker: StartedWorker;
  /** Keys of the tasks of the batch without an outcome so far. */
  #pending = new Set<string>();
  readonly #signal: AbortSignal;
  readonly #job: Job;
  /** Why the worker died, even between two batches. */
  #death?: Error;
  #onDeath: (error: Error) => void = () => {};
  /** By how much the limits of tasks are longer here. */
  #slowness = 1;

  constructor(job: Job, heapMegabytes: number, signal: AbortSignal) {
    this.#job = job;
    this.#signal = signal;
    this.#worker = startWorker(heapMegabytes, (reason) => {
      this.#death ??= new Error(`the worker died: ${reason}`);
      this.#onDeath(this.#death);
    });
  }

  /** Resolves when the worker has loaded its work, which takes as long as it takes. */
  async ready(): Promise<void> {
    const started = performance.now();
    await saidWhileWaiting("a worker", this.#exchange({ job: this.#job }, () => {}));
    this.#slowness = slowness((performance.now() - started) / 1000);
  }

  /**
   * Resolves when the batch has ended, or when the run is aborted.
   *
   * @param onOutcomes gets the outcomes that the worker sends before the end
   * @returns those that it sends at the end
   */
  run(tasks: HandedTask[], onOutcomes: (outcomes: TaskOutcome[]) => void): Promise<TaskOutcome[]> {
    this.#pending = new Set(tasks.map(({ task }) => task.key));
    return this.#exchange({ tasks }, onOutcomes);
  }

  /** The tasks of `batch` without an outcome. */
  unfinished(batch: HandedTask[]): HandedTask[] {
    return batch.filter(({ task }) => this.#pending.has(task.key));
  }

  /** Ends the worker, and resolves when the programs that it started have ended. */
  close(): Promise<void> {
    return this.#worker.close();
  }

  #exchange(
    message: ToWorker,
    onOutcomes: (outcomes: TaskOutcome[]) => void,
  ): Promise<TaskOutcome[]> {
    const { promise, resolve, reject } = Promise.withResolvers<TaskOutcome[]>();
    this.#onDeath = reject;
    const stop = () => resolve([]);
    this.#signal.addEventListener("abort", stop, { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.#worker.listen((data: FromWorker) => {
      if (this.#signal.aborted) return;
      clearTimeout(timer);
      if ("error" in data) return reject(new Error(data.error));
      if ("task" in data) {
        const overdue = () => reject(new Overdue(data.task, data.state));
        // If this thread was busy, a sign of life may still be unread.
        const lastChance = () => timer = setTimeout(overdue, LAST_CHANCE);
        timer = setTimeout(lastChance, 1000 * data.limit * this.#slowness);
        return;
      }
      const strange = data.outcomes.find(({ key }) => !this.#pending.delete(key));
      if (strange) {
        return reject(new Error(`the worker sent task ${strange.key}, which it was not given`));
      }
      if (data.idle) resolve([...data.outcomes]);
      else onOutcomes([...data.outcomes]);
    });
    // After an abort the worker may not have loaded its work: it must not get tasks.
    if (this.#death) reject(this.#death);
    else if (this.#signal.aborted) resolve([]);
    else this.#worker.post(message);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#signal.removeEventListener("abort", stop);
    });
  }
}
