/**
 * The tasks of one run that are asked of a queue: how many batches wait there, which tasks are asked for
 * again, and whose results are taken.
 *
 * @module
 */
import type { RowSets } from "matchbox/experiments/mod.ts";
import type { TaskSource } from "../work/executor.ts";
import { decodeRows, encodeRows } from "../work/encoded_rows.ts";
import type { AnyWork, HandedTask, Job, TaskOutcome } from "../work/task.ts";
import { BatchSize } from "./batch_size.ts";
import type { ResultMessage } from "./messages.ts";
import type { QueueThread } from "./queue_thread.ts";
import type { Seen, SeenWorker } from "./seen.ts";
import type { Timing } from "./timing.ts";

/** How often the result of a task may be lost before the task has failed. */
const MOST_LOSSES = 8;

/** The most cores for which batches are kept waiting. */
const MOST_LANES = 2000;

/** Milliseconds without a worker after which that is told. */
const IDLE = 3000;

/** Options of `openQueue`. */
export interface QueueOptions {
  /** Default: `usualTiming`. */
  readonly timing?: Timing;
  /** The intended duration of a batch in seconds; default: `BATCH_SECONDS`. */
  readonly batchSeconds?: number;
  /** Called with problems that do not end the run. */
  warn?(line: string): void;
}

/** What is run. */
export interface Asked {
  readonly work: AnyWork;
  readonly job: Job;
  readonly source: TaskSource;
  /** Takes outcomes, see `Executor`. */
  onOutcomes(outcomes: TaskOutcome[]): void;
  readonly signal: AbortSignal;
}

/** One run of the executor. */
export class Asker {
  readonly #thread: Pick<QueueThread, "call" | "shown">;
  readonly #asked: Asked;
  readonly #options: QueueOptions;
  readonly #size: BatchSize;
  /** How often a task was asked for again, and its result was lost. */
  readonly #again = new Map<string, { attempts: number; losses: number }>();
  /** Workers whose rows did not fit. */
  readonly #distrusted = new Set<string>();
  readonly #warned = new Set<string>();
  /** Workers that take the run. */
  workers: readonly SeenWorker[] = [];
  /** Cores that work for the run, as far as is known. */
  #lanes = 1;
  /** Batches without a result. */
  #open = 0;
  #wake = () => {};
  #idleSince?: number;

  constructor(thread: Pick<QueueThread, "call" | "shown">, asked: Asked, options: QueueOptions) {
    this.#thread = thread;
    this.#asked = asked;
    this.#options = options;
    this.#size = new BatchSize(options.batchSeconds);
  }

  /** Gives all tasks of the source to the queue, not too many at a time. */
  async run(): Promise<void> {
    const { signal, source } = this.#asked;
    const stopped = new Promise<false>((resolve) => {
      signal.addEventListener("abort", () => resolve(false), { once: true });
    });
    while (!signal.aborted) {
      if (this.#open > 2 * this.#lanes) {
        await Promise.race([new Promise<void>((resolve) => this.#wake = resolve), stopped]);
        continue;
      }
      const tasks = source.take(this.#size.next(source.ready, this.#lanes));
      // A task that was asked for before may be what is wrong with its batch, so it travels alone.
      const anew = tasks.filter(({ task }) => !this.#again.has(task.key));
      if (anew.length > 0) this.#ask(anew, 0);
      for (const handed of tasks) {
        const again = this.#again.get(handed.task.key);
        if (again) this.#ask([handed], again.attempts);
      }
      if (tasks.length === 0 && !await Promise.race([source.more(), stopped])) break;
    }
  }

  /** Takes what is seen of the workers. */
  see({ workers, refusals }: Seen): void {
    const refusing = new Set(refusals.map(({ worker }) => worker));
    this.workers = workers.filter(({ name }) => !refusing.has(name));
    this.#lanes = Math.min(MOST_LANES, this.workers.reduce((sum, { jobs }) => sum + jobs, 0) || 1);
    for (const { worker, reason } of refusals) {
      if (!this.#distrusted.has(worker)) this.#warn(`worker ${worker} refuses the run: ${reason}`);
    }
    this.#idleSince = this.workers.length > 0 ? undefined : this.#idleSince ?? performance.now();
    if (this.#idleSince !== undefined && performance.now() - this.#idleSince > IDLE) {
      this.#warn(
        `no worker takes this run; start one with: deno task worker --engine ${this.#thread.shown}`,
      );
    }
    this.#wake();
  }

  async #ask(batch: readonly HandedTask[], attempt: number): Promise<void> {
    const waiting = new Map(batch.map((handed) => [handed.task.key, handed]));
    let lost: string | undefined = "its result did not come";
    this.#open++;
    try {
      const ended = await this.#thread.call("results", batch.map(travelling), attempt);
      lost = ended.lost ?? lost;
      for (const result of ended.results) {
        if (this.#distrusted.has(result.worker)) lost = undefined;
        else lost = this.#take(result, waiting) ?? lost;
      }
    } catch (error) {
      lost = (error as Error).message;
    }
    this.#open--;
    if (!this.#asked.signal.aborted) this.#askAgain([...waiting.values()], lost);
    this.#wake();
  }

  /**
   * Takes the outcomes of tasks that are waited for.
   *
   * @returns what is wrong with the first rows that are not those of their task; then none is taken
   */
  #take(
    { worker, outcomes }: ResultMessage,
    waiting: Map<string, HandedTask>,
  ): string | undefined {
    const { work, job, onOutcomes, signal } = this.#asked;
    const own = outcomes.filter(({ key }) => waiting.has(key)) as TaskOutcome[];
    if (signal.aborted || own.length === 0) return;
    try {
      for (const outcome of own) {
        if (!("rows" in outcome)) continue;
        const rows = checkedRows(work.sets, outcome.rows);
        work.check?.(waiting.get(outcome.key)!.task, job.params, rows);
      }
    } catch (error) {
      const { message } = error as Error;
      this.#distrusted.add(worker);
      this.#thread.call("distrust", worker, "its rows did not fit").catch(() => {});
      this.#warn(
        `worker ${worker} has sent rows that do not fit, and is not used any more: ${message}`,
      );
      return message;
    }
    for (const { key } of own) waiting.delete(key);
    this.#size.learn(own.flatMap((outcome) => "seconds" in outcome ? [outcome.seconds] : []));
    onOutcomes(own);
  }

  /**
   * Returns tasks without an outcome to the source, or gives them up.
   *
   * @param loss how the results were lost; undefined if it does not count, because a worker that lies answers at
   *   once, and so it may get most batches until it has left the run
   */
  #askAgain(tasks: readonly HandedTask[], loss: string | undefined): void {
    const [again, given] = [[], []] as [HandedTask[], TaskOutcome[]];
    for (const handed of tasks) {
      const { key } = handed.task;
      const { attempts, losses } = this.#again.get(key) ?? { attempts: 0, losses: 0 };
      const now = { attempts: attempts + 1, losses: losses + (loss === undefined ? 0 : 1) };
      this.#again.set(key, now);
      if (now.losses < MOST_LOSSES) again.push(handed);
      else given.push({ key, error: `the queue has lost its result ${now.losses} times: ${loss}` });
    }
    if (given.length > 0) this.#asked.onOutcomes(given);
    if (again.length > 0) this.#asked.source.giveBack(again);
  }

  /** Warns, once of each thing. */
  #warn(line: string): void {
    if (this.#warned.has(line)) return;
    this.#warned.add(line);
    this.#options.warn?.(line);
  }
}

/**
 * Decodes rows that come from another machine.
 *
 * @throws {TypeError | SyntaxError} when the text is not one that `encodeRows` could have written
 */
export function checkedRows<S extends RowSets>(sets: S, text: string) {
  const rows = decodeRows(sets, text);
  // Checks the values.
  encodeRows(sets, rows);
  return rows;
}

/** A task as it travels: only plain data. */
function travelling({ task: { key, data, limit, after }, inputs }: HandedTask): HandedTask {
  return {
    task: { key, data, limit, after },
    inputs: inputs.map(({ key, rows, artifact }) => ({ key, rows, artifact })),
  };
}
