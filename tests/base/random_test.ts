import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertLess,
  assertNotEquals,
  assertStrictEquals,
} from "@std/assert";
import { createHash } from "node:crypto";
import fc from "fast-check";
import { continuedStream, randomStream, shuffle } from "matchbox/base/mod.ts";

Deno.test("a stream is xoroshiro128+ seeded with the first bits of the SHA-256 digest of its name", () => {
  for (const name of ["matchbox", "", "7/node-counts/reversi", "öäü"]) {
    const expected = xoroshiro128plus(name);
    const random = randomStream(name);
    for (let i = 0; i < 1000; i++) assertStrictEquals(random.uint32(), expected.next().value);
  }
});

Deno.test("the first draws of a named stream never change", () => {
  // Golden values; the generator below, written from its authors' paper, gives the same.
  const golden = [1280702359, 1443928296, 3686194199];
  const random = randomStream("matchbox");
  const expected = xoroshiro128plus("matchbox");
  for (const value of golden) {
    assertStrictEquals(random.uint32(), value);
    assertStrictEquals(expected.next().value, value);
  }
});

Deno.test("equal names give equal streams and different names different ones", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => {
    const head = (name: string) => {
      const random = randomStream(name);
      return [random.uint32(), random.uint32(), random.uint32(), random.uint32()];
    };
    if (a === b) assertEquals(head(a), head(b));
    else assertNotEquals(head(a), head(b));
    assertEquals(head(a), head(a));
  }));
});

Deno.test("a stream is continued from its state, in another stream or in a new one", () => {
  fc.assert(fc.property(fc.string(), fc.nat(50), (name, draws) => {
    const stream = randomStream(name);
    for (let draw = 0; draw < draws; draw++) stream.uint32();
    const { state } = stream;
    const other = randomStream("another");
    other.state = state;
    const anew = continuedStream(state);
    for (let draw = 0; draw < 10; draw++) {
      const number = stream.uint32();
      assertStrictEquals(other.uint32(), number);
      assertStrictEquals(anew.uint32(), number);
    }
    assertNotEquals(stream.state, state);
  }));
});

Deno.test("below stays below its bound, up to 2^31", () => {
  fc.assert(fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (name, bound) => {
    const random = randomStream(name);
    for (const limit of [1, bound, 2 ** 31]) {
      const draw = random.below(limit);
      assert(Number.isInteger(draw) && draw >= 0 && draw < limit);
    }
  }));
});

Deno.test("below draws every number equally often", () => {
  // Chi-square with 9 degrees of freedom: above 27.9 in one stream of a thousand (any table of it).
  const random = randomStream("uniform/below");
  assertLess(chiSquare(() => random.below(10)), 27.9);
});

Deno.test("float draws numbers from 0 to 1 equally often in every tenth", () => {
  const random = randomStream("uniform/float");
  assertLess(chiSquare(() => Math.floor(random.float() * 10)), 27.9);
});

Deno.test("float has 53 random bits", () => {
  const random = randomStream("bits");
  const draws = Array.from({ length: 1000 }, () => random.float() * 2 ** 53);
  assert(draws.every((draw) => Number.isSafeInteger(draw) && draw >= 0 && draw < 2 ** 53));
  // The lowest bit is set in about half of the draws: mean 500, standard deviation 16.
  const odd = draws.filter((draw) => draw % 2 === 1).length;
  assertAlmostEquals(odd, 500, 64, `${odd} of 1000 odd`);
});

Deno.test("shuffle returns the same array with its items in some order", () => {
  fc.assert(fc.property(fc.array(fc.integer()), fc.string(), (items, name) => {
    const shuffled = [...items];
    assertStrictEquals(shuffle(shuffled, randomStream(name)), shuffled);
    const ascending = (a: number, b: number) => a - b;
    assertEquals([...shuffled].sort(ascending), [...items].sort(ascending));
  }));
});

Deno.test("shuffle gives every order equally often", () => {
  const random = randomStream("uniform/shuffle");
  const orders = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(["a", "b", "c"], random).join("");
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  assertStrictEquals(orders.size, 6);
  // Mean 1,000 each, standard deviation 29; the tolerance is five standard deviations.
  for (const [order, count] of orders) assertAlmostEquals(count, 1000, 145, `${order} ${count}`);
});

/** The statistic of 10,000 draws of 0 to 9 against a thousand each. */
function chiSquare(draw: () => number): number {
  const counts = new Array(10).fill(0);
  for (let i = 0; i < 10000; i++) counts[draw()]++;
  return counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
}

/**
 * D. Blackman and S. Vigna's xoroshiro128+ (2018; rotations 24 and 37, shift 16) in 64-bit integers;
 * the low half of each output. The state is the first 16 bytes of the digest in four little-endian
 * words: high and low half of s0, high and low half of s1.
 */
function* xoroshiro128plus(name: string): Generator<number, never> {
  const digest = createHash("sha256").update(name).digest();
  const word = (i: number) => BigInt(digest.readUInt32LE(4 * i));
  const rotate = (x: bigint, k: bigint) => BigInt.asUintN(64, x << k | x >> (64n - k));
  let s0 = word(0) << 32n | word(1);
  let s1 = word(2) << 32n | word(3);
  while (true) {
    yield Number(BigInt.asUintN(32, s0 + s1));
    s1 ^= s0;
    s0 = BigInt.asUintN(64, rotate(s0, 24n) ^ s1 ^ s1 << 16n);
    s1 = rotate(s1, 37n);
  }
}
