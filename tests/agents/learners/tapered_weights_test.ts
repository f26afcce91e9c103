import { assert, assertAlmostEquals, assertEquals, assertGreater, assertLess } from "@std/assert";
import { FULL_PHASE } from "matchbox/agents/evaluate/chess/tapered/board_terms.ts";
import { FIRST_TERM, TERMS } from "matchbox/agents/evaluate/chess/tapered/layout.ts";
import { usualWeights } from "matchbox/agents/evaluate/chess/tapered/weights.ts";
import {
  LogisticRegression,
  type Outcome,
} from "matchbox/agents/learners/tapered/logistic_regression.ts";
import { playedOutcomes } from "matchbox/agents/learners/tapered/tapered_weights.ts";
import { randomStream, shuffle } from "matchbox/base/mod.ts";
import { findGame, type Result } from "matchbox/games/mod.ts";

const KNIGHT = FIRST_TERM.men + 1;

/** White, or Black, has a knight more. */
function knightMore(black: boolean, phase: number, result: Result): Outcome {
  return { noted: Int16Array.of(2 * KNIGHT + Number(black)), phase, result };
}

Deno.test("a weight becomes what the results say: three wins of four are worth 191 centipawns", () => {
  // 1 / (1 + 10^(-v / 400)) = 3/4 where v = 400 log10(3).
  const worth = 400 * Math.log10(3);
  const won = Array.from({ length: 6000 }, (_, index): Outcome => {
    const black = index % 8 < 4;
    const result = index % 4 < 3 ? 1 : -1;
    return knightMore(black, FULL_PHASE, black ? -result as Result : result);
  });
  const regression = new LogisticRegression(usualWeights(), { rate: 4, ridge: 0 });
  const random = randomStream("three of four");
  for (let pass = 0; pass < 10; pass++) {
    for (const outcome of shuffle(won, random)) regression.learn(outcome);
  }
  const { middle, end } = regression.learned;
  assertAlmostEquals(middle[KNIGHT], worth, 8);
  // Nothing was said of the endgame and of other men.
  assertEquals(end[KNIGHT], 300);
  assertEquals(middle[FIRST_TERM.men], 100);
});

Deno.test("a step goes down the loss: by the rate at first, shared by the phase, then by less", () => {
  const regression = new LogisticRegression(usualWeights(), { rate: 2, ridge: 0 });
  const before = regression.learn(knightMore(false, FULL_PHASE / 2, -1));
  assertAlmostEquals(regression.weights[KNIGHT], 298);
  assertAlmostEquals(regression.weights[TERMS + KNIGHT], 298);
  // The loss in bits of a side that is 300 centipawns ahead and loses.
  assertAlmostEquals(before, Math.log2(1 + 10 ** (300 / 400)));
  const after = regression.learn(knightMore(false, FULL_PHASE / 2, -1));
  assertLess(after, before);
  assertGreater(regression.weights[KNIGHT], 296);
});

Deno.test("a ridge keeps a weight near its start, the more the larger it is", () => {
  const reached = [0, 0.001, 0.01].map((ridge) => {
    const regression = new LogisticRegression(usualWeights(), { rate: 4, ridge });
    for (let i = 0; i < 2000; i++) regression.learn(knightMore(false, FULL_PHASE, i % 2 ? 1 : -1));
    return regression.weights[KNIGHT];
  });
  assert(reached[0] < reached[1] && reached[1] < reached[2] && reached[2] < 300, `${reached}`);
  // As many wins as losses say that it is worth nothing, and without a ridge it goes there.
  assertLess(reached[0], 200);
});

Deno.test("the games of a generation give quiet positions with results, the same for the same seed", () => {
  const play = (seed: string) =>
    playedOutcomes(
      findGame("chess"),
      usualWeights(),
      { games: 3, nodes: 30, opening: 6 },
      randomStream(seed),
    );
  const outcomes = play("generation");
  assertGreater(outcomes.length, 20);
  for (const { noted, phase, result } of outcomes) {
    assert(phase >= 0 && phase <= FULL_PHASE && [1, 0, -1].includes(result));
    // Both kings stand on a square, and one side has the move.
    assertGreater(noted.length, 4);
    assert(noted.every((term) => term >= 0 && term < 2 * TERMS));
  }
  assertEquals(play("generation"), outcomes);
  assert(JSON.stringify(play("another")) !== JSON.stringify(outcomes));
});
