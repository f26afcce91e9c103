/**
 * The lineage of a population as a tree to draw: generations from left to right, a line for each network.
 *
 * @module
 */
import type { LineRow } from "./rows.ts";

/** A network in the drawing. */
export interface Branch {
  readonly number: number;
  /** The row of its line. */
  readonly y: number;
  readonly born: number;
  /** The generation in which its last offspring budded, or the last one when it lives. */
  readonly until: number;
  /** The row of its parent; null in the first population. */
  readonly from: number | null;
}

/**
 * Arranges living networks and their ancestors. The living ones have the rows 0, 1, 2 and so on; an ancestor
 * has the mean row of its offspring.
 *
 * @param lines in the order of birth
 * @param last the last generation
 */
export function lineageTree(lines: readonly LineRow[], last: number): Branch[] {
  const children = Map.groupBy(lines, ({ parent }) => parent);
  const rows = new Map<number, number>();
  let next = 0;
  const place = ({ number, living }: LineRow): number => {
    const below = (children.get(number) ?? []).map(place);
    if (living) below.push(next++);
    const row = below.reduce((sum, y) => sum + y, 0) / below.length;
    rows.set(number, row);
    return row;
  };
  (children.get(null) ?? []).forEach(place);
  return lines.map(({ number, parent, born, living }) => {
    const births = (children.get(number) ?? []).map((child) => child.born);
    return {
      ...{ number, y: rows.get(number)!, born },
      until: living ? last : Math.max(...births),
      from: parent === null ? null : rows.get(parent)!,
    };
  });
}
