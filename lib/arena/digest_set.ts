/**
 * A set of game digests with 8 bytes each: a match of a million games needs about 16 MB instead of 200.
 *
 * The set stores a 64-bit hash of each digest. Among a million different ones two have the same hash with a
 * probability of 3 in 100 million, and then count as one.
 *
 * @module
 */

/** Slots of a new set, a power of two. */
const FIRST_PLACES = 16;

/** A set of texts that can be tested but not listed. */
export class DigestSet {
  #size = 0;
  /** Two words for each slot, both 0 if it is empty. */
  #words = new Int32Array(2 * FIRST_PLACES);

  /** The number of different texts. */
  get size(): number {
    return this.#size;
  }

  has(text: string): boolean {
    const [low, high] = wordsOf(text);
    return this.#words[this.#placeOf(low, high) + 1] !== 0;
  }

  add(text: string): void {
    const [low, high] = wordsOf(text);
    if (this.#put(low, high) && 4 * ++this.#size > this.#words.length) this.#grow();
  }

  /** False when they were already in the set. */
  #put(low: number, high: number): boolean {
    const place = this.#placeOf(low, high);
    if (this.#words[place + 1] !== 0) return false;
    this.#words[place] = low;
    this.#words[place + 1] = high;
    return true;
  }

  /** The slot of these words, or the empty slot where they belong. */
  #placeOf(low: number, high: number): number {
    const words = this.#words;
    const last = words.length - 1;
    let place = 2 * low & last;
    while (words[place + 1] !== 0 && (words[place] !== low || words[place + 1] !== high)) {
      place = place + 2 & last;
    }
    return place;
  }

  /** At least half of the slots stay empty, so that probing is short. */
  #grow(): void {
    const before = this.#words;
    this.#words = new Int32Array(2 * before.length);
    for (let i = 0; i < before.length; i += 2) {
      if (before[i + 1] !== 0) this.#put(before[i], before[i + 1]);
    }
  }
}

/** A hash of the whole text as two 32-bit words; the second is never 0. */
function wordsOf(text: string): [number, number] {
  let low = 0x2545f491;
  let high = 0x4f6cdd1d;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x5bd1e995);
    low ^= low >>> 15;
    high = Math.imul(high + code, 0x27d4eb2f);
    high ^= high >>> 13 ^ low << 1;
  }
  return [low, high || 1];
}
