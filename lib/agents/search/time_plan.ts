/**
 * How long to think on a move (E7): the time for the game divided by the number of its moves, and what earlier
 * moves have left over, less a margin for what happens outside the search.
 *
 * @module
 */
import type { TimeLeft } from "../agent.ts";

/** How the time of a game is divided. */
export interface TimePlanOptions {
  /** Moves that the time is divided over, at least 1; 30 as in E7 unless given. */
  readonly moves?: number;
  /** Milliseconds of each move that the search does not use, at least 0; 20 unless given. */
  readonly margin?: number;
}

/** The least that a move is given, in milliseconds. */
const LEAST = 1;

/**
 * The plan of one game. When a game is longer than so many moves, the time that is left is divided again. To
 * leave some, no move is given more than half of what remains.
 */
export class TimePlan {
  readonly #moves: number;
  readonly #margin: number;
  /** Moves played since the time was divided. */
  #played = 0;
  #share = 0;

  constructor({ moves = 30, margin = 20 }: TimePlanOptions = {}) {
    this.#moves = moves;
    this.#margin = margin;
  }

  /** Told before a game. */
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
    // What remains beyond the shares of later moves: this one's own, and what was saved.
    const due = remaining - (this.#moves - this.#played) * this.#share;
    return Math.max(LEAST, Math.min(due, remaining / 2) - this.#margin);
  }
}
