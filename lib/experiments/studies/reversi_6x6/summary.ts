/**
 * The summary of the rows: the proved bounds, the cost of the proofs, best play, and the first plies.
 *
 * @module
 */
import { total } from "../../estimates.ts";
import { rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { goals, type sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** The solution, the searches of each proof and of both, and the positions that were searched again. */
export function summarise({ searches, solution: [solution], line, tree }: RowsOf<typeof sets>) {
  const proofs = goals.map((goal) => {
    const own = rowsWith(searches, { goal });
    const most = Math.max(0, ...own.map(({ nodes }) => nodes));
    return { goal, searches: own.length, nodes: total(own, "nodes"), most };
  });
  return {
    ...{ ...solution, proofs, line, tree },
    searches: total(proofs, "searches"),
    nodes: total(proofs, "nodes"),
    /** The scores of positions of best play by searches of their own. */
    checked: line.flatMap(({ checked }) => checked ?? []),
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
