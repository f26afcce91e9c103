/**
 * The summary of the rows: the proved bounds, the cost of the proofs, best play, and the first plies.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import type { RowsOf } from "../../row_sets.ts";
import { type Goal, goals, type LineRow, type SearchRow, type sets, type TreeRow } from "./rows.ts";

/** The results of the study. */
export interface Summary {
  readonly size: number;
  /** Moves of best play before the start that were given. */
  readonly given: number;
  /** Scores for dark. */
  readonly expected: number;
  readonly lower: number;
  readonly upper: number;
  readonly proofs: readonly ProofSummary[];
  /** Empty when the score is not proved. */
  readonly line: readonly LineRow[];
  readonly tree: readonly TreeRow[];
}

/** The searches of one proof. */
export interface ProofSummary {
  readonly goal: Goal;
  readonly searches: number;
  readonly nodes: number;
  /** Nodes of the longest search. */
  readonly most: number;
}

/** Summarises the rows. */
export function summarise({ searches, solution, line, tree }: RowsOf<typeof sets>): Summary {
  const [{ size, given, expected, lower, upper }] = solution;
  return {
    ...{ size, given, expected, lower, upper },
    proofs: goals.map((goal) => proofSummary(goal, searches.filter((row) => row.goal === goal))),
    line,
    tree,
  };
}

function proofSummary(goal: Goal, rows: readonly SearchRow[]): ProofSummary {
  return {
    goal,
    searches: rows.length,
    nodes: sumOf(rows, ({ nodes }) => nodes),
    most: Math.max(0, ...rows.map(({ nodes }) => nodes)),
  };
}

/** Bounds of a score as text, e.g. `-4`, `at least -4` or `unknown`. */
export function boundsText(
  { lower, upper }: { readonly lower: number; readonly upper: number },
  size: number,
): string {
  if (lower === upper) return `${lower}`;
  const squares = size ** 2;
  const ends = [
    ...(lower > -squares ? [`at least ${lower}`] : []),
    ...(upper < squares ? [`at most ${upper}`] : []),
  ];
  return ends.join(" and ") || "unknown";
}
