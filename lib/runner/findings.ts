/**
 * The findings of a study: its tables, figures and verdicts, computed from its rows.
 *
 * @module
 */
import type { Study, Verdict } from "matchbox/experiments/mod.ts";
import type { Figure, Table } from "matchbox/report/table.ts";
import type { StudyRows } from "./collected_rows.ts";

/** Tables, figures and verdicts; pure functions of the rows. */
export interface Findings {
  /** The tables, the most important first. */
  readonly tables: readonly Table[];
  /** The figures, the most important first. */
  readonly figures: readonly Figure[];
  /** The verdicts in the order of the study. */
  readonly claims: readonly Verdict[];
}

/** Summarises the rows once and makes all findings from the summary. */
export function findingsOf(study: Study, rows: StudyRows): Findings {
  const summary = study.summarise(rows);
  return {
    tables: study.tables(summary),
    figures: study.figures(summary),
    claims: study.claims(summary),
  };
}
