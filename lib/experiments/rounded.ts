/**
 * Rounding of what is to be the same on every machine.
 *
 * @module
 */

/** Six significant digits: the last bits of a root or a logarithm may differ between machines. */
export function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
