/**
 * The clock is a parameter and never the machine's own, so that tests can set the time.
 *
 * @module
 */

/** A clock; `performance` is one. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
}
