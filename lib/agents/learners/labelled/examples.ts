/**
 * Positions with labels, as ways to learn from them take them: yes-or-no features and an exact value for each.
 *
 * @module
 */

/** Examples, row by row. */
export interface Examples {
  /** Examples, at least 1. */
  readonly count: number;
  /** Features of an example. */
  readonly width: number;
  /** 0 or 1 for each feature, `width` of them for each example. */
  readonly features: Uint8Array;
  /** The value of each example, for the side to move. */
  readonly values: Float64Array;
  /** The smallest value that is no draw. */
  readonly unit: number;
}

/** What was learned from examples. */
export interface Learned {
  /** How many numbers it keeps in order to answer. */
  readonly numbers: number;
  /**
   * The value that it expects of an example.
   *
   * @param start where its features begin
   */
  predict(features: Uint8Array, start: number): number;
}

/** A way to learn from examples. */
export type Way = (examples: Examples) => Learned;

/** Who wins by a value: 1 the side to move, -1 the other one, 0 nobody, which is nearer than any win. */
export function signOf(value: number, unit: number): -1 | 0 | 1 {
  if (Math.abs(value) < unit / 2) return 0;
  return value > 0 ? 1 : -1;
}

/** The first examples; they share their memory. */
export function firstOf(examples: Examples, count: number): Examples {
  const { width, features, values } = examples;
  return {
    ...{ ...examples, count },
    features: features.subarray(0, count * width),
    values: values.subarray(0, count),
  };
}
