/**
 * A clock that remembers whether anybody looked at it.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";

/** Tells the time of another clock: an agent that asks may play otherwise the next time. */
export class WatchedClock implements Clock {
  /** Whether the time was asked for. */
  asked = false;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): number {
    this.asked = true;
    return this.#clock.now();
  }
}
