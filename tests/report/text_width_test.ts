import { assertEquals, assertLessOrEqual, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { balancedLines, textWidth, wrapText } from "matchbox/report/text_width.ts";

const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 25 });

Deno.test("balanced lines are as few as wrapped ones and have the same words", () => {
  fc.assert(fc.property(words, fc.integer({ min: 90, max: 600 }), (words, width) => {
    const text = words.join(" ");
    const lines = balancedLines(text, width, 12);
    assertStrictEquals(lines.length, wrapText(text, width, 12).length);
    assertStrictEquals(lines.join(" "), text);
    for (const line of lines) assertLessOrEqual(textWidth(line, 12), width);
  }));
});

Deno.test("no line of a title is a single word while others are full", () => {
  const words = (count: number) => Array(count).fill("word").join(" ");
  const width = textWidth(words(6), 12);
  assertEquals(wrapText(words(7), width, 12), [words(6), words(1)]);
  assertEquals(balancedLines(words(7), width, 12), [words(4), words(3)]);
});

Deno.test("a number and its % are on one line", () => {
  const width = textWidth("wrong in 41", 12);
  assertEquals(wrapText("wrong in 41 % of all", width, 12), ["wrong in", "41 % of all"]);
});
