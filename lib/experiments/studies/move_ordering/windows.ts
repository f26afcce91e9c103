/**
 * The choice of the aspiration window by the changes of the value from one depth to the next (C36).
 *
 * @module
 */

/**
 * Half the width e of the smallest window that contains a share of the changes. A value at the edge of the
 * window counts as outside. Evaluations are whole numbers, so e is half a point more than the largest change
 * inside.
 *
 * @param changes |v(d) - v(d - 1)|, at least one
 * @param inside above 0, at most 1
 */
export function halfWidthFor(changes: readonly number[], inside: number): number {
  const sorted = changes.toSorted((one, other) => one - other);
  return sorted[Math.ceil(inside * sorted.length) - 1] + 0.5;
}
