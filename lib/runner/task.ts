/**
 * The walk of one task: it gets its stream and its inputs, runs, and its rows are checked against the columns.
 *
 * @module
 */
import type { Task, TaskContext, TaskResult, Work } from "matchbox/experiments/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { decodeRows, encodeRows } from "./encoded_rows.ts";
import type { Fingerprint } from "./fingerprint.ts";

/** What all tasks of a run have in common. */
export interface Job {
  /** The module that exports the study, or the work: its name as in fingerprints, see `nameOf`. */
  readonly module: string;
  /** A worker whose sources have another digest refuses the job. */
  readonly fingerprint: Fingerprint;
  readonly params: Record<string, unknown>;
  readonly seed: number;
}

/** A task that has finished: what it gave, as the store keeps it, and the seconds that it took. */
export interface FinishedTask {
  readonly key: string;
  /** See `encodeRows`. */
  readonly rows: string;
  /** The content of its artifact. */
  readonly artifact: string | Uint8Array | null;
  /** The name under which the artifact is published. */
  readonly file: string | null;
  readonly seconds: number;
}

/** A task that was stopped because it made no progress within its limit, with its last progress report. */
export interface OverdueTask {
  readonly key: string;
  readonly overdue: unknown;
}

/** A task that failed, and why. */
export interface BrokenTask {
  readonly key: string;
  readonly error: string;
}

/** How a task ended. */
export type TaskOutcome = FinishedTask | OverdueTask | BrokenTask;

/** A task on its way to be run, with what the tasks before it gave. */
export interface HandedTask {
  readonly task: Task;
  /** In the order of `task.after`. */
  readonly inputs: readonly Pick<FinishedTask, "key" | "rows" | "artifact">[];
}

/** Work whose parameters only itself knows. */
export type AnyWork = Work<Record<string, unknown>>;

/**
 * Runs a task and encodes what it gives. A task that throws, or whose rows do not fit the columns, gives
 * an outcome with the error.
 */
export function runTask(
  work: AnyWork,
  job: Job,
  { task, inputs }: HandedTask,
  progress: TaskContext<unknown>["progress"] = () => {},
): TaskOutcome {
  const run = `${job.seed}/${work.id}`;
  const started = performance.now();
  let random: Random | undefined;
  try {
    const result = work.run(task, {
      params: job.params,
      // Made when they are asked for: games have seeds of their own.
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
      stream: (label) => randomStream(`${run}/shared ${label}`),
      clock: performance,
      progress,
    });
    return finished(work, task, result, (performance.now() - started) / 1000);
  } catch (error) {
    return { key: task.key, error: error instanceof Error ? describe(error) : String(error) };
  }
}

/**
 * What a task gave, as the store keeps it.
 *
 * @throws {TypeError} when rows or artifact are not what the work promised
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

/** The parameters as text, in their order: the same for equal parameters. */
export function canonicalParams(params: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(params));
}

/** The error with the place where it was thrown, which is what its author needs. */
function describe(error: Error): string {
  const place = error.stack?.split("\n").find((line) => line.trimStart().startsWith("at "))?.trim();
  return `${error.name}: ${error.message}${place ? ` (${place})` : ""}`;
}
