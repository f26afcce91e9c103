/**
 * The walk of one task: it gets its stream, runs, and its rows are checked against the columns.
 *
 * @module
 */
import type { Task, TaskContext, Work } from "matchbox/experiments/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import type { Column, Row, Value } from "matchbox/report/table.ts";

/** What all tasks of a run have in common. */
export interface Job {
  /** Href of the module that exports the study, or the work. */
  readonly module: string;
  readonly params: Record<string, unknown>;
  readonly seed: number;
}

/** A task that has finished: its rows as stored, and the seconds that it took. */
export interface FinishedTask {
  readonly key: string;
  readonly rows: string;
  readonly seconds: number;
}

/** A task that was given up because its limit was over, with what it told last. */
export interface OverdueTask {
  readonly key: string;
  readonly overdue: unknown;
}

/** What became of a task: it has finished, why it failed, or that it is overdue. */
export type TaskOutcome = FinishedTask | OverdueTask | {
  readonly key: string;
  readonly error: string;
};

/** Work whose parameters only itself knows. */
export type AnyWork = Work<Record<string, unknown>>;

/**
 * Runs a task and encodes its rows. A task that throws, or whose rows do not fit the columns, gives
 * an outcome with the error.
 */
export function runTask(
  work: AnyWork,
  job: Job,
  task: Task,
  progress: TaskContext<unknown>["progress"] = () => {},
): TaskOutcome {
  const run = `${job.seed}/${work.id}`;
  const started = performance.now();
  let random: Random | undefined;
  try {
    const rows = work.run(task, {
      params: job.params,
      // Made when they are asked for: games have seeds of their own.
      get random() {
        return random ??= randomStream(this.seed);
      },
      get seed() {
        return `${run}/task ${task.key}`;
      },
      stream: (label) => randomStream(`${run}/shared ${label}`),
      clock: performance,
      progress,
    });
    const seconds = (performance.now() - started) / 1000;
    return { key: task.key, rows: encodeRows(work.columns, rows), seconds };
  } catch (error) {
    return { key: task.key, error: error instanceof Error ? describe(error) : String(error) };
  }
}

/** The parameters as text, in their order: the same for equal parameters. */
export function canonicalParams(params: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(params));
}

/**
 * Rows as text: the values in the order of the columns.
 *
 * @throws {TypeError} when a row lacks a column, has another one, or holds what a cell cannot hold
 */
export function encodeRows(columns: readonly Column[], rows: readonly Row[]): string {
  return JSON.stringify(rows.map((row) => {
    const values = columns.map(({ name }) => checkedValue(name, row[name]));
    if (Object.keys(row).length !== columns.length) {
      const names = columns.map(({ name }) => name);
      const extra = Object.keys(row).filter((name) => !names.includes(name));
      throw new TypeError(`column ${extra.join(", ")} is not among those of the study`);
    }
    return values;
  }));
}

/** The rows that `encodeRows` wrote. */
export function decodeRows(columns: readonly Column[], text: string): Row[] {
  return (JSON.parse(text) as Value[][]).map((values) => {
    const row: Row = {};
    for (let i = 0; i < columns.length; i++) row[columns[i].name] = values[i];
    return row;
  });
}

function checkedValue(name: string, value: unknown): Value {
  const type = typeof value;
  if (value === null || type === "string" || type === "boolean") return value as Value;
  if (type === "number" && Number.isFinite(value)) return value as Value;
  throw new TypeError(
    `column ${name}: expected a text, a finite number, true, false or null ` +
      `but found ${value === undefined ? "nothing" : String(value)}`,
  );
}

/** The error with the place where it was thrown, which is what its author needs. */
function describe(error: Error): string {
  const place = error.stack?.split("\n").find((line) => line.trimStart().startsWith("at "))?.trim();
  return `${error.name}: ${error.message}${place ? ` (${place})` : ""}`;
}
