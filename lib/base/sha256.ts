/**
 * The SHA-256 digest of a text (FIPS 180-4), for the names of random streams; it protects no secret. Names
 * are short and many, so it allocates next to nothing. Most names begin like the previous one, so it keeps the
 * states after their common blocks.
 *
 * @module
 */

/** Bytes of a block. */
const BLOCK = 64;

/** The first 64 primes. */
const PRIMES = Array.from({ length: 312 }, (_, number) => number)
  .filter((number) => number > 1 && !hasDivisor(number));

/** The first 32 bits of the fractional parts of the cube roots of the primes. */
const K = Int32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
/** The same for the square roots of the first eight. */
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

const encoder = new TextEncoder();
/** The current block and its message schedule. */
const words = new Int32Array(64);
const state = new Int32Array(8);

/** The most blocks of a text that are kept. */
const KEPT = 8;
/** The whole blocks at the beginning of the last texts, all in ASCII, and the state after each. */
const blocks: string[] = [];
const states = Array.from({ length: KEPT }, () => new Int32Array(8));

/**
 * Digests a text in UTF-8.
 *
 * @returns the digest as eight words, most significant first; the array is reused for the next text
 */
export function sha256(text: string): Int32Array {
  const { length } = text;
  let from = 0;
  let block = 0;
  while (block < blocks.length && text.startsWith(blocks[block], from)) block++, from += BLOCK;
  copy(block > 0 ? states[block - 1] : START, state);
  for (; from + BLOCK <= length; from += BLOCK, block++) {
    if (!readAscii(text, from, BLOCK)) return sha256OfBytes(encoder.encode(text));
    compress();
    if (block >= KEPT) continue;
    blocks.length = block;
    blocks.push(text.slice(from, from + BLOCK));
    copy(state, states[block]);
  }
  if (!readAscii(text, from, length - from)) return sha256OfBytes(encoder.encode(text));
  finish(length - from, length);
  return state;
}

/**
 * Digests bytes.
 *
 * @returns as `sha256`
 */
export function sha256OfBytes(bytes: Uint8Array): Int32Array {
  copy(START, state);
  let from = 0;
  for (; from + BLOCK <= bytes.length; from += BLOCK) {
    readBytes(bytes, from, BLOCK);
    compress();
  }
  readBytes(bytes, from, bytes.length - from);
  finish(bytes.length - from, bytes.length);
  return state;
}

/** Writes `count` characters into the block, then zeros; false when one is not ASCII. */
function readAscii(text: string, from: number, count: number): boolean {
  let seen = 0;
  clear(count >> 2);
  const whole = count >> 2;
  let at = from;
  for (let i = 0; i < whole; i++, at += 4) {
    const [a, b] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
    const [c, d] = [text.charCodeAt(at + 2), text.charCodeAt(at + 3)];
    seen |= a | b | c | d;
    words[i] = a << 24 | b << 16 | c << 8 | d;
  }
  for (let shift = 24; at < from + count; at++, shift -= 8) {
    const code = text.charCodeAt(at);
    seen |= code;
    words[whole] |= code << shift;
  }
  return seen < 128;
}

function readBytes(bytes: Uint8Array, from: number, count: number): void {
  clear(0);
  for (let i = 0; i < count; i++) words[i >> 2] |= bytes[from + i] << (24 - 8 * (i & 3));
}

/** Digests the last block, which holds `count` bytes of a message of `total` bytes. */
function finish(count: number, total: number): void {
  words[count >> 2] |= 0x80 << (24 - 8 * (count & 3));
  if (count >= BLOCK - 8) {
    compress();
    clear(0);
  }
  words[14] = total / 2 ** 29;
  words[15] = total << 3;
  compress();
}

/** Fills the block with zeros from that word. A loop is faster than `fill` for so few. */
function clear(from: number): void {
  for (let i = from; i < 16; i++) words[i] = 0;
}

/** Copies a state. */
function copy(from: Int32Array, to: Int32Array): void {
  for (let i = 0; i < 8; i++) to[i] = from[i];
}

function compress(): void {
  const w = words;
  // The last two words stay at hand, because the next ones need them at once.
  let p = w[14], q = w[15];
  for (let i = 16; i < 64; i += 2) {
    const x = w[i - 15];
    const y = w[i - 14];
    p = w[i - 16] + w[i - 7] +
        ((x >>> 7 | x << 25) ^ (x >>> 18 | x << 14) ^ x >>> 3) +
        ((p >>> 17 | p << 15) ^ (p >>> 19 | p << 13) ^ p >>> 10) | 0;
    q = x + w[i - 6] +
        ((y >>> 7 | y << 25) ^ (y >>> 18 | y << 14) ^ y >>> 3) +
        ((q >>> 17 | q << 15) ^ (q >>> 19 | q << 13) ^ q >>> 10) | 0;
    w[i] = p;
    w[i + 1] = q;
  }
  let a = state[0], b = state[1], c = state[2], d = state[3];
  let e = state[4], f = state[5], g = state[6], h = state[7];
  // Two rounds at once: the first makes d and h anew, the second c and g. Then each goes where its successor is.
  for (let i = 0; i < 64; i += 2) {
    h = h + K[i] + w[i] + (g ^ e & (f ^ g)) +
        ((e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7)) | 0;
    d = d + h | 0;
    h = h + (a & b | c & (a | b)) +
        ((a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10)) | 0;
    g = g + K[i + 1] + w[i + 1] + (f ^ d & (e ^ f)) +
        ((d >>> 6 | d << 26) ^ (d >>> 11 | d << 21) ^ (d >>> 25 | d << 7)) | 0;
    c = c + g | 0;
    g = g + (h & a | b & (h | a)) +
        ((h >>> 2 | h << 30) ^ (h >>> 13 | h << 19) ^ (h >>> 22 | h << 10)) | 0;
    const [t, u] = [g, h];
    h = f, g = e, f = d, e = c, d = b, c = a, b = u, a = t;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

function hasDivisor(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) {
    if (number % divisor === 0) return true;
  }
  return false;
}

/** About 50 of the 53 bits of a root are behind the point, so the first 32 are the same on any machine. */
function fractionOf(root: number): number {
  return (root % 1) * 2 ** 32 | 0;
}
