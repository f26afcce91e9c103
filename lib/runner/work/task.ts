/**
 * Runs one task: gives it its random stream and its inputs, and checks its rows against the columns.
 *
 * @module
 */
import type { Task, TaskContext, TaskResult, Work } from "matchbox/experiments/mod.ts";
import { quote, type Random, randomStream, watchNames } from "matchbox/base/mod.ts";
import type { Fingerprint } from "../fingerprint/fingerprint.ts";
import { decodeRows, encodeRows } from "./encoded_rows.ts";

/** The common data of all tasks of a run. */
export interface Job {
  /** The module that exports the study or the work, named as in fingerprints, see `nameOf`. */
  readonly module: string;
  /** A worker whose sources have another digest refuses the job. */
  readonly fingerprint: Fingerprint;
  /**
   * The games, agents and learners that its tasks may make by name, beside those that their data name; null
   * or missing: any.
   */
  readonly names?: readonly string[] | null;
  /** The value of each parameter. */
  readonly params: Record<string, unknown>;
  /** Master seed. */
  readonly seed: number;
}

/** The run of finished tasks. */
export interface RunIdentity {
  /** The id of the study. */
  readonly study: string;
  /** Canonical text, see `canonicalParams`. */
  readonly params: string;
  /** Master seed. */
  readonly seed: number;
  /** What its tasks depend on. */
  readonly fingerprints: TaskFingerprints;
}

/** The digests of what tasks depend on. */
export interface TaskFingerprints {
  /** All of them, each once. */
  readonly digests: readonly string[];
  /** That of the task with this key. */
  of(key: string): string;
}

/** The same digest for all tasks. */
export function sameForAll(digest: string): TaskFingerprints {
  return { digests: [digest], of: () => digest };
}

/** A finished task: its result in the form of the store, and its duration in seconds. */
export interface FinishedTask {
  /** The key of the task. */
  readonly key: string;
  /** See `encodeRows`. */
  readonly rows: string;
  /** The content of its artifact. */
  readonly artifact: string | Uint8Array | null;
  /** The published name of the artifact. */
  readonly file: string | null;
  /** The duration of the task, in seconds. */
  readonly seconds: number;
}

/** A task stopped because it reported no progress within its limit; `state` is its last progress report. */
export interface OverdueTask {
  /** The key of the task. */
  readonly key: string;
  /** The state that it reported last; null when it made no report. */
  readonly overdue: unknown;
}

/** A failed task with its error. */
export interface BrokenTask {
  /** The key of the task. */
  readonly key: string;
  /** The message of its error. */
  readonly error: string;
}

/** How a task ended. */
export type TaskOutcome = FinishedTask | OverdueTask | BrokenTask;

/** A task to run, with the results of the tasks in its `after`. */
export interface HandedTask {
  /** The task. */
  readonly task: Task;
  /** In the order of `task.after`. */
  readonly inputs: readonly Pick<FinishedTask, "key" | "rows" | "artifact">[];
}

/** Work with parameters of unknown types. */
export type AnyWork = Work<Record<string, unknown>>;

/** The random stream with a label that all tasks of a run share. */
export function sharedStream(seed: number, work: string, label: string): Random {
  return randomStream(`${runName(seed, work)}/shared ${label}`);
}

function runName(seed: number, work: string): string {
  return `${seed}/${work}`;
}

/**
 * Runs a task and encodes its result. If the task throws or its rows do not fit the columns, the outcome has
 * the error.
 */
export function runTask(
  work: AnyWork,
  job: Job,
  { task, inputs }: HandedTask,
  progress: TaskContext<unknown>["progress"] = () => {},
): TaskOutcome {
  const run = runName(job.seed, work.id);
  const started = performance.now();
  let random: Random | undefined;
  const unwatch = watchNames((name) => checkName(name, job, task));
  try {
    const result = work.run(task, {
      params: job.params,
      // Created at first use, because games have their own seeds.
      get random() {
        return random ??= randomStream(this.seed);
      },
      get seed() {
        return `${run}/task ${task.key}`;
      },
      inputs: inputs.map(({ key, rows, artifact }) => ({
        key,
        rows: decodeRows(work.sets, rows),
        artifact,
      })),
      stream: (label) => sharedStream(job.seed, work.id, label),
      clock: performance,
      progress,
    });
    return finished(work, task, result, (performance.now() - started) / 1000);
  } catch (error) {
    return { key: task.key, error: error instanceof Error ? describe(error) : String(error) };
  } finally {
    unwatch();
  }
}

/**
 * Checks that a task depends only on what its fingerprint has.
 *
 * @throws {TypeError} when neither the specs of its study nor its data have the name
 */
export function checkName(name: string, { names }: Job, { data }: Pick<Task, "data">): void {
  if (!names || names.includes(name)) return;
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(JSON.stringify(data))) return;
  throw new TypeError(`the task makes ${quote(name)}, which is not among the specs of its study`);
}

/**
 * The result of a task in the form of the store.
 *
 * @throws {TypeError} when rows or artifact do not have the declared form
 */
export function finished(
  work: AnyWork,
  { key }: Task,
  { rows, artifact }: TaskResult<AnyWork["sets"]>,
  seconds: number,
): FinishedTask {
  const { content = null, file = null } = artifact ?? {};
  if (artifact && typeof content !== "string" && !(content instanceof Uint8Array)) {
    throw new TypeError("the content of an artifact: expected a text or bytes");
  }
  if (file !== null && !/^[a-z0-9][a-z0-9_.-]*$/i.test(file)) {
    throw new TypeError(`artifact ${file}: expected a file name without a folder`);
  }
  return { key, rows: encodeRows(work.sets, rows), artifact: content, file, seconds };
}

/** The parameters as text; equal parameters give equal texts. */
export function canonicalParams(params: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(params));
}

/** The error with the place where it was thrown, for the author of the task. */
function describe(error: Error): string {
  const place = error.stack?.split("\n").find((line) => line.trimStart().startsWith("at "))?.trim();
  return `${error.name}: ${error.message}${place ? ` (${place})` : ""}`;
}
