/**
 * The verdicts of a study in a notebook.
 *
 * @module
 */
import { type Display, several, table } from "matchbox/report/display.ts";
import {
  checksTable,
  claimsTable,
  type Judged,
  notesOnChecks,
} from "matchbox/runner/publish/verdict_tables.ts";
import { markdown } from "./markdown.ts";

/** Stands for all notebooks: links are relative to their folder. */
const NOTEBOOK = "notebooks/NAME.ipynb";

/** Estimates and checks, a table each, and what stands beside the checks. */
export function verdicts(judged: readonly Judged[]): Display {
  if (judged.length === 0) return markdown("This study judges no claim.");
  const tables = [claimsTable, checksTable].map((make) => make(judged, NOTEBOOK));
  return several(
    ...tables.filter(({ rows }) => rows.length > 0).map((each) => table(each)),
    ...notesOnChecks(judged, NOTEBOOK).map(markdown),
  );
}
