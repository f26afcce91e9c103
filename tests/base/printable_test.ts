import { assertEquals, assertNotMatch, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { escapeUnprintable, printable, quote } from "matchbox/base/mod.ts";

/** The characters of which `printable` leaves none, by their numbers in Unicode. */
const CONTROL = [[0x00, 0x08], [0x0b, 0x1f], [0x7f, 0x9f]];
const BIDIRECTIONAL = [[0x061c, 0x061c], [0x200e, 0x200f], [0x202a, 0x202e], [0x2066, 0x2069]];
const LINE_ENDS = [[0x2028, 0x2029]];

const unprintable = [...CONTROL, ...BIDIRECTIONAL, ...LINE_ENDS].flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i))
);

const text = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...unprintable)))
  .map((parts) => parts.join(""));

Deno.test("a printable text holds no control or bidirectional character, and all else of the text", () => {
  fc.assert(fc.property(text, (text) => {
    const expected = [...text].filter((character) => !unprintable.includes(character)).join("");
    assertStrictEquals(printable(text), expected);
  }));
  // Lines and columns are left, and so are letters of right-to-left scripts.
  assertStrictEquals(printable("a\tb\nשלום ♞"), "a\tb\nשלום ♞");
  assertStrictEquals(printable("\x1b]0;title\x07name\r\x9b2J\u202e"), "]0;titlename2J");
});

Deno.test("the escaped JSON of a value is the same value, and nothing in it is unprintable", () => {
  fc.assert(fc.property(text, (text) => {
    const json = escapeUnprintable(JSON.stringify({ text }));
    assertStrictEquals(printable(json), json);
    assertEquals(JSON.parse(json), { text });
  }));
});

Deno.test("what is quoted in an error is printable and on one line", () => {
  fc.assert(fc.property(text, (text) => {
    const quoted = quote(text);
    assertStrictEquals(printable(quoted), quoted);
    assertNotMatch(quoted, /\n/);
  }));
});
