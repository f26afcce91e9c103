import { assertStrictEquals } from "@std/assert";
import { createHash } from "node:crypto";
import fc from "fast-check";
import { sha256 } from "matchbox/base/sha256.ts";

function digestOf(text: string): string {
  return Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function expected(text: string): string {
  return createHash("sha256").update(new TextEncoder().encode(text)).digest("hex");
}

Deno.test("texts of all lengths up to five blocks have the same digest as with OpenSSL", () => {
  for (let length = 0; length <= 320; length++) {
    for (const character of ["a", "é", "𝄞", "\ud800"]) {
      const text = character.repeat(length);
      assertStrictEquals(digestOf(text), expected(text), `${character} ${length} times`);
    }
  }
});

Deno.test("the digest of a text does not depend on the texts before it, whatever prefix they share", () => {
  const part = fc.constantFrom("x".repeat(64), "y".repeat(63), "z", "é", "q".repeat(128));
  fc.assert(fc.property(fc.array(fc.array(part, { maxLength: 5 })), (texts) => {
    for (const text of texts.map((parts) => parts.join(""))) {
      assertStrictEquals(digestOf(text), expected(text));
    }
  }));
});
