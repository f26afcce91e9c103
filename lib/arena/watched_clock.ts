/**
 * A clock that records whether it was read.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";

/** Gives the time of another clock. An agent that reads it may play differently the next time. */
export class WatchedClock implements Clock {
  #asked = false;
  readonly #clock: Clock;

  /** Watches this clock. */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the time was asked for. */
  get asked(): boolean {
    return this.#asked;
  }

  now(): number {
    this.#asked = true;
    return this.#clock.now();
  }
}
