/**
 * Pairs rows of the same position, for ratios and differences within a position.
 *
 * @module
 */

/** Pairs of rows with the same number of the position; rows without a partner are left out. */
export function paired<A extends { position: number }, B extends { position: number }>(
  ones: readonly A[],
  others: readonly B[],
): [A, B][] {
  const byPosition = new Map(others.map((other) => [other.position, other]));
  return ones.flatMap((one): [A, B][] => {
    const other = byPosition.get(one.position);
    return other ? [[one, other]] : [];
  });
}
