/**
 * Records with a value for each of some names.
 *
 * @module
 */

/**
 * A value for each name.
 *
 * @example
 * ```ts
 * import { ofEach } from "matchbox/experiments/of_each.ts";
 *
 * ofEach(["knight", "rook"], (piece) => piece.length); // { knight: 6, rook: 4 }
 * ```
 */
export function ofEach<N extends string, V>(
  names: readonly N[],
  of: (name: N, index: number) => V,
): Readonly<Record<N, V>> {
  return Object.fromEntries(
    names.map((name, index) => [name, of(name, index)]),
  ) as Record<N, V>;
}
