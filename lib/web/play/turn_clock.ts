/**
 * The clock of the side to move, and the timer that ends its time.
 *
 * @module
 */
import type { Referee } from "matchbox/arena/mod.ts";

/** Runs only while a turn goes on; a game without a time control has none. */
export class TurnClock {
  readonly #referee: Referee;
  readonly #onExpiry: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param onExpiry called when the time of the side to move is over */
  constructor(referee: Referee, onExpiry: () => void) {
    this.#referee = referee;
    this.#onExpiry = onExpiry;
  }

  /** Whether it runs. */
  get running(): boolean {
    return this.#timer !== null;
  }

  /** It runs from now on, if there is one. */
  start(): void {
    const time = this.#referee.startTurn();
    if (time) this.#timer = setTimeout(this.#onExpiry, Math.max(time.remaining, 0));
  }

  /** It stands still until the turn goes on. */
  stop(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    this.#referee.suspendTurn();
  }
}
