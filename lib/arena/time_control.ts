/**
 * Time for the moves of a game: so many seconds for each side, and an increment before each of its moves.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";
import type { TimeLeft } from "matchbox/agents/mod.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import { type Side } from "matchbox/games/mod.ts";

/** What each side has to think, in seconds. */
export interface TimeControl {
  /** For the whole game, 0 or more. */
  readonly base: number;
  /** Added before each move, the first included; 0 or more. */
  readonly increment: number;
}

/** The largest base and increment, in seconds: a day. */
const MAX_SECONDS = 86_400;

/**
 * Reads a time control: `60` for a minute a side, `10+0.1` for ten seconds and a tenth more before each
 * move, `0+1` for a second a move.
 *
 * @throws {UsageError} when it is not one, or leaves no time at all
 */
export function parseTimeControl(text: string): TimeControl {
  const found = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(text);
  const [base, increment] = [Number(found?.[1]), Number(found?.[2] ?? 0)];
  if (!found || base + increment === 0 || Math.max(base, increment) > MAX_SECONDS) {
    throw new UsageError(
      `time ${quote(text)}: expected seconds for the game and, if wanted, for each move, ` +
        `e.g. 60, 10+0.1 or 0+1, not both 0 and none over ${MAX_SECONDS}`,
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
  /** Milliseconds left to each side. */
  readonly #left: [number, number];
  #started = 0;

  constructor(control: TimeControl, clock: Clock) {
    this.control = control;
    this.#clock = clock;
    this.#left = [1000 * control.base, 1000 * control.base];
  }

  /** Adds the increment and starts the clock of `side`; what its agent is told. */
  start(side: Side): TimeLeft {
    const increment = 1000 * this.control.increment;
    this.#left[side] += increment;
    this.#started = this.#clock.now();
    return { remaining: this.#left[side], increment };
  }

  /** Stops the clock of `side`; false when its time is over. */
  stop(side: Side): boolean {
    this.#left[side] -= this.#clock.now() - this.#started;
    return this.#left[side] >= 0;
  }
}
