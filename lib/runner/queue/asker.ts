/**
 * The tasks of one run that are asked of a queue: how many batches wait there, which tasks are asked for
 * again, and whose results are taken.
 *
 * @module
 */
import { loadWork } from "matchbox/experiments/catalogue.ts";
import type { TaskSource } from "../work/executor.ts";
import { locate } from "../files/project_files.ts";
import type { AnyWork, HandedTask, Job, TaskOutcome } from "../work/task.ts";
import { BatchSize } from "./batch_size.ts";
import { checkRows } from "./checked_rows.ts";
import type { QueueThread } from "./queue_thread.ts";
import type { Seen } from "./seen.ts";
import type { Timing } from "./timing.ts";

/** How often the result of a task may be lost before the task has failed. */
const MOST_LOSSES = 8;

/** The most cores for which batches are kept waiting. */
const MOST_LANES = 2000;

/** Options of `openQueue`. */
export interface QueueOptions {
  /** Default: `usualTiming`. */
  readonly timing?: Timing;
  /** The intended duration of a batch in seconds; default: `BATCH_SECONDS`. */
  readonly batchSeconds?: number;
  /** Called every few seconds with the workers that are there. */
  onSeen?(seen: Seen): void;
  /** Called with problems that do not end the run. */
  warn?(line: string): void;
}

type Message = Parameters<QueueThread["onTold"]>[0];

/** The thread with the connection. */
type Thread = Pick<QueueThread, "tell" | "shown">;

/** One run of the executor. */
export class Asker {
  readonly #thread: Thread;
  readonly #job: Job;
  readonly #source: TaskSource;
  readonly #onOutcomes: (outcomes: TaskOutcome[]) => void;
  readonly #signal: AbortSignal;
  readonly #options: QueueOptions;
  readonly #size: BatchSize;
  /** Tasks that were given to the queue, by key. */
  readonly #asked = new Map<string, HandedTask>();
  /** How often a task was asked for again. */
  readonly #attempts = new Map<string, number>();
  /** How often the result of a task was lost. */
  readonly #losses = new Map<string, number>();
  /** Workers whose rows did not fit. */
  readonly #distrusted = new Set<string>();
  readonly #warned = new Set<string>();
  /** Cores that work for the run, as far as is known. */
  #lanes = 1;
  #batches: { left: Set<string> }[] = [];
  #wake = () => {};
  #work!: AnyWork;
  #idleSince?: number;

  constructor(
    thread: Thread,
    job: Job,
    source: TaskSource,
    onOutcomes: (outcomes: TaskOutcome[]) => void,
    signal: AbortSignal,
    options: QueueOptions,
  ) {
    this.#thread = thread;
    this.#job = job;
    this.#source = source;
    this.#onOutcomes = onOutcomes;
    this.#signal = signal;
    this.#options = options;
    this.#size = new BatchSize(options.batchSeconds);
  }

  /** Gives all tasks of the source to the queue, not too many at a time. */
  async run(): Promise<void> {
    this.#work = await loadWork(locate(this.#job.module).href);
    const stopped = new Promise<false>((resolve) => {
      if (this.#signal.aborted) resolve(false);
      this.#signal.addEventListener("abort", () => resolve(false), { once: true });
    });
    while (!this.#signal.aborted) {
      if (this.#batches.length > 2 * this.#lanes) {
        await Promise.race([new Promise<void>((resolve) => this.#wake = resolve), stopped]);
        continue;
      }
      const tasks = this.#source.take(this.#size.next(this.#source.ready, this.#lanes));
      if (tasks.length > 0) this.#send(tasks);
      else if (!await Promise.race([this.#source.more(), stopped])) break;
    }
  }

  /** Takes a message of the thread. */
  told(message: Message): void {
    if (this.#signal.aborted) return;
    switch (message.kind) {
      case "outcomes":
        return this.#take(message.worker, message.outcomes);
      case "returned":
        return this.#askAgain(message.keys, message.reason);
      case "seen":
        return this.#see(message.seen);
      case "bad":
        return this.#warn(message.reason);
      case "trouble":
        if (message.reason === null) this.#warned.delete("trouble");
        else if (!this.#warned.has("trouble")) {
          this.#warned.add("trouble");
          this.#options.warn?.(
            `the queue ${this.#thread.shown} cannot be reached (${message.reason}); trying again, what is ` +
              "finished is kept",
          );
        }
    }
  }

  #send(tasks: readonly HandedTask[]): void {
    for (const task of tasks) this.#asked.set(task.task.key, task);
    // A task that was asked for before may be what is wrong with its batch, so it travels alone.
    const [again, anew] = [[], []] as [HandedTask[], HandedTask[]];
    for (const task of tasks) (this.#attempts.has(task.task.key) ? again : anew).push(task);
    for (const batch of [anew, ...again.map((task) => [task])]) {
      if (batch.length === 0) continue;
      this.#batches.push({ left: new Set(batch.map(({ task }) => task.key)) });
      const attempt = this.#attempts.get(batch[0].task.key) ?? 0;
      this.#thread.tell({ kind: "add", tasks: batch.map(withoutWaiting), attempt });
    }
  }

  #take(worker: string, outcomes: readonly TaskOutcome[]): void {
    const misfit = this.#distrusted.has(worker) ? undefined : this.#misfitOf(outcomes);
    if (misfit !== undefined) {
      this.#distrusted.add(worker);
      this.#warn(
        `worker ${worker} has sent rows that do not fit, and is not used any more: ${misfit}`,
      );
    }
    if (this.#distrusted.has(worker)) return this.#drop(worker, outcomes, misfit);
    const asked = outcomes.filter(({ key }) => this.#asked.delete(key));
    this.#forget(asked.map(({ key }) => key));
    this.#size.learn(asked.flatMap((outcome) => "seconds" in outcome ? [outcome.seconds] : []));
    if (asked.length > 0) this.#onOutcomes(asked);
  }

  /** What is wrong with the first rows that are not those of their task. */
  #misfitOf(outcomes: readonly TaskOutcome[]): string | undefined {
    for (const outcome of outcomes) {
      const handed = this.#asked.get(outcome.key);
      try {
        if (handed) this.#check(handed, outcome);
      } catch (error) {
        return (error as Error).message;
      }
    }
  }

  /**
   * Asks again for what a distrusted worker has sent. Only the first time counts as a loss: a worker that lies
   * answers at once, and so it may get most batches until it has left the run.
   */
  #drop(worker: string, outcomes: readonly TaskOutcome[], misfit: string | undefined): void {
    const keys = outcomes.map(({ key }) => key);
    this.#thread.tell({ kind: "distrust", worker, keys });
    this.#askAgain(keys, misfit);
  }

  /** @throws {TypeError} when the rows are not those of the task */
  #check({ task }: HandedTask, outcome: TaskOutcome): void {
    if (!("rows" in outcome)) return;
    const rows = checkRows(this.#work.sets, outcome.rows);
    this.#work.check?.(task, this.#job.params, rows);
  }

  /**
   * Returns tasks without an outcome to the source, or gives them up.
   *
   * @param loss how the results were lost, if it counts
   */
  #askAgain(keys: readonly string[], loss?: string): void {
    const [again, lost] = [[], []] as [HandedTask[], TaskOutcome[]];
    for (const key of keys) {
      const handed = this.#asked.get(key);
      if (!handed) continue;
      this.#asked.delete(key);
      this.#attempts.set(key, 1 + (this.#attempts.get(key) ?? 0));
      const losses = (this.#losses.get(key) ?? 0) + (loss === undefined ? 0 : 1);
      this.#losses.set(key, losses);
      if (losses < MOST_LOSSES) again.push(handed);
      else lost.push({ key, error: `the queue has lost its result ${losses} times: ${loss}` });
    }
    this.#forget(keys);
    if (lost.length > 0) this.#onOutcomes(lost);
    if (again.length > 0) this.#source.giveBack(again);
  }

  #forget(keys: readonly string[]): void {
    for (const { left } of this.#batches) for (const key of keys) left.delete(key);
    this.#batches = this.#batches.filter(({ left }) => left.size > 0);
    this.#wake();
  }

  #see(seen: Seen): void {
    const refusing = new Set(seen.refusals.map(({ worker }) => worker));
    const working = seen.workers.filter(({ name, draining }) => !refusing.has(name) && !draining);
    this.#lanes = Math.min(MOST_LANES, working.reduce((sum, { jobs }) => sum + jobs, 0) || 1);
    for (const { worker, reason } of seen.refusals) {
      this.#warn(`worker ${worker} refuses the run: ${reason}`);
    }
    this.#idleSince = working.length > 0 ? undefined : this.#idleSince ?? performance.now();
    if (this.#idleSince !== undefined && performance.now() - this.#idleSince > 3000) {
      this.#warn(
        `no worker takes this run; start one with: deno task worker --engine ${this.#thread.shown}`,
      );
    }
    this.#options.onSeen?.({ ...seen, workers: working });
    this.#wake();
  }

  /** Warns, once of each thing. */
  #warn(line: string): void {
    if (this.#warned.has(line)) return;
    this.#warned.add(line);
    this.#options.warn?.(line);
  }
}

/** A task as it travels: only plain data. */
function withoutWaiting({ task: { key, data, limit }, inputs }: HandedTask): HandedTask {
  return { task: { key, data, limit }, inputs };
}
