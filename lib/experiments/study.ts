/**
 * The contract of a study: a value that says what is asked, how it is divided into tasks, and what
 * the rows mean. Who runs the tasks, where and in which order, a study never knows.
 *
 * @module
 */
import type { Clock } from "matchbox/agents/mod.ts";
import type { Parameters, ParameterValues, Random } from "matchbox/games/mod.ts";
import type { Column, Figure, Row, Table } from "matchbox/report/table.ts";

/** An independent unit of work: its rows depend on its key, its data, the parameters and the seed. */
export interface Task {
  /** Names the task within its study; different tasks have different keys. */
  readonly key: string;
  /** Whatever `run` needs, as plain data. */
  readonly data?: unknown;
  /** The task measures time, so it must have the machine to itself. */
  readonly timed?: boolean;
}

/** What a task may use. */
export interface TaskContext<P> {
  readonly params: P;
  /** The task's own stream. */
  readonly random: Random;
  /** A stream shared by all tasks of the run that ask for the same label. */
  stream(label: string): Random;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Says how far the task is, from 0 to 1. */
  progress(share: number): void;
}

/** What became of a sentence of the sources. */
export interface Verdict {
  /** The number of the claim in the sources, e.g. `C6`. */
  readonly claim: string;
  /** What is claimed, in a sentence. */
  readonly sentence: string;
  readonly verdict: "confirmed" | "refuted" | "depends";
  /** The numbers it rests on, with interval and count. */
  readonly evidence: string;
}

/** A comparative study. */
export interface Study<P extends Parameters = Parameters> {
  /** Lower case with hyphens, e.g. `node-counts`; its file is `node_counts.ts`. */
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
  readonly columns: readonly Column[];
  /** The tasks; a generator when there are many. */
  tasks(params: ParameterValues<P>): Iterable<Task>;
  run(task: Task, context: TaskContext<ParameterValues<P>>): Row[];
  tables(rows: readonly Row[]): Table[];
  figures(rows: readonly Row[]): Figure[];
  claims(rows: readonly Row[]): Verdict[];
}

/** Keeps the types of a study's parameters without writing them twice. */
export function defineStudy<P extends Parameters>(study: Study<P>): Study<P> {
  return study;
}
