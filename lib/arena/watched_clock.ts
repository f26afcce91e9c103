/**
 * A clock that remembers whether anybody looked at it.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";

/** Tells the time of another clock: an agent that asks may play otherwise the next time. */
export class WatchedClock implements Clock {
  #asked = false;
  readonly #clock: Clock;

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
