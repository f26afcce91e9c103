import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { likelihoodOfSuperiority } from "matchbox/arena/elo.ts";
import { formatProbability } from "matchbox/arena/format_probability.ts";

Deno.test("a probability has four decimals, and is never written as 0 or 1", () => {
  assertEquals(
    [0, 1e-9, 0.00004, 0.0001, 0.5, 0.97312, 0.9999, 0.99996, 1].map(formatProbability),
    [
      "< 0.0001",
      "< 0.0001",
      "< 0.0001",
      "0.0001",
      "0.5000",
      "0.9731",
      "0.9999",
      "> 0.9999",
      "> 0.9999",
    ],
  );
});

Deno.test("a written probability is true: equal to four decimals, or beyond the bound", () => {
  fc.assert(fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (probability) => {
    const text = formatProbability(probability);
    if (text.startsWith(">")) assert(probability > 0.9999);
    else if (text.startsWith("<")) assert(probability < 0.0001);
    else assert(Math.abs(Number(text) - probability) <= 0.00005 + 1e-12);
  }));
});

Deno.test("a match with only wins does not claim certainty", () => {
  assertStrictEquals(formatProbability(likelihoodOfSuperiority([0, 0, 0, 0, 50])), "> 0.9999");
  assertStrictEquals(formatProbability(likelihoodOfSuperiority([50, 0, 0, 0, 0])), "< 0.0001");
});
