/**
 * The nearest neighbours (Cover and Hart 1967): the answer is the mean value of
 * the examples that differ in the fewest features. There is nothing to be trained; all examples are kept.
 *
 * @module
 */
import type { Learned, Way } from "./examples.ts";

/** Features of a word. */
const WORD = 32;

/**
 * Keeps the examples.
 *
 * @param least the fewest neighbours: all that are as near as the last of them count too
 */
export function neighboursOf(least: number): Way {
  return ({ count, width, features, values }): Learned => {
    const words = Math.ceil(width / WORD);
    const known = new Int32Array(count * words);
    for (let row = 0; row < count; row++) pack(features, row * width, known, row * words);
    const asked = new Int32Array(words);
    const [found, sums] = [new Int32Array(width + 1), new Float64Array(width + 1)];

    function pack(from: Uint8Array, start: number, into: Int32Array, at: number): void {
      into.fill(0, at, at + words);
      for (let i = 0; i < width; i++) into[at + (i >> 5)] |= from[start + i] << (i & WORD - 1);
    }

    return {
      numbers: count * (width + 1),
      predict(features, start) {
        pack(features, start, asked, 0);
        found.fill(0);
        sums.fill(0);
        for (let row = 0, at = 0; row < count; row++) {
          let distance = 0;
          for (let i = 0; i < words; i++, at++) distance += onesIn(known[at] ^ asked[i]);
          found[distance]++;
          sums[distance] += values[row];
        }
        let [near, sum] = [0, 0];
        for (let distance = 0; near < Math.min(least, count); distance++) {
          near += found[distance];
          sum += sums[distance];
        }
        return sum / near;
      },
    };
  };
}

/** The ones of a 32-bit word. */
function onesIn(word: number): number {
  word -= word >>> 1 & 0x55555555;
  word = (word & 0x33333333) + (word >>> 2 & 0x33333333);
  return Math.imul(word + (word >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
