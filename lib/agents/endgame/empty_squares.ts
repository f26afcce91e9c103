/**
 * The empty squares as a doubly linked list, the best ones first. A search takes a square out when it plays
 * there and puts it back afterwards, in the reverse order.
 *
 * @module
 */
import type { Discs } from "matchbox/games/reversi/discs.ts";
import type { BoardShape } from "./board.ts";
import { QUARTERS, worthOfSquares } from "./squares.ts";

/** Stands before the first square and after the last. */
export const END = 64;

/** The list of the empty squares of a board. */
export class EmptySquares {
  /** The square after each, or `END`. */
  readonly next: Uint8Array = new Uint8Array(END + 1).fill(END);
  readonly #previous = new Uint8Array(END + 1).fill(END);
  readonly #shape: BoardShape;
  readonly #ordered: readonly number[];

  constructor(shape: BoardShape) {
    const worth = worthOfSquares(shape);
    this.#shape = shape;
    this.#ordered = [...worth.keys()].sort((a, b) => worth[b] - worth[a] || a - b);
  }

  /**
   * Fills the list with the empty squares of a position.
   *
   * @returns their parity: a bit for each quarter of the board with an odd number of them
   */
  fill({ ownLow, ownHigh, enemyLow, enemyHigh }: Discs): number {
    const low = this.#shape.low & ~(ownLow | enemyLow);
    const high = this.#shape.high & ~(ownHigh | enemyHigh);
    let last = END;
    let parity = 0;
    for (const square of this.#ordered) {
      if (!((square < 32 ? low : high) >> square & 1)) continue;
      this.next[last] = square;
      this.#previous[square] = last;
      last = square;
      parity ^= QUARTERS[square];
    }
    this.next[last] = END;
    this.#previous[END] = last;
    return parity;
  }

  /** Takes a square out of the list. */
  remove(square: number): void {
    const before = this.#previous[square];
    const after = this.next[square];
    this.next[before] = after;
    this.#previous[after] = before;
  }

  /** Puts back the square that was taken out last. */
  restore(square: number): void {
    this.next[this.#previous[square]] = square;
    this.#previous[this.next[square]] = square;
  }
}
