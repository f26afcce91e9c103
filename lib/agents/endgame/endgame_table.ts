/**
 * The transposition table of the endgame solver: bounds of the final score by position, in one typed array.
 * It stores the whole position, not a hash, so two positions are never taken for one, however small the
 * table is.
 *
 * A bucket is 64 bytes, a line of the cache, with room for three entries. A new position replaces the entry
 * with the fewest empty squares, since that one is the cheapest to search again.
 *
 * Most positions have few empty squares, and come again soon or not at all. They have a small table of their
 * own, the near table, which stays in the cache of the processor: the large one seldom does.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";

/** Words of a bucket, and of an entry: four of discs and one packed. */
const BUCKET = 16;
const ENTRY = 5;
const LAST = 2 * ENTRY;

/** The near table: positions with fewer than so many empty squares, in 2^NEAR_BITS buckets. */
const NEAR = 12;
const NEAR_BITS = 13;

/** After a selective search the best moves of positions with at least so many empty squares are kept. */
const KEPT = 13;

/** Added to scores, so that they are packed without a sign. */
const OFFSET = 64;

/** The best move of an entry without one. */
export const NO_SQUARE = 127;

/** What is packed for a position: lower bound, upper bound, best square, number of empty squares. */
function pack(lower: number, upper: number, square: number, empties: number): number {
  return lower + OFFSET | upper + OFFSET << 8 | square << 16 | empties << 23;
}

/** The least score that the position can have. */
export function lowerOf(packed: number): number {
  return (packed & 255) - OFFSET;
}

/** The greatest score that the position can have. */
export function upperOf(packed: number): number {
  return (packed >> 8 & 255) - OFFSET;
}

/** The best square found, or `NO_SQUARE`. */
export function squareOf(packed: number): number {
  return packed >> 16 & 127;
}

/** Bounds of the scores of positions, with their best squares. */
export class EndgameTable {
  /** The near table is behind the other one. */
  readonly #words: Int32Array;
  readonly #shift: number;
  readonly #near: number;
  /** `NEAR` with a near table, else 0. */
  readonly #nearest: number;

  /**
   * @param bits from 1 to 24; the table has 2^bits buckets of 64 bytes
   * @param near keeps positions with few empty squares apart
   * @throws {UsageError} when there is not enough memory
   */
  constructor(bits: number, near: boolean) {
    this.#near = BUCKET * 2 ** bits;
    this.#nearest = near ? NEAR : 0;
    try {
      this.#words = new Int32Array(this.#near + (near ? BUCKET << NEAR_BITS : 0));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new UsageError(
        `a table of 2^${bits} buckets needs ${2 ** (bits - 14)} MB, more than the available memory`,
      );
    }
    this.#shift = 32 - bits;
  }

  /** Removes all entries. */
  clear(): void {
    this.#words.fill(0);
  }

  /** Forgets all bounds, and the best moves of positions with few empty squares. */
  forgetScores(): void {
    const words = this.#words;
    for (let bucket = 0; bucket < this.#near; bucket += BUCKET) {
      for (let at = bucket + ENTRY - 1; at < bucket + BUCKET - 1; at += ENTRY) {
        const empties = words[at] >> 23;
        words[at] = empties < KEPT ? 0 : pack(-OFFSET, OFFSET, squareOf(words[at]), empties);
      }
    }
    words.fill(0, this.#near);
  }

  /** What is packed for a position, for the side to move; 0 when it is not in the table. */
  find(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    empties: number,
  ): number {
    const words = this.#words;
    let at = this.#bucketOf(ownLow, ownHigh, enemyLow, enemyHigh, empties);
    for (const end = at + LAST; at <= end; at += ENTRY) {
      if (
        words[at] === ownLow && words[at + 1] === ownHigh && words[at + 2] === enemyLow &&
        words[at + 3] === enemyHigh
      ) return words[at + 4];
    }
    return 0;
  }

  /** Stores the bounds of a position; they must lie within those already stored for it. */
  store(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    lower: number,
    upper: number,
    square: number,
    empties: number,
  ): void {
    const words = this.#words;
    const first = this.#bucketOf(ownLow, ownHigh, enemyLow, enemyHigh, empties);
    let slot = first;
    for (let at = first; at <= first + LAST; at += ENTRY) {
      if (
        words[at] === ownLow && words[at + 1] === ownHigh && words[at + 2] === enemyLow &&
        words[at + 3] === enemyHigh
      ) {
        slot = at;
        break;
      }
      if (words[at + 4] >> 23 < words[slot + 4] >> 23) slot = at;
    }
    words[slot] = ownLow;
    words[slot + 1] = ownHigh;
    words[slot + 2] = enemyLow;
    words[slot + 3] = enemyHigh;
    words[slot + 4] = pack(lower, upper, square, empties);
  }

  /** The first word of the bucket of a position. */
  #bucketOf(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    empties: number,
  ): number {
    let hash = Math.imul(ownLow, 0x9e3779b1) ^ Math.imul(ownHigh, 0x85ebca77);
    hash = Math.imul(hash ^ hash >>> 15, 0xc2b2ae3d | 1) ^ Math.imul(enemyLow, 0x27d4eb2f);
    hash = Math.imul(hash ^ hash >>> 13, 0x165667b1) ^ Math.imul(enemyHigh, 0x2545f491);
    hash = Math.imul(hash ^ hash >>> 16, 0x9e3779b1);
    if (empties < this.#nearest) return this.#near + (hash >>> 32 - NEAR_BITS) * BUCKET;
    return (hash >>> this.#shift) * BUCKET;
  }
}
