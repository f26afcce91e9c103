/**
 * A table of positions already valued, in typed arrays: open addressing with linear probing, twice as
 * large whenever it is three quarters full.
 *
 * A position is known by its 64-bit hash. Two positions of the same hash would be taken for one; with
 * ten million positions that happens in one table of a few hundred thousand.
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";

/** No value: what an empty slot holds. */
const EMPTY = -128;

/** Values from -127 to 127 of positions. */
export class PositionTable {
  /** Positions held. */
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
   * Sets the value of a position that has none yet.
   *
   * @param value a whole number from -127 to 127
   */
  set({ hashLow, hashHigh }: Position, value: number): void {
    if (4 * this.size >= 3 * this.#values.length) this.#grow();
    this.#put(hashLow, hashHigh, value);
    this.size++;
  }

  /** The slot that holds the hash, or the empty one where it belongs. */
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
