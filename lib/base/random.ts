/**
 * Seeded random streams. The generator is xoroshiro128+ of the library pure-rand; its 128 bits of
 * state are the head of the SHA-256 digest of a text, so that a stream has a name and not a place:
 * `randomStream("7/node-counts/reversi")` gives the same draws wherever and whenever it is asked.
 *
 * First three draws of `randomStream("matchbox").uint32()`: see tests/base/random_test.ts.
 *
 * @module
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import { uniformInt } from "pure-rand/distribution/uniformInt";

/** A stream of random numbers; every draw is a function of the seed and of the draws before. */
export interface Random {
  /** A whole number from 0 to 2^32 - 1, each equally likely. */
  uint32(): number;
  /** A whole number from 0 to `bound` - 1, each equally likely; `bound` from 1 to 2^31. */
  below(bound: number): number;
  /** A number in [0, 1) with 53 random bits. */
  float(): number;
}

const encoder = new TextEncoder();

/**
 * Opens the stream of that name.
 *
 * @param name any text; equal names give equal streams, different names independent ones
 */
export function randomStream(name: string): Random {
  const digest = new DataView(sha256(encoder.encode(name)).buffer);
  const generator = xoroshiro128plusFromState(
    [0, 4, 8, 12].map((offset) => digest.getInt32(offset, true)),
  );
  const uint32 = () => generator.next() >>> 0;
  return {
    uint32,
    below: (bound) => uniformInt(generator, 0, bound - 1),
    float: () => ((uint32() >>> 5) * 2 ** 26 + (uint32() >>> 6)) / 2 ** 53,
  };
}

/** Shuffles `items` in place (Fisher-Yates), every order equally likely, and returns them. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}
