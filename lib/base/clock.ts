/**
 * Time is handed in, never taken from the machine, so that a test can set it.
 *
 * @module
 */

/** A clock; `performance` is one. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
}
