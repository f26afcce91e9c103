/**
 * A hash table of the values of positions, in typed arrays: open addressing with linear probing. It doubles
 * its size when it is three quarters full.
 *
 * The key is the 64-bit hash of a position, so two positions with the same hash are taken for one. With ten
 * million positions that happens in one table out of a few hundred thousand.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";

/** Marks an empty slot. */
const EMPTY = -128;

/** Values of positions, each from -127 to 127. */
export class PositionTable {
  /** Number of positions in the table. */
  size = 0;
  #low = new Int32Array(1 << 12);
  #high = new Int32Array(1 << 12);
  #values = new Int8Array(1 << 12).fill(EMPTY);

  /** The value of a position, or undefined when it was never set. */
  get({ hashLow, hashHigh }: Position): number | undefined {
    const value = this.#values[this.#slot(hashLow, hashHigh)];
    return value === EMPTY ? undefined : value;
  }

  /**
   * Sets the value of a position that is not yet in the table.
   *
   * @param value a whole number from -127 to 127
   */
  set({ hashLow, hashHigh }: Position, value: number): void {
    if (4 * this.size >= 3 * this.#values.length) this.#grow();
    this.#put(hashLow, hashHigh, value);
    this.size++;
  }

  /** The slot that holds the hash, or the empty slot for it. */
  #slot(low: number, high: number): number {
    const mask = this.#values.length - 1;
    let slot = low & mask;
    while (
      this.#values[slot] !== EMPTY && (this.#low[slot] !== low || this.#high[slot] !== high)
    ) slot = (slot + 1) & mask;
    return slot;
  }

  #put(low: number, high: number, value: number): void {
    const slot = this.#slot(low, high);
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.#values[slot] = value;
  }

  #grow(): void {
    const [low, high, values] = [this.#low, this.#high, this.#values];
    this.#low = new Int32Array(2 * values.length);
    this.#high = new Int32Array(2 * values.length);
    this.#values = new Int8Array(2 * values.length).fill(EMPTY);
    for (let slot = 0; slot < values.length; slot++) {
      if (values[slot] !== EMPTY) this.#put(low[slot], high[slot], values[slot]);
    }
  }
}
