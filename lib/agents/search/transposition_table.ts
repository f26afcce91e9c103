/**
 * The transposition table of E2: the results of searches by position, in typed arrays. The lower half of
 * the hash selects the slot; both halves are stored to detect collisions. An entry is replaced only by one
 * of the same or greater depth.
 *
 * An entry has depth, value, best move, and whether the value is exact or a bound. The source leaves out
 * the last, so its alpha-beta takes bounds for exact values.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/mod.ts";

/** The stored value is exact. */
export const EXACT = 1;
/** The true value is this or more: the node was cut off. */
export const LOWER = 2;
/** The true value is this or less: no move reached alpha. */
export const UPPER = 3;

/** A table with a fixed number of slots. */
export class TranspositionTable {
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #values: Float64Array;
  readonly #moves: Int32Array;
  readonly #depths: Int16Array;
  /** 0 in an empty slot. */
  readonly #bounds: Uint8Array;
  readonly #mask: number;

  /** @param bits from 1 to 26; the table has 2^bits slots of 23 bytes */
  constructor(bits: number) {
    const slots = 2 ** bits;
    this.#mask = slots - 1;
    this.#low = new Int32Array(slots);
    this.#high = new Int32Array(slots);
    this.#values = new Float64Array(slots);
    this.#moves = new Int32Array(slots);
    this.#depths = new Int16Array(slots);
    this.#bounds = new Uint8Array(slots);
  }

  /** Removes all entries. */
  clear(): void {
    this.#bounds.fill(0);
  }

  /** The slot that holds the position, or -1. */
  find(position: Position): number {
    const { hashLow, hashHigh } = position;
    const slot = hashLow & this.#mask;
    const found = this.#bounds[slot] !== 0 && this.#low[slot] === hashLow &&
      this.#high[slot] === hashHigh;
    return found ? slot : -1;
  }

  /** Search depth of the entry in a slot, in plies. */
  depthAt(slot: number): number {
    return this.#depths[slot];
  }

  /** Its value; a win or loss counts plies from this position, see `toTable`. */
  valueAt(slot: number): number {
    return this.#values[slot];
  }

  /** `EXACT`, `LOWER` or `UPPER`. */
  boundAt(slot: number): number {
    return this.#bounds[slot];
  }

  /** The best move found there. */
  moveAt(slot: number): Move {
    return this.#moves[slot];
  }

  /** Stores an entry, unless the slot holds one of greater depth. */
  store(position: Position, depth: number, value: number, bound: number, move: Move): void {
    const { hashLow, hashHigh } = position;
    const slot = hashLow & this.#mask;
    if (this.#bounds[slot] !== 0 && this.#depths[slot] > depth) return;
    this.#low[slot] = hashLow;
    this.#high[slot] = hashHigh;
    this.#values[slot] = value;
    this.#moves[slot] = move;
    this.#depths[slot] = depth;
    this.#bounds[slot] = bound;
  }
}
