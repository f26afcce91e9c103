/**
 * Rounding, for results that must be the same on every machine.
 *
 * @module
 */

/**
 * Rounds to six significant digits, because the last bits of a root or a logarithm may differ between
 * machines.
 */
export function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
