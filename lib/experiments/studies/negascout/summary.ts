/**
 * The summary of the rows over positions, for tables, figures and claims.
 *
 * @module
 */
import type { RowsOf } from "../../row_sets.ts";
import type { sets } from "./rows.ts";
import { type Comparison, summariseSearches } from "./search_summary.ts";
import { summariseTrees, type TreeSummary } from "./tree_summary.ts";
import { summariseVisits, type VisitSummary } from "./visit_summary.ts";
import { summariseWindows, type WindowSummary } from "./window_summary.ts";

/** The results of the study. */
export interface Findings {
  /** NegaScout beside alpha-beta, by game, depth, order and memory. */
  readonly comparisons: readonly Comparison[];
  readonly trees: readonly TreeSummary[];
  readonly visits: readonly VisitSummary[];
  readonly windows: readonly WindowSummary[];
}

/** Summarises the rows. */
export function summarise(rows: RowsOf<typeof sets>): Findings {
  return {
    comparisons: summariseSearches(rows.searches, rows.timings),
    trees: summariseTrees(rows.trees, rows.tree_timings),
    visits: summariseVisits(rows.visits),
    windows: summariseWindows(rows.windows),
  };
}
