/**
 * Chance, as the statistics of this folder take it: always a caller's stream, so that they come out the same
 * whenever they are asked again.
 *
 * @module
 */

/** A stream of random numbers. A `Random` of the games is one. */
export interface Draws {
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number;
}
