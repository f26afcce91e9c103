/**
 * The findings of a study: its tables, figures, verdicts and the sentence that sums it up, computed from its
 * rows.
 *
 * @module
 */
import type { Study, Verdict } from "matchbox/experiments/mod.ts";
import type { Figure, Table } from "matchbox/report/table.ts";
import type { StudyRows } from "./collected_rows.ts";

/** Tables, figures, verdicts and a sentence; pure functions of the rows. */
export interface Findings {
  /** The tables, the most important first. */
  readonly tables: readonly Table[];
  /** The figures, the most important first. */
  readonly figures: readonly Figure[];
  /** The verdicts in the order of the study. */
  readonly claims: readonly Verdict[];
  /** What the study finds, in one sentence. */
  readonly sentence: string;
}

/** Summarises the rows once and makes all findings from the summary. */
export function findingsOf(study: Study, rows: StudyRows): Findings {
  const summary = study.summarise(rows);
  return {
    tables: study.tables(summary),
    figures: study.figures(summary),
    claims: study.claims(summary),
    sentence: study.finding(summary),
  };
}
