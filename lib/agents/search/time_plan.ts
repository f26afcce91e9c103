/**
 * Time for a move (E7): the time for the game divided by its number of moves, plus the time saved by earlier
 * moves, minus a margin for work outside the search.
 *
 * @module
 */
import type { TimeLeft } from "../agent.ts";

/** Options of a time plan. */
export interface TimePlanOptions {
  /** Number of moves to divide the time by, at least 1; default 30, as in E7. */
  readonly moves?: number;
  /** Milliseconds of each move that the search does not use, at least 0; default 20. */
  readonly margin?: number;
}

/** The least time for a move, in milliseconds. */
const LEAST = 1;

/**
 * The plan of one game. When a game has more moves than planned, the remaining time is divided again. No
 * move gets more than half of the remaining time.
 */
export class TimePlan {
  readonly #moves: number;
  readonly #margin: number;
  /** Moves played since the time was divided. */
  #played = 0;
  #share = 0;

  /** Makes a plan that has not begun. */
  constructor({ moves = 30, margin = 20 }: TimePlanOptions = {}) {
    this.#moves = moves;
    this.#margin = margin;
  }

  /** Called before a game. */
  begin(): void {
    this.#played = 0;
  }

  /** Milliseconds for the next move of the game. */
  next({ remaining }: TimeLeft): number {
    if (this.#played % this.#moves === 0) {
      this.#played = 0;
      this.#share = remaining / this.#moves;
    }
    this.#played++;
    // The remaining time without the shares of later moves: the share of this move and the saved time.
    const due = remaining - (this.#moves - this.#played) * this.#share;
    return Math.max(LEAST, Math.min(due, remaining / 2) - this.#margin);
  }
}
