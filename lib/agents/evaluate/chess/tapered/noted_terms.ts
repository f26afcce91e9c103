/**
 * The terms that are noted for a position.
 *
 * @module
 */
import type { Side } from "matchbox/games/game.ts";

/** More terms than a position has: 32 men, most of them with fewer than twelve terms, and some of each side. */
const MOST_TERMS = 1024;

/** A list of terms. */
export class NotedTerms {
  /** A term that White has is noted as twice its number, one that Black has as one more. */
  readonly noted: Int16Array = new Int16Array(MOST_TERMS);
  /** How many are noted. */
  count = 0;

  /** Notes that a side has a term. */
  note(side: Side, term: number): void {
    this.noted[this.count++] = 2 * term + side;
  }
}
