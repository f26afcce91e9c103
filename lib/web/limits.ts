/**
 * Limits against visitors who send too much.
 *
 * @module
 */

/** What one server and one connection may be burdened with. */
export interface Limits {
  /**
   * The most characters of a message. A longer one is refused when it is there as a whole: Deno 2.9 has no
   * limit that a server could set. It ends a connection at a frame of 64 MiB or more, but joins any number of
   * smaller frames.
   */
  readonly messageLength: number;
  /** Messages a second of one connection, on average. */
  readonly messagesPerSecond: number;
  /** Messages of one connection at once, after a pause. */
  readonly burst: number;
  /** Refusals after which a connection is closed; a minute without any clears the count. */
  readonly refusals: number;
  /** The most connections at the same time. */
  readonly connections: number;
  /** The most bytes that wait for a page that does not read. */
  readonly unread: number;
}

/** Far more than people and their pages need. */
export const defaultLimits: Limits = {
  messageLength: 256 * 1024,
  messagesPerSecond: 20,
  burst: 60,
  refusals: 200,
  connections: 500,
  unread: 4 * 1024 * 1024,
};

/** A token bucket: `take` succeeds `perSecond` times a second on average, and `burst` times at once. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: () => number;
  #tokens: number;
  #filled: number;

  /** @param now the time in milliseconds */
  constructor(perSecond: number, burst: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#now = now;
    this.#tokens = burst;
    this.#filled = now();
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = this.#now();
    const gained = (now - this.#filled) / 1000 * this.#perSecond;
    this.#tokens = Math.min(this.#burst, this.#tokens + gained);
    this.#filled = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
