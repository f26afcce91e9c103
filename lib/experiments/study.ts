/**
 * The contract of a study: a value that says what is asked, how it is divided into tasks, and what
 * the rows mean. Who runs the tasks, where and in which order, a study never knows.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";
import type { Parameters, ParameterValues, Random } from "matchbox/base/mod.ts";
import type { Column, Figure, Row, Table } from "matchbox/report/table.ts";

/** An independent unit of work: its rows depend on its key, its data, the parameters and the seed. */
export interface Task {
  /** Names the task within its study; different tasks have different keys. */
  readonly key: string;
  /** Whatever `run` needs, as plain data. */
  readonly data?: unknown;
  /** The task measures time, so it must have the machine to itself. */
  readonly timed?: boolean;
  /** Seconds within which it must tell its progress; on a worker it is given up after these, overdue. */
  readonly limit?: number;
}

/** What a task may use. */
export interface TaskContext<P> {
  readonly params: P;
  /** The task's own stream, named by study, seed and key: parameters that are not in the key do not move it. */
  readonly random: Random;
  /** The name of that stream; streams named `SEED/...` are the task's own as well. */
  readonly seed: string;
  /**
   * A stream that all tasks have in common which ask for the same label. What changes the draws that are
   * wanted stands in the label, so that other parameters do not move them.
   */
  stream(label: string): Random;
  readonly clock: Clock;
  /**
   * Tells how far a task with a limit is, as plain data: the work is handed it when the task is overdue.
   *
   * @param limit seconds within which it must tell again, unlike before
   */
  progress(state: unknown, limit?: number): void;
}

/** What can be done in tasks: the part of a study that workers need. */
export interface Work<P> {
  /** Lower case with hyphens. */
  readonly id: string;
  readonly columns: readonly Column[];
  /** What must be loaded before the first task is run. */
  prepare?(params: P): Promise<void>;
  run(task: Task, context: TaskContext<P>): Row[];
  /** The rows of a task that exceeded its limit, of which this is what it told last. */
  overdue?(task: Task, params: P, state: unknown): Row[];
}

/**
 * What became of a claim: it holds; it holds in some cases and not in others; it does not hold; the
 * numbers do not tell; or it was a question, to which the evidence is the answer.
 */
export const verdictWords = ["confirmed", "partly", "refuted", "not decided", "measured"] as const;
export type VerdictWord = typeof verdictWords[number];

/** What became of a sentence of the sources. */
export interface Verdict {
  /** The number of the claim in the sources; of a compound claim that of the part, e.g. `C6a`. */
  readonly claim: string;
  /** What is claimed, in a sentence. */
  readonly sentence: string;
  readonly verdict: VerdictWord;
  /** The numbers that it rests on, with interval and count, and the threshold with its reason. */
  readonly evidence: string;
}

/** A comparative study. */
export interface Study<P extends Parameters = Parameters> extends Work<ParameterValues<P>> {
  /** Lower case with hyphens, e.g. `node-counts`; its file is `node_counts/study.ts`. */
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** Numbers of the requirements and claims of the sources that it answers to. */
  readonly sources: readonly string[];
  readonly parameters: P;
  readonly presets: {
    /** Seconds: for notebooks, tests and verification. */
    readonly quick: ParameterValues<P>;
    /** What results/ shows. */
    readonly published: ParameterValues<P>;
  };
  /** The tasks; a generator when there are many. */
  tasks(params: ParameterValues<P>): Iterable<Task>;
  tables(rows: readonly Row[]): Table[];
  figures(rows: readonly Row[]): Figure[];
  claims(rows: readonly Row[]): Verdict[];
}

/** Keeps the types of a study's parameters without writing them twice. */
export function defineStudy<P extends Parameters>(study: Study<P>): Study<P> {
  return study;
}
