/**
 * The check that statistics of numbers begin with.
 *
 * @module
 */

/**
 * Checks that there are values, and that all are finite.
 *
 * @param what the statistic asked for, as the error says it: `the mean of no values`
 * @throws {RangeError} when there are no values, or one is not a finite number
 */
export function checkFinite(what: string, values: readonly number[]): void {
  if (values.length === 0) throw new RangeError(`the ${what} of no values`);
  const wrong = values.find((value) => !Number.isFinite(value));
  if (wrong !== undefined) throw new RangeError(`the ${what} of values, one of which is ${wrong}`);
}
