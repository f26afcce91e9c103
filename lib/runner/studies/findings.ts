/**
 * The findings of a study: its tables, figures, verdicts and the sentence that sums it up, computed from its
 * rows.
 *
 * @module
 */
import { type Study, type Verdict, type VerdictOn, verdictOn } from "matchbox/experiments/mod.ts";
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
  const claims = study.claims(summary).map(verdictOn);
  const byClaim = verdictsBy(() => claims);
  return {
    tables: study.tables(summary),
    figures: study.figures(summary, byClaim),
    claims,
    sentence: study.finding(summary, byClaim),
  };
}

/** The figures alone, e.g. of the first rows, which may not suffice for verdicts that no figure names. */
export function figuresOf(study: Study, rows: StudyRows): readonly Figure[] {
  const summary = study.summarise(rows);
  return study.figures(summary, verdictsOf(study, summary));
}

/** The verdicts on the claims of a study by their numbers, made when the first one is asked for. */
export function verdictsOf(study: Study, summary: unknown): VerdictOn {
  let claims: readonly Verdict[] | undefined;
  return verdictsBy(() => claims ??= study.claims(summary).map(verdictOn));
}

/** The same of verdicts that are made already, or when the first one is asked for. */
export function verdictsBy(claims: () => readonly Verdict[]): VerdictOn {
  return (claim) => {
    const found = claims().find((verdict) => verdict.claim === claim);
    if (found) return found;
    throw new RangeError(`the study has no verdict on ${claim}`);
  };
}
