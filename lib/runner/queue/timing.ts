/**
 * The times of a queue. Tests use shorter ones.
 *
 * @module
 */

/** All in milliseconds. */
export interface Timing {
  /** A batch whose worker is not heard of for this long goes to another worker. */
  readonly lock: number;
  /** The time between two signs of life of an asker or a worker. */
  readonly beat: number;
  /** An asker or worker without a sign of life for this long counts as gone. */
  readonly gone: number;
  /** A connection on which an answer takes longer is opened anew. */
  readonly answer: number;
}

/** The times that are used by default. */
export const usualTiming: Timing = { lock: 15_000, beat: 2000, gone: 20_000, answer: 15_000 };
