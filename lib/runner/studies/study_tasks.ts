/**
 * Runs the tasks of a study: untimed tasks at the same time, timed tasks alone and in a random order, and each
 * task after those in its `after`.
 *
 * @module
 */
import type { Task } from "matchbox/experiments/mod.ts";
import { quote, type Random, randomStream, shuffle } from "matchbox/base/mod.ts";
import type { Executors } from "../work/executor.ts";
import type { Progress } from "../work/progress.ts";
import { type FailedTask, runWork, type WorkRun } from "../work/run_work.ts";
import type { RunStore } from "../store/store.ts";
import { batches } from "../work/batches.ts";
import type { StudyRows } from "./collected_rows.ts";

/** Options of `runStudyTasks`. */
export interface StudyTasksRun extends Omit<WorkRun, "onEnded"> {
  readonly executors: Executors;
  readonly progress: Progress;
  /** Called repeatedly with the rows so far. */
  onRows?(rows: StudyRows): void;
  rowsSoFar(): Promise<StudyRows>;
  /** Called with problems that do not end the run. */
  warn?(line: string): void;
}

/** The result of `runStudyTasks`. */
export interface StudyTasksEnd {
  /** The number of tasks that were in the store before. */
  readonly resumed: number;
  /** The failed tasks, in the order of the tasks. */
  readonly failures: readonly FailedTask[];
}

/**
 * The least time between two calls with rows, in milliseconds; the calls take at most a tenth of the time.
 */
const ROWS_INTERVAL = 1000;

/**
 * Runs the tasks that are not in the store.
 *
 * @throws {TypeError} when two tasks have the same key, or one comes after a task that is not listed before it
 */
export async function runStudyTasks(
  tasks: Iterable<Task>,
  { executors, progress, onRows, rowsSoFar, warn, ...run }: StudyTasksRun,
): Promise<StudyTasksEnd> {
  const { work, store, signal } = run;
  const { total, unfinished } = await listed(tasks, store, signal);
  let left = unfinished;
  const resumed = total - left.length;
  const failures = new Map<string, FailedTask>();
  const shown = onRows && new Throttled(async () => onRows(await rowsSoFar()), signal);
  let ended = resumed;
  progress.start(work.id, total, ended);
  const onEnded: WorkRun["onEnded"] = (finished, failed) => {
    for (const failure of failed) failures.set(failure.task.key, failure);
    if (executors.workers) progress.note?.(executors.workers());
    progress.update(ended += finished.length + failed.length);
    if (finished.length) shown?.call();
  };

  try {
    for (let timed = false, idle = 0; left.length > 0 && idle < 2; timed = !timed) {
      const now = runnable(left, timed, (key) => store.has(key));
      const executor = timed ? executors.alone : executors.shared;
      if (now.length > 0) {
        if (timed && executors.noProcesses) warn?.(executors.noProcesses);
        await runWork(timed ? shuffle(now, orderOf(run)) : now, executor, { ...run, onEnded });
      }
      if (signal.aborted) break;
      left = (await unfinishedOf(left, store)).filter(({ key }) => !failures.has(key));
      idle = now.length > 0 ? 0 : idle + 1;
    }
    await shown?.ended;
  } finally {
    progress.end();
  }
  if (!signal.aborted) {
    for (const task of left) {
      const before = task.after!.find((key) => !store.has(key))!;
      const error = `the task before it, ${quote(before)}, did not finish`;
      failures.set(task.key, { task, error });
    }
  }
  const inOrder = unfinished.flatMap(({ key }) => failures.get(key) ?? []);
  return { resumed, failures: inOrder };
}

/** The random order of the timed tasks of a run. */
function orderOf({ work, job }: Pick<WorkRun, "work" | "job">): Random {
  return randomStream(`${job.seed}/${work.id}/order of timed tasks`);
}

/**
 * The number of tasks, and those that are not in the store, in their order. Only the keys of others are kept. When
 * the run is stopped, the rest is not listed.
 */
async function listed(
  tasks: Iterable<Task>,
  store: Pick<RunStore, "hasAll">,
  signal: AbortSignal,
): Promise<{ total: number; unfinished: Task[] }> {
  const keys = new Set<string>();
  const unfinished: Task[] = [];
  for await (const batch of batches(tasks)) {
    if (signal.aborted) break;
    for (const { key, after = [] } of batch) {
      if (keys.has(key)) throw new TypeError(`two tasks have the key ${quote(key)}`);
      const unknown = after.find((before) => !keys.has(before));
      if (unknown !== undefined) {
        throw new TypeError(
          `task ${quote(key)} comes after ${quote(unknown)}, which is not listed before it`,
        );
      }
      keys.add(key);
    }
    unfinished.push(...missingOf(batch, store));
  }
  return { total: keys.size, unfinished };
}

/** Those tasks that are not in the store. */
async function unfinishedOf(
  tasks: readonly Task[],
  store: Pick<RunStore, "hasAll">,
): Promise<Task[]> {
  const unfinished: Task[] = [];
  for await (const batch of batches(tasks)) unfinished.push(...missingOf(batch, store));
  return unfinished;
}

/** The same of a few tasks, with one question to the store. */
function missingOf(batch: readonly Task[], store: Pick<RunStore, "hasAll">): Task[] {
  const finished = store.hasAll(batch.map(({ key }) => key));
  return batch.filter(({ key }) => !finished.has(key));
}

/** The tasks of one kind, timed or untimed, that do not wait for a task of the other kind. */
function runnable(tasks: readonly Task[], timed: boolean, has: (key: string) => boolean): Task[] {
  /** The tasks that others come after; of many tasks without an order nothing is kept. */
  const before = new Set<string>();
  for (const { after } of tasks) after?.forEach((key) => before.add(key));
  const chosen = new Set<string>();
  return tasks.filter(({ key, after, timed: measured = false }) => {
    const fits = measured === timed &&
      (after === undefined || after.every((one) => chosen.has(one) || has(one)));
    if (fits && before.has(key)) chosen.add(key);
    return fits;
  });
}

/** Calls a function now and then, one call after the other. */
class Throttled {
  /** The end of the last call. */
  ended: Promise<void> = Promise.resolve();
  readonly #show: () => Promise<void>;
  readonly #signal: AbortSignal;
  #next = performance.now() + ROWS_INTERVAL;

  constructor(show: () => Promise<void>, signal: AbortSignal) {
    this.#show = show;
    this.#signal = signal;
  }

  call(): void {
    const started = performance.now();
    if (started < this.#next || this.#signal.aborted) return;
    this.#next = Infinity;
    this.ended = this.#show().then(() => {
      const ended = performance.now();
      this.#next = ended + Math.max(ROWS_INTERVAL, 10 * (ended - started));
    });
    // Whoever waits for the end hears of an error.
    this.ended.catch(() => {});
  }
}
