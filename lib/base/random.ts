/**
 * Seeded random streams. The generator is xoroshiro128+ of the library pure-rand; its 128 bits of state are
 * the first 128 bits of the SHA-256 digest of the stream's name. So `randomStream("7/node-counts/reversi")`
 * gives the same numbers wherever and whenever it is called.
 *
 * First three draws of `randomStream("matchbox").uint32()`: see tests/base/random_test.ts.
 *
 * @module
 */
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { sha256 } from "./sha256.ts";

/** The state of a stream: four signed 32-bit integers. */
export type RandomState = readonly number[];

/** A stream of random numbers; every number is a function of the seed and the numbers drawn before. */
export interface Random {
  /**
   * The state, which determines all later numbers. It is set when the stream was continued elsewhere, e.g. in
   * another thread.
   */
  state: RandomState;
  /** A whole number from 0 to 2^32 - 1, each equally likely. */
  uint32(): number;
  /** A whole number from 0 to `bound` - 1, each equally likely; `bound` from 1 to 2^31. */
  below(bound: number): number;
  /** A number in [0, 1) with 53 random bits. */
  float(): number;
}

/**
 * Opens the stream with that name.
 *
 * @param name any text; equal names give equal streams, different names independent ones
 */
export function randomStream(name: string): Random {
  const digest = sha256(name);
  return continuedStream([
    littleEndian(digest[0]),
    littleEndian(digest[1]),
    littleEndian(digest[2]),
    littleEndian(digest[3]),
  ]);
}

/** Continues the stream that had this state. */
export function continuedStream(state: RandomState): Random {
  return new Stream(state);
}

/** A class, because a game opens two streams: objects with methods of their own take ten times as long. */
class Stream implements Random {
  #generator: ReturnType<typeof xoroshiro128plusFromState>;

  constructor(state: RandomState) {
    this.#generator = xoroshiro128plusFromState(state);
  }

  get state(): RandomState {
    return this.#generator.getState();
  }

  set state(state: RandomState) {
    this.#generator = xoroshiro128plusFromState(state);
  }

  uint32(): number {
    return this.#generator.next() >>> 0;
  }

  below(bound: number): number {
    return uniformInt(this.#generator, 0, bound - 1);
  }

  float(): number {
    return ((this.uint32() >>> 5) * 2 ** 26 + (this.uint32() >>> 6)) / 2 ** 53;
  }
}

/** A word with its bytes in reverse order. */
function littleEndian(word: number): number {
  return word << 24 | (word & 0xff00) << 8 | word >>> 8 & 0xff00 | word >>> 24;
}

/** Shuffles `items` in place (Fisher-Yates), every order equally likely, and returns them. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}
