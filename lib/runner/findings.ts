/**
 * What the rows of a study say: its tables, figures and verdicts.
 *
 * @module
 */
import type { Study, Verdict } from "matchbox/experiments/mod.ts";
import type { Figure, Table } from "matchbox/report/table.ts";
import type { StudyRows } from "./collected_rows.ts";

/** Pure functions of the rows. */
export interface Findings {
  readonly tables: readonly Table[];
  readonly figures: readonly Figure[];
  readonly claims: readonly Verdict[];
}

/** Puts the rows together once, and shows them in all ways. */
export function findingsOf(study: Study, rows: StudyRows): Findings {
  const summary = study.summarise(rows);
  return {
    tables: study.tables(summary),
    figures: study.figures(summary),
    claims: study.claims(summary),
  };
}
