import { assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import {
  DELTA_RULES,
  type DeltaRule,
  type DeltaRuleName,
  lesson,
  NO_GAMES,
  output,
} from "matchbox/agents/learners/delta_rule/rule.ts";
import type { Result } from "matchbox/games/mod.ts";

const right: DeltaRule = { rule: "right", target: 5, lossTarget: 0, rate: 0.1 };
const zero = { w1: 0, w2: 0, w3: 0 };

const anyCounts = fc.record({ w: fc.nat(50), l: fc.nat(50), n: fc.nat(50) })
  .filter(({ w, l, n }) => w + l + n > 0);
const anyWeights = fc.record({
  w1: fc.double({ min: -20, max: 20, noNaN: true }),
  w2: fc.double({ min: -20, max: 20, noNaN: true }),
  w3: fc.double({ min: -20, max: 20, noNaN: true }),
});
const anyResult = fc.constantFrom<Result[]>(1, 0, -1);
const anyRule = fc.constantFrom(...DELTA_RULES);

Deno.test("the first game won takes w1 a tenth of the way from 0 to 5", () => {
  const { counts, weights } = lesson(right, NO_GAMES, zero, 1);
  assertEquals(counts, { w: 1, l: 0, n: 0 });
  assertEquals(weights, { w1: 0.5, w2: 0, w3: 0 });
});

Deno.test("a position always won takes w1 to 5 as 5 (1 - 0.9^k)", () => {
  let known = { counts: NO_GAMES, weights: zero };
  for (let game = 1; game <= 30; game++) {
    known = lesson(right, known.counts, known.weights, 1);
    assertAlmostEquals(known.weights.w1, 5 * (1 - 0.9 ** game), 1e-9);
  }
});

Deno.test("each weight moves by its share of the games, the error and the rate", () => {
  // After the win (w, l, n) = (2, 1, 1): x = (1/2, 1/4, 1/4), y = 1/2 + 2/4 + 4/4 = 2, D = 3.
  const { weights } = lesson(right, { w: 1, l: 1, n: 1 }, { w1: 1, w2: 2, w3: 4 }, 1);
  assertAlmostEquals(weights.w1, 1 + 0.15, 1e-12);
  assertAlmostEquals(weights.w2, 2 + 0.075, 1e-12);
  assertAlmostEquals(weights.w3, 4 + 0.075, 1e-12);
});

Deno.test("with the source's one target 5, 5, 5 is a fixed point at which every position is accepted", () => {
  const fixed = { w1: 5, w2: 5, w3: 5 };
  fc.assert(fc.property(anyCounts, anyResult, fc.constantFrom("right", "literal"), (
    counts,
    outcome,
    rule,
  ) => {
    const { weights } = lesson({ ...right, rule: rule as DeltaRuleName }, counts, fixed, outcome);
    for (const weight of Object.values(weights)) assertAlmostEquals(weight, 5, 1e-9);
    if (rule === "right") assertAlmostEquals(output(rule, counts, fixed), 5, 1e-9);
  }));
});

Deno.test("only won games change the weights, except with two targets", () => {
  fc.assert(fc.property(anyCounts, anyWeights, (counts, weights) => {
    for (const rule of ["right", "literal"] as const) {
      for (const outcome of [0, -1] as const) {
        assertEquals(lesson({ ...right, rule }, counts, weights, outcome).weights, weights);
      }
    }
  }));
});

Deno.test("a lesson brings the output closer to its target, and never past it", () => {
  fc.assert(fc.property(anyCounts, anyWeights, anyResult, (counts, weights, outcome) => {
    const rule: DeltaRule = { ...right, rule: "two_targets" };
    const target = outcome > 0 ? 5 : outcome < 0 ? 0 : 2.5;
    const learned = lesson(rule, counts, weights, outcome);
    const before = target - output("two_targets", learned.counts, weights);
    const after = target - output("two_targets", learned.counts, learned.weights);
    // The error shrinks by the factor 1 - L (x1^2 + x2^2 + x3^2), between 0.9 and 1 - 0.1 / 3.
    const { w, l, n } = learned.counts;
    const squares = (w * w + l * l + n * n) / (w + l + n) ** 2;
    assertAlmostEquals(after, before * (1 - 0.1 * squares), 1e-9);
  }));
});

Deno.test("a game counts once, as won, lost or drawn; in the literal rule a draw counts as lost", () => {
  fc.assert(fc.property(anyRule, anyCounts, anyResult, (rule, { w, l, n }, outcome) => {
    const { counts } = lesson({ ...right, rule }, { w, l, n }, zero, outcome);
    const drawn = outcome === 0 && rule !== "literal";
    assertEquals(counts, {
      w: w + (outcome > 0 ? 1 : 0),
      l: l + (outcome <= 0 && !drawn ? 1 : 0),
      n: n + (drawn ? 1 : 0),
    });
  }));
});

Deno.test("the literal rule leaves draws out of the sum when it looks up, and divides by zero after draws only", () => {
  const weights = { w1: 1, w2: 2, w3: 3 };
  assertStrictEquals(output("literal", { w: 1, l: 1, n: 2 }, weights), (1 + 2 + 6) / 2);
  assertStrictEquals(output("right", { w: 1, l: 1, n: 2 }, weights), (1 + 2 + 6) / 4);
  assertStrictEquals(output("literal", { w: 0, l: 0, n: 2 }, zero), NaN);
});
