import process from "node:process";
import { assertEquals, assertLess, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { DigestSet } from "matchbox/arena/digest_set.ts";

Deno.test("a set of digests has what was added and nothing else", () => {
  const text = fc.oneof(fc.string({ maxLength: 3 }), fc.string());
  fc.assert(fc.property(fc.array(text), fc.array(text), (added, others) => {
    const set = new DigestSet();
    const plain = new Set<string>();
    for (const each of added) {
      assertStrictEquals(set.has(each), plain.has(each));
      set.add(each);
      plain.add(each);
      assertStrictEquals(set.size, plain.size);
    }
    for (const each of [...added, ...others]) assertStrictEquals(set.has(each), plain.has(each));
  }));
});

Deno.test("a million digests are told apart, in 16 bytes of each and less than twice that", () => {
  const before = process.memoryUsage().arrayBuffers;
  const set = new DigestSet();
  // Like digests, which are long, and unlike them: texts that differ in a single character.
  for (let number = 0; number < 1_000_000; number++) set.add(`game ${number.toString(36)}`);
  assertStrictEquals(set.size, 1_000_000);
  assertStrictEquals(set.has("game zzzzz"), false);
  assertStrictEquals(set.has("game 0"), true);
  assertLess(process.memoryUsage().arrayBuffers - before, 34e6);
  const found = ["", "a", "b"].map((text) => set.has(text));
  assertEquals(found, [false, false, false]);
});
