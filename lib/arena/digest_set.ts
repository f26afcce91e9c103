/**
 * A set of digests of games that stores 64 bits of each: 16 to 32 MB for a million games, where a set of
 * texts needs about 100 MB.
 *
 * Two of a million different digests have the same 64 bits with a probability of 3 in 100 million. They then
 * count as one.
 *
 * @module
 */

/** The number of places of a new set, a power of two. */
const FIRST_PLACES = 16;

/** A set of texts. Its elements cannot be listed. */
export class DigestSet {
  #size = 0;
  /** Two words per place; the second is 0 in an empty place. */
  #words = new Int32Array(2 * FIRST_PLACES);

  /** The number of different texts added. */
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

  /** Adds two words; false if they were there already. */
  #put(low: number, high: number): boolean {
    const place = this.#placeOf(low, high);
    if (this.#words[place + 1] !== 0) return false;
    this.#words[place] = low;
    this.#words[place + 1] = high;
    return true;
  }

  /** The index of these words, or of the empty place for them. */
  #placeOf(low: number, high: number): number {
    const words = this.#words;
    const last = words.length - 1;
    let place = 2 * low & last;
    while (words[place + 1] !== 0 && (words[place] !== low || words[place + 1] !== high)) {
      place = place + 2 & last;
    }
    return place;
  }

  /** Doubles the places: at least half of them are empty, so that searches are short. */
  #grow(): void {
    const before = this.#words;
    this.#words = new Int32Array(2 * before.length);
    for (let i = 0; i < before.length; i += 2) {
      if (before[i + 1] !== 0) this.#put(before[i], before[i + 1]);
    }
  }
}

/** Two words of 32 bits that depend on all of a text; the second is never 0. */
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
