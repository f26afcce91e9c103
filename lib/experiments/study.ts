/**
 * The interface of a study: its question, its tasks, and the meaning of its rows. A study does not know
 * where or in which order its tasks run.
 *
 * @module
 */
import type { Clock, Parameters, ParameterValues, Random } from "matchbox/base/mod.ts";
import type { Figure, Table } from "matchbox/report/table.ts";
import type { Statement } from "./claim.ts";
import type { RowSets, RowsOf } from "./row_sets.ts";
import type { Verdict } from "./verdict.ts";

/** A unit of work. Its rows depend only on its key, its data, the parameters, the seed and its inputs. */
export interface Task<D = unknown> {
  /** The name of the task, unique within its study. */
  readonly key: string;
  /** The input of `run`, as plain data. */
  readonly data: D;
  /**
   * Whether the task measures time. Then it runs alone on the machine, in a fresh process where one can be
   * started, so that a timed task is an independent measurement. Timed tasks run in a random order, which the
   * seed determines, so that what they compare is interleaved. It has no limit.
   */
  readonly timed?: boolean;
  /**
   * Seconds within which the task must report its progress. On a worker, a task that does not is overdue and
   * stopped.
   */
  readonly limit?: number;
  /**
   * Keys of tasks that must finish before this one; they are listed before it. Their results are its inputs.
   * A training of many generations is a chain of such tasks.
   */
  readonly after?: readonly string[];
}

/** A result of a task other than rows: weights, beads, a book. */
export interface Artifact {
  /** Text, or bytes for what is no text. */
  readonly content: string | Uint8Array;
  /** Its file name when published; without one it is only an input of later tasks. */
  readonly file?: string;
}

/** The result of a task. */
export interface TaskResult<S extends RowSets> {
  /** Rows by the name of their set; a set without rows may be omitted. */
  readonly rows: Partial<RowsOf<S>>;
  /** A result that is not rows, if there is one. */
  readonly artifact?: Artifact;
}

/** The result of an earlier task. */
export interface TaskInput<S extends RowSets> {
  /** The key of that task. */
  readonly key: string;
  /** Its rows, by the name of their set. */
  readonly rows: RowsOf<S>;
  /** The content of its artifact; null when there is none. */
  readonly artifact: string | Uint8Array | null;
}

/** The context of a running task. */
export interface TaskContext<P, S extends RowSets = RowSets> {
  /** The parameters of the run. */
  readonly params: P;
  /**
   * The task's own random stream. Its name consists of study, seed and key, so other parameters do not
   * change it.
   */
  readonly random: Random;
  /** The name of that stream. Streams named `SEED/...` belong to the task too. */
  readonly seed: string;
  /** The results of the tasks in `after`, in that order. */
  readonly inputs: readonly TaskInput<S>[];
  /**
   * A random stream that all tasks with the same label share. The label contains every parameter that
   * affects the random draws, so that other parameters do not change them.
   */
  stream(label: string): Random;
  /** For measured columns only: exact ones may not depend on it. */
  readonly clock: Clock;
  /**
   * Reports the progress of a task with a limit.
   *
   * @param state plain data; `overdue` gets the last report
   * @param limit the most seconds until the next report; default: unchanged
   */
  progress(state: unknown, limit?: number): void;
}

/** Work that is divided into tasks: the part of a study that workers need. */
export interface Work<P, S extends RowSets = RowSets, D = unknown> {
  /** Lower case with hyphens. */
  readonly id: string;
  /** The sets of rows, by name. */
  readonly sets: S;
  /** Loads data before the first task. */
  prepare?(params: P): Promise<void>;
  /** Runs one task. It must depend on nothing but its arguments. */
  run(task: Task<D>, context: TaskContext<P, S>): TaskResult<S>;
  /**
   * The result of a task that exceeded its limit.
   *
   * @param state its last progress report; null when it made none
   */
  overdue?(task: Task<D>, params: P, state: unknown): TaskResult<S>;
  /**
   * Checks that rows with the right columns, from a task that ran elsewhere, are rows of that task.
   *
   * @throws {TypeError} when they are not
   */
  check?(task: Task<D>, params: P, rows: RowsOf<S>): void;
}

/** Values of the parameters for one purpose. */
export interface Presets<P extends Parameters> {
  /** A run of seconds, for notebooks, tests and verification. */
  readonly quick: ParameterValues<P>;
  /** The run that results/ shows: at most about three minutes on two cores. */
  readonly published: ParameterValues<P>;
  /** For a question that needs longer: published separately, and run only on request. */
  readonly thorough?: ParameterValues<P>;
}

/**
 * The half of a study that makes rows (`run.ts`). Workers load nothing else, and finished tasks depend on
 * nothing else: a changed figure, sentence or threshold recomputes nothing.
 *
 * @typeParam P its parameters
 * @typeParam S its sets of rows
 * @typeParam D the data of its tasks
 */
export interface Experiment<
  P extends Parameters = Parameters,
  S extends RowSets = RowSets,
  D = unknown,
> extends Work<ParameterValues<P>, S, D> {
  /** Lower case with hyphens, e.g. `node-counts`; its folder is `node_counts/`. */
  readonly id: string;
  /** What may be set, with its range, default and meaning. */
  readonly parameters: P;
  /** The values of the parameters for each purpose. */
  readonly presets: Presets<P>;
  /**
   * Specs of the games, agents and learners that tasks make by name, apart from those that stand in the data
   * of the tasks: what a finished task depends on. Without it every task depends on all there are.
   */
  readonly specs?: readonly string[];
  /** The tasks; a generator when there are many. */
  tasks(params: ParameterValues<P>): Iterable<Task<D>>;
}

/**
 * The half of a study that shows what the rows say (`show.ts`): pure functions of the summary of all rows.
 *
 * @typeParam S its sets of rows
 * @typeParam Y the summary of its rows
 */
export interface Show<S extends RowSets = RowSets, Y = unknown> {
  /** A short name for headings. */
  readonly title: string;
  /** The question in one sentence, with a question mark. */
  readonly question: string;
  /** Numbers of the requirements and claims that it answers. */
  readonly sources: readonly string[];
  /**
   * Summarises the rows: estimates, ratios, results of tests. Called once for all tables, figures and
   * claims.
   */
  summarise(rows: RowsOf<S>): Y;
  /** The tables, the most important first. Called with the summary of all rows. */
  tables(summary: Y): Table[];
  /** What is said of the claims, one statement for each claim in `sources` or for each of its parts. */
  claims(summary: Y): Statement[];
  /** The figures, the most important first; the title of a figure is its finding. */
  figures(summary: Y, verdictOn: VerdictOn): Figure[];
  /**
   * What the study finds: one sentence of at most 300 characters, with its number and the interval unless
   * the number is exact.
   */
  finding(summary: Y, verdictOn: VerdictOn): string;
  /**
   * The names of what is shown while the study runs: a figure in a notebook, a table in a terminal, e.g. a
   * growing learning curve. `summarise` must then work with the rows of only some tasks.
   */
  readonly live?: { readonly figure?: string; readonly table?: string };
  /** How its plan differs from the published preset with every fresh seed. */
  readonly planned?: OtherPlan;
  /** The players that have names in the tables, so that a reader can play against them. Default: none. */
  players?(params: Readonly<Record<string, unknown>>): readonly NamedPlayer[];
}

/**
 * A plan for the preset `thorough`, if there is one, in place of the published one with every fresh seed. The reason
 * completes "because".
 */
export type OtherPlan =
  /** It is run with the first fresh seed alone. Its units are the runs inside it. */
  | { readonly once: string }
  /** Nothing is drawn at random: another seed gives the same rows, so that the published ones decide. */
  | { readonly exact: string }
  /** Its games were played once and are kept, so that another seed would count the same games again. */
  | { readonly recorded: string };

/** Gives the verdict of the study on the claim with this number. */
export type VerdictOn = (claim: string) => Verdict;

/** A comparative study: both halves. */
export interface Study<
  P extends Parameters = Parameters,
  S extends RowSets = RowSets,
  D = unknown,
  Y = unknown,
> extends Experiment<P, S, D>, Show<S, Y> {}

/** A player that has a name in the tables of a study. */
export interface NamedPlayer {
  /** As in the tables. */
  readonly name: string;
  /** The spec of the game. */
  readonly game: string;
  /** The spec of the agent. */
  readonly agent: string;
}

/** Infers the types of parameters, rows and tasks. */
export function defineExperiment<P extends Parameters, S extends RowSets, D>(
  experiment: Experiment<P, S, D>,
): Experiment<P, S, D> {
  return experiment;
}

/** Joins the halves of a study; the type of its summary is inferred. */
export function defineStudy<P extends Parameters, S extends RowSets, D, Y>(
  experiment: Experiment<P, S, D>,
  show: Show<S, Y>,
): Study<P, S, D, Y> {
  return { ...experiment, ...show };
}
