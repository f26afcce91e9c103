/**
 * The contract of a study: a value that says what is asked, how it is divided into tasks, and what
 * the rows mean. A study never knows who runs its tasks, where, or in which order.
 *
 * @module
 */
import type { Clock, Parameters, ParameterValues, Random } from "matchbox/base/mod.ts";
import type { Figure, Table } from "matchbox/report/table.ts";
import type { RowSets, RowsOf } from "./row_sets.ts";

/** A unit of work: its rows depend on its key, its data, the parameters, the seed and its inputs. */
export interface Task<D = unknown> {
  /** Names the task within its study; different tasks have different keys. */
  readonly key: string;
  /** What `run` needs to know, as plain data. */
  readonly data: D;
  /** The task measures time, so it must have the machine to itself. */
  readonly timed?: boolean;
  /**
   * Seconds within which the task must report its progress. A task on a worker that does not is stopped;
   * it is overdue.
   */
  readonly limit?: number;
  /**
   * Keys of tasks that must have finished before; they are listed before it. What they gave is its input.
   * A training of many generations is a chain of such tasks.
   */
  readonly after?: readonly string[];
}

/** What a task keeps beside its rows: weights, beads, a book. */
export interface Artifact {
  readonly content: string | Uint8Array;
  /** Published under this name; without one it is only handed to the tasks that come after. */
  readonly file?: string;
}

/** What a task gives. */
export interface TaskResult<S extends RowSets> {
  /** Rows by the name of their set; a set without rows may be left out. */
  readonly rows: Partial<RowsOf<S>>;
  readonly artifact?: Artifact;
}

/** What a task that came before has given. */
export interface TaskInput<S extends RowSets> {
  readonly key: string;
  readonly rows: RowsOf<S>;
  /** The content of its artifact; null when it has none. */
  readonly artifact: string | Uint8Array | null;
}

/** What a task may use. */
export interface TaskContext<P, S extends RowSets = RowSets> {
  readonly params: P;
  /** The task's own stream, named by study, seed and key: parameters that are not in the key do not move it. */
  readonly random: Random;
  /** The name of that stream. Streams named `SEED/...` are the task's own as well. */
  readonly seed: string;
  /** What the tasks of `after` gave, in that order. */
  readonly inputs: readonly TaskInput<S>[];
  /**
   * A stream that is the same for all tasks that ask for the same label. The label names every parameter
   * that changes what is drawn, so that the other parameters do not move the draws.
   */
  stream(label: string): Random;
  readonly clock: Clock;
  /**
   * Reports the progress of a task with a limit.
   *
   * @param state plain data; `overdue` gets the last one
   * @param limit seconds until the next report at most; as before unless given
   */
  progress(state: unknown, limit?: number): void;
}

/** What can be done in tasks: the part of a study that workers need. */
export interface Work<P, S extends RowSets = RowSets, D = unknown> {
  /** Lower case with hyphens. */
  readonly id: string;
  /** The sets of rows, by name. */
  readonly sets: S;
  /** What must be loaded before the first task is run. */
  prepare?(params: P): Promise<void>;
  run(task: Task<D>, context: TaskContext<P, S>): TaskResult<S>;
  /**
   * The result of a task that exceeded its limit.
   *
   * @param state its last progress report; null when it made none
   */
  overdue?(task: Task<D>, params: P, state: unknown): TaskResult<S>;
  /**
   * Looks at the rows of a task that was run elsewhere, whose columns are right: are they those of the task?
   *
   * @throws {TypeError} when they are not
   */
  check?(task: Task<D>, params: P, rows: RowsOf<S>): void;
}

/**
 * The verdict on a claim: it holds; it holds in some cases and not in others; it does not hold; the
 * numbers do not tell; or it was a question, and the evidence is the answer.
 */
export const verdictWords = ["confirmed", "partly", "refuted", "not decided", "measured"] as const;
export type VerdictWord = typeof verdictWords[number];

/** The verdict on a sentence of the sources. */
export interface Verdict {
  /** The number of the claim in the sources; of a compound claim that of the part, e.g. `C6a`. */
  readonly claim: string;
  /** What is claimed, in a sentence. */
  readonly sentence: string;
  readonly verdict: VerdictWord;
  /** The numbers behind it, with interval and count, and the threshold with its reason. */
  readonly evidence: string;
}

/** Values of the parameters for one purpose. */
export interface Presets<P extends Parameters> {
  /** Seconds: for notebooks, tests and verification. */
  readonly quick: ParameterValues<P>;
  /** What results/ shows: at most some three minutes on two cores. */
  readonly published: ParameterValues<P>;
  /** For a question that needs longer: published beside the other, and run only when it is asked for. */
  readonly thorough?: ParameterValues<P>;
}

/**
 * A comparative study.
 *
 * @typeParam P its parameters
 * @typeParam S its sets of rows
 * @typeParam D the data of its tasks
 * @typeParam Y the summary of its rows
 */
export interface Study<
  P extends Parameters = Parameters,
  S extends RowSets = RowSets,
  D = unknown,
  Y = unknown,
> extends Work<ParameterValues<P>, S, D> {
  /** Lower case with hyphens, e.g. `node-counts`; its file is `node_counts/study.ts`. */
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** Numbers of the requirements and claims of the sources that it answers. */
  readonly sources: readonly string[];
  readonly parameters: P;
  readonly presets: Presets<P>;
  /** The tasks; a generator when there are many. */
  tasks(params: ParameterValues<P>): Iterable<Task<D>>;
  /** Puts the rows together: estimates, ratios, verdicts of tests. Called once for all that is shown. */
  summarise(rows: RowsOf<S>): Y;
  tables(summary: Y): Table[];
  figures(summary: Y): Figure[];
  claims(summary: Y): Verdict[];
  /**
   * What is shown while the study runs, by name: a figure in a notebook, a table in a terminal, e.g. a
   * learning curve that grows. `summarise` must then do with the rows of some of the tasks.
   */
  readonly live?: { readonly figure?: string; readonly table?: string };
}

/** Keeps the types of a study's parameters, rows, tasks and summary without writing them twice. */
export function defineStudy<P extends Parameters, S extends RowSets, D, Y>(
  study: Study<P, S, D, Y>,
): Study<P, S, D, Y> {
  return study;
}
