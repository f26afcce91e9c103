import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { boundedLines } from "matchbox/runner/uci/bounded_lines.ts";

async function linesOf(pieces: readonly Uint8Array[], longest: number): Promise<(string | null)[]> {
  const stream = ReadableStream.from(pieces) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return await Array.fromAsync(boundedLines(stream, longest));
}

Deno.test("lines are the same however the bytes arrive, and too long ones are left out", async () => {
  const line = fc.string({ unit: fc.constantFrom("a", "ö", " ", "♞"), maxLength: 12 });
  const lines = fc.array(line, { maxLength: 8 });
  await fc.assert(fc.asyncProperty(lines, fc.integer({ min: 1, max: 9 }), async (lines, size) => {
    const bytes = new TextEncoder().encode(lines.map((each) => `${each}\r\n`).join(""));
    const pieces = Array.from(
      { length: Math.ceil(bytes.length / size) },
      (_, index) => bytes.slice(index * size, (index + 1) * size),
    );
    // The end of the line is one character of it.
    const expected = lines.map((each) => each.length + 1 > 8 ? null : each);
    assertEquals(await linesOf(pieces, 8), expected);
  }));
  const bytes = (text: string) => [new TextEncoder().encode(text)];
  assertEquals(await linesOf(bytes("go\nquit"), 8), ["go", "quit"]);
  assertEquals(await linesOf(bytes("x".repeat(20)), 8), [null]);
});
