/**
 * Time controls: seconds for each side for the whole game, and an increment before each of its moves.
 *
 * @module
 */
import { type Clock, quote, UsageError } from "matchbox/base/mod.ts";
import type { TimeLeft } from "matchbox/agents/agent.ts";
import type { Side } from "matchbox/games/game.ts";

/** The thinking time of each side, in seconds. */
export interface TimeControl {
  /** For the whole game, 0 or more. */
  readonly base: number;
  /** Added before each move, the first included; 0 or more. */
  readonly increment: number;
}

/** The largest base and increment, in seconds: a day. */
const MAX_SECONDS = 86_400;

/**
 * Reads a time control: `60` for a minute per side, `10+0.1` for ten seconds and a tenth of a second more
 * before each move, `0+1` for a second per move.
 *
 * @throws {UsageError} when it is not one, or both parts are 0
 */
export function parseTimeControl(text: string): TimeControl {
  const found = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(text);
  const [base, increment] = [Number(found?.[1]), Number(found?.[2] ?? 0)];
  if (!found || base + increment === 0 || Math.max(base, increment) > MAX_SECONDS) {
    throw new UsageError(
      `time ${quote(text)}: expected seconds for the game and optionally for each move, ` +
        `e.g. 60, 10+0.1 or 0+1, not both 0 and none above ${MAX_SECONDS}`,
    );
  }
  return { base, increment };
}

/** Writes a time control as `parseTimeControl` reads it. */
export function formatTimeControl({ base, increment }: TimeControl): string {
  return increment === 0 ? `${base}` : `${base}+${increment}`;
}

/** The two clocks of a game. */
export class GameClock {
  readonly control: TimeControl;
  readonly #clock: Clock;
  /** Milliseconds left to each side, without the time of the running turn. */
  readonly #left: [number, number];
  /** The side whose clock runs, since `#started`. */
  #running: Side | null = null;
  #started = 0;
  /** Whether the turn was suspended, and has got its increment already. */
  #suspended = false;

  /** @param left milliseconds left to each side at the beginning; default: the base */
  constructor(control: TimeControl, clock: Clock, left?: readonly [number, number]) {
    this.control = control;
    this.#clock = clock;
    this.#left = left ? [...left] : [1000 * control.base, 1000 * control.base];
  }

  /** Milliseconds left to each side now. */
  get left(): readonly [number, number] {
    const left: [number, number] = [...this.#left];
    if (this.#running !== null) left[this.#running] -= this.#clock.now() - this.#started;
    return left;
  }

  /** Adds the increment, starts the clock of `side`, and returns its time left. */
  start(side: Side): TimeLeft {
    const increment = 1000 * this.control.increment;
    if (!this.#suspended) this.#left[side] += increment;
    this.#suspended = false;
    this.#running = side;
    this.#started = this.#clock.now();
    return { remaining: this.#left[side], increment };
  }

  /** Stops the clock of `side`; false when it has exceeded its time. */
  stop(side: Side): boolean {
    this.#left[side] -= this.#clock.now() - this.#started;
    this.#running = null;
    return this.#left[side] >= 0;
  }

  /** Stops the running clock without a move; when the turn starts again, it gets no second increment. */
  suspend(): void {
    if (this.#running === null) return;
    this.stop(this.#running);
    this.#suspended = true;
  }
}
