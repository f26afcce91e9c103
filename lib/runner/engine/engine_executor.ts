/**
 * The executor that gives the tasks of a run to workers on other machines, through a queue. Their results come
 * back here, are checked, and are stored like those of this machine.
 *
 * @module
 */
import { loadWork } from "matchbox/experiments/catalogue.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Executor, Executors, TaskSource } from "../executor.ts";
import { locate } from "../project_files.ts";
import type { AnyWork, HandedTask, Job, TaskOutcome } from "../task.ts";
import { workerExecutor } from "../worker_executor.ts";
import type { EngineAddress } from "./address.ts";
import { BatchSize } from "./batch_size.ts";
import { checkRows } from "./checked_rows.ts";
import { EngineThread } from "./engine_thread.ts";
import { FORM, isModuleName, MOST_BYTES, type RunRecord } from "./messages.ts";
import { toPlainText } from "./plain_text.ts";
import type { Seen } from "./seen.ts";
import { type Timing, usualTiming } from "./timing.ts";
import { workersInWords } from "./words.ts";

export type { Seen, SeenRefusal, SeenWorker } from "./seen.ts";
export type { WorkerRecord } from "./worker_record.ts";
export type { Timing } from "./timing.ts";

/** How often a task is asked for, when its result is lost each time, before it has failed. */
const MOST_ATTEMPTS = 8;

/** The same when rows do not fit: a worker that lies answers at once, and so it gets most batches. */
const MOST_MISFITS = 100;

/** The most cores for which batches are kept waiting. */
const MOST_LANES = 2000;

/** Options of `openEngine`. */
export interface EngineOptions {
  /** Default: `usualTiming`. */
  readonly timing?: Timing;
  /** The intended duration of a batch in seconds; default: `BATCH_SECONDS`. */
  readonly batchSeconds?: number;
  /** Called every few seconds with the workers that are there. */
  onSeen?(seen: Seen): void;
  /** Called with problems that do not end the run. */
  warn?(line: string): void;
}

/** An engine that can be given tasks. */
export interface Engine {
  /** Tasks that measure time do not travel: they run alone on this machine. */
  readonly executors: Executors;
  /** Closes the connection. */
  close(): void;
}

/**
 * Opens an engine. Its thread starts at once and keeps the permission for the network; the calling thread can
 * give its own up.
 */
export function openEngine(address: EngineAddress, options: EngineOptions = {}): Engine {
  const thread = new EngineThread(address, options.timing ?? usualTiming);
  let seen: Seen = { workers: [], refusals: [] };
  const onSeen = (now: Seen) => {
    seen = now;
    options.onSeen?.(now);
  };
  const run: Executor["run"] = async (job, source, onOutcomes, signal) => {
    const record = recordOf(job, (await loadWork(locate(job.module).href)).id);
    const asker = new Asker(thread, job, source, onOutcomes, signal, { ...options, onSeen });
    thread.onTold = (message) => asker.told(message);
    await thread.ask({ kind: "ask", record });
    try {
      await Promise.race([asker.run(), thread.crashed]);
    } finally {
      await thread.ask({ kind: "end" });
    }
  };
  return {
    executors: {
      ...{ shared: { run }, alone: workerExecutor(1) },
      workers: () => workersInWords(seen.workers),
    },
    close: () => thread.close(),
  };
}

/**
 * The text of the record of a run.
 *
 * @throws {UsageError} when its modules are not in the project, or its parameters are too large
 */
function recordOf({ module, fingerprint, params, seed }: Job, work: string): string {
  const { modules } = fingerprint;
  const outside = modules.find((name) => !isModuleName(name));
  if (outside !== undefined) {
    throw new UsageError(
      `${
        quote(outside)
      } is not in the project; an engine runs files that its workers have in the same ` +
        "place: copy it into the project, here and there",
    );
  }
  const record: RunRecord = {
    form: FORM,
    ...{ work, module, modules: [...modules] },
    ...{ fingerprint: fingerprint.digest, sources: fingerprint.sources },
    ...{ params: toPlainText(params), seed },
  };
  const text = JSON.stringify(record);
  if (text.length <= MOST_BYTES) return text;
  throw new UsageError(
    `the parameters, with the files that they name, have ${
      Math.ceil(text.length / 2 ** 20)
    } MB; an ` +
      `engine takes at most ${MOST_BYTES / 2 ** 20} MB`,
  );
}

type Message = Parameters<EngineThread["onTold"]>[0];

/** One run of the executor. */
class Asker {
  readonly #thread: EngineThread;
  readonly #job: Job;
  readonly #source: TaskSource;
  readonly #onOutcomes: (outcomes: TaskOutcome[]) => void;
  readonly #signal: AbortSignal;
  readonly #options: EngineOptions;
  readonly #size: BatchSize;
  /** Tasks that were given to the engine, by key. */
  readonly #asked = new Map<string, HandedTask>();
  readonly #attempts = new Map<string, number>();
  readonly #warned = new Set<string>();
  /** Cores that work for the run, as far as is known. */
  #lanes = 1;
  #batches: { left: Set<string> }[] = [];
  #wake = () => {};
  #work!: AnyWork;
  #idleSince?: number;

  constructor(
    thread: EngineThread,
    job: Job,
    source: TaskSource,
    onOutcomes: (outcomes: TaskOutcome[]) => void,
    signal: AbortSignal,
    options: EngineOptions,
  ) {
    this.#thread = thread;
    this.#job = job;
    this.#source = source;
    this.#onOutcomes = onOutcomes;
    this.#signal = signal;
    this.#options = options;
    this.#size = new BatchSize(options.batchSeconds);
  }

  /** Gives all tasks of the source to the engine, not too many at a time. */
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
            `the engine ${this.#thread.shown} cannot be reached (${message.reason}); trying again, what is ` +
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
    const good: TaskOutcome[] = [];
    const bad: string[] = [];
    let reason = "";
    for (const outcome of outcomes) {
      const handed = this.#asked.get(outcome.key);
      if (!handed) continue;
      try {
        this.#check(handed, outcome);
        this.#asked.delete(outcome.key);
        good.push(outcome);
      } catch (error) {
        bad.push(outcome.key);
        reason = (error as Error).message;
      }
    }
    this.#forget(good.map(({ key }) => key));
    this.#size.learn(good.flatMap((outcome) => "seconds" in outcome ? [outcome.seconds] : []));
    if (good.length > 0) this.#onOutcomes(good);
    if (bad.length > 0) {
      this.#warn(
        `worker ${worker} has sent rows that do not fit, and is not used any more: ${reason}`,
      );
      this.#thread.tell({ kind: "distrust", worker, keys: bad });
      this.#askAgain(bad, reason, MOST_MISFITS);
    }
  }

  /** @throws {TypeError} when the rows are not those of the task */
  #check({ task }: HandedTask, outcome: TaskOutcome): void {
    if (!("rows" in outcome)) return;
    const rows = checkRows(this.#work.sets, outcome.rows);
    this.#work.check?.(task, this.#job.params, rows);
  }

  /** Returns tasks without an outcome to the source, or gives them up. */
  #askAgain(keys: readonly string[], reason: string, most = MOST_ATTEMPTS): void {
    const [again, lost] = [[], []] as [HandedTask[], TaskOutcome[]];
    for (const key of keys) {
      const handed = this.#asked.get(key);
      if (!handed) continue;
      this.#asked.delete(key);
      const attempts = 1 + (this.#attempts.get(key) ?? 0);
      this.#attempts.set(key, attempts);
      if (attempts < most) again.push(handed);
      else lost.push({ key, error: `the engine has tried it ${attempts} times: ${reason}` });
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
