/**
 * The transposition table of the solver of Connect Four: what is known of whole positions, in one typed
 * array. The key of a position is unique, so two positions are never taken for one, however small the table
 * is.
 *
 * A bucket has two entries: the first keeps the position that cost the most nodes, the second the newest
 * other one.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";

/** Words of a bucket, and of an entry: the lower half of the key, and its upper 24 bits with 8 that are packed. */
const BUCKET = 4;
const ENTRY = 2;

/** The most bits of a key. */
export const KEY_BITS = 56;

/** The steps of `work`, the binary logarithm of the nodes below a position, that are kept. */
const MOST_WORK = 15;

/** What is known of a position of which nothing is known: any value from -1 to 1. */
export const NOTHING: number = pack(-1, 1, 0);

/** Packs the bounds of a value, from -1 to 1 for the side to move, and the nodes that they cost. */
export function pack(lower: number, upper: number, nodes: number): number {
  const work = Math.min(31 - Math.clz32(nodes | 1), MOST_WORK);
  return lower + 1 | upper + 1 << 2 | work << 4;
}

/** The least value that the position can have. */
export function lowerOf(packed: number): number {
  return (packed & 3) - 1;
}

/** The greatest value that the position can have. */
export function upperOf(packed: number): number {
  return (packed >> 2 & 3) - 1;
}

/** What is known of positions. */
export class SolverTable {
  readonly #words: Int32Array;
  readonly #shift: number;

  /**
   * @param bits from 1 to 24; the table has 2^bits buckets of 16 bytes
   * @throws {UsageError} when there is not enough memory
   */
  constructor(bits: number) {
    try {
      this.#words = new Int32Array(BUCKET << bits);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new UsageError(notEnough(bits));
    }
    this.#shift = 32 - bits;
  }

  /** Forgets all positions. */
  clear(): void {
    this.#words.fill(0);
  }

  /** What is packed for the position with that key, or `NOTHING`. */
  find(low: number, high: number): number {
    const words = this.#words;
    const at = this.#bucketOf(low, high);
    if (words[at] === low && words[at + 1] >>> 8 === high) return words[at + 1] & 255;
    const second = at + ENTRY;
    if (words[second] === low && words[second + 1] >>> 8 === high) return words[second + 1] & 255;
    return NOTHING;
  }

  /** Keeps what is packed for a position. */
  store(low: number, high: number, packed: number): void {
    const words = this.#words;
    let at = this.#bucketOf(low, high);
    const same = words[at] === low && words[at + 1] >>> 8 === high;
    if (!same) {
      if (packed >> 4 < (words[at + 1] >> 4 & MOST_WORK)) at += ENTRY;
      else words.copyWithin(at + ENTRY, at, at + ENTRY);
    }
    words[at] = low;
    words[at + 1] = high << 8 | packed;
  }

  /** The first word of the bucket of a position. */
  #bucketOf(low: number, high: number): number {
    let hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77);
    hash = Math.imul(hash ^ hash >>> 15, 0xc2b2ae3d);
    hash = Math.imul(hash ^ hash >>> 13, 0x27d4eb2f);
    return ((hash ^ hash >>> 16) >>> this.#shift) * BUCKET;
  }
}

/** What to say when a table does not fit into the memory. */
export function notEnough(bits: number): string {
  return `a table of 2^${bits} buckets needs ${
    2 ** (bits - 16)
  } MB, more than the available memory`;
}
