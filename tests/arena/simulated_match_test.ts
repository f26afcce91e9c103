import { assertAlmostEquals, assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import { randomStream } from "matchbox/base/mod.ts";

Deno.test("simulated players have their score on average", () => {
  for (const score of [0, 0.05, 0.5, 0.7, 1]) {
    const players = { score, drawShare: Math.min(score, 1 - score), openingBias: 0 };
    const count = 20000;
    const pairs = simulatedPairs(players, count, randomStream(`simulated ${score}`));
    const found = pairs.reduce((sum, number, index) => sum + number * index, 0) / (4 * count);
    // Four standard errors, of 40,000 games without draws.
    assertAlmostEquals(found, score, 4 * Math.sqrt(score * (1 - score) / (2 * count)));
  }
});

Deno.test("even players who only draw, or whose games the opening decides, share every pair", () => {
  const random = randomStream("shared");
  const drawing = simulatedPairs({ score: 0.5, drawShare: 1, openingBias: 0 }, 100, random);
  const decided = simulatedPairs({ score: 0.5, drawShare: 0, openingBias: 0.5 }, 100, random);
  assertEquals(drawing, [0, 0, 100, 0, 0]);
  assertEquals(decided, [0, 0, 100, 0, 0]);
});

Deno.test("the five scores of a pair come as often as those of two independent games", () => {
  // Win 0.5, draw 0.4, loss 0.1; so 2 points 0.25, 3/2 points 2 x 0.2, 1 point 0.16 + 2 x 0.05 and so on.
  const count = 50000;
  const pairs = simulatedPairs(
    { score: 0.7, drawShare: 0.4, openingBias: 0 },
    count,
    randomStream("five scores"),
  );
  for (const [index, share] of [0.01, 0.08, 0.26, 0.4, 0.25].entries()) {
    // Four standard errors.
    const most = 4 * Math.sqrt(share * (1 - share) / count);
    assertAlmostEquals(pairs[index] / count, share, most, `${index / 2} points`);
  }
});

Deno.test("a simulated match is a function of its stream", () => {
  const players = { score: 0.6, drawShare: 0.3, openingBias: 0.1 };
  const play = (name: string) => simulatedPairs(players, 100, randomStream(name));
  assertEquals(play("a"), play("a"));
  assertNotEquals(play("a"), play("b"));
});

Deno.test("impossible players are refused", () => {
  const random = randomStream("impossible");
  for (
    const players of [
      { score: 1.1, drawShare: 0, openingBias: 0 },
      { score: 0.95, drawShare: 0.2, openingBias: 0 },
      { score: 0.7, drawShare: 0, openingBias: 0.4 },
      { score: 0.5, drawShare: -0.1, openingBias: 0 },
      { score: NaN, drawShare: 0, openingBias: 0 },
    ]
  ) {
    assertThrows(() => simulatedPairs(players, 1, random), RangeError);
  }
  // 1 - 0.9 is slightly less than 0.1, which must be tolerated.
  simulatedPairs({ score: 0.9, drawShare: 0.2, openingBias: 0 }, 1, random);
});
