/**
 * The input check of statistics of numbers.
 *
 * @module
 */

/**
 * Checks that there are values and that all of them are finite.
 *
 * @param what the name of the statistic, for the message, e.g. `the mean needs 1 or more values`
 * @throws {RangeError} when there are no values, or one is not a finite number
 */
export function checkFinite(what: string, values: readonly number[]): void {
  if (values.length === 0) throw new RangeError(`the ${what} needs 1 or more values`);
  const wrong = values.find((value) => !Number.isFinite(value));
  if (wrong !== undefined) throw new RangeError(`the ${what} needs finite values, found ${wrong}`);
}
