/**
 * Guards of prose: a sentence that data could contradict stands beside a condition over the summary or the verdicts
 * of its study, so that the two cannot drift apart. They are in `guards.ts` beside the `show.ts` of the study.
 *
 * @module
 */
import type { Parameters } from "matchbox/base/mod.ts";
import type { RowSets } from "./row_sets.ts";
import type { Study, VerdictOn } from "./study.ts";

/**
 * A sentence with its condition.
 *
 * @typeParam Y the summary of the study
 */
export type Guard<Y = unknown> = RunGuard<Y> | DecidedGuard;

/** A sentence about the verdicts that count: over the fresh seeds together once they are published. */
export interface DecidedGuard extends Guarded {
  /** Whether the sentence is true of these verdicts. */
  decided(verdictOn: VerdictOn): boolean;
}

/** What is guarded. */
export interface Guarded {
  /** The words of a sentence or of several, as they stand in the text apart from line breaks. */
  readonly sentence: string;
}

/** A sentence about every run. */
export interface RunGuard<Y = unknown> extends Guarded {
  /** Whether the sentence is true of a run. It must be true of every published run that it is about. */
  holds(summary: Y, verdictOn: VerdictOn): boolean;
  /**
   * Why the quick run is no evidence for or against it, e.g. "it has one depth only". The sentence must then be
   * about the published run.
   */
  readonly notQuick?: string;
  /** Whether the sentence is only about the thorough run. */
  readonly thorough?: true;
}

/** The guards of a study by the path of the text: a notebook or a page. */
export type Guards<Y = unknown> = Readonly<Record<string, readonly Guard<Y>[]>>;

/** Infers the type of the summary. */
export function guardsOf<P extends Parameters, S extends RowSets, D, Y>(
  _study: Study<P, S, D, Y>,
  guards: Guards<Y>,
): Guards<Y> {
  return guards;
}
