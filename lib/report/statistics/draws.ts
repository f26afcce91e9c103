/**
 * Random numbers for the statistics of this folder. They come from the caller's stream, so that results are
 * reproducible.
 *
 * @module
 */

/** A stream of random numbers. A `Random` of the games is one. */
export interface Draws {
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number;
}
