/**
 * Zobrist hashing: every feature of a position (a man on a square, the side to move) has a random 64-bit
 * key, and the hash is the exclusive or of the keys of the features present, so a move updates it with a
 * few operations (A. L. Zobrist, A New Hashing Method with Application for Game Playing, 1970; the two
 * random indexes of E2 are the halves of the hash).
 *
 * @module
 */
import { randomStream } from "matchbox/base/mod.ts";

/** Keys of 64 bits, in two halves of signed 32-bit integers. */
export interface ZobristKeys {
  /** The lower 32 bits of each key. */
  readonly low: Int32Array;
  /** The upper 32 bits of each key. */
  readonly high: Int32Array;
}

/**
 * Draws the keys of a game. They are always the same, so hashes can be stored.
 *
 * @param spec the canonical spec of the game, which names the random stream
 * @param count how many features the game has
 */
export function zobristKeys(spec: string, count: number): ZobristKeys {
  const random = randomStream(`zobrist/${spec}`);
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  for (let feature = 0; feature < count; feature++) {
    low[feature] = random.uint32();
    high[feature] = random.uint32();
  }
  return { low, high };
}
