import { assertEquals, assertGreaterOrEqual, assertLess, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";
import { positionFromPlay, SAMPLED_GAMES } from "matchbox/experiments/position_from_play.ts";
import { evaluationOf, sampledEvaluations } from "matchbox/experiments/sampled_evaluations.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";

for (const spec of SAMPLED_GAMES) {
  Deno.test(`positions from play of ${spec} are unfinished, different, and given by their stream`, () => {
    const positions = (name: string) =>
      [1, 2, 3, 4, 5, 6].map((i) => positionFromPlay(spec, randomStream(`${name} ${i}`)));
    const some = positions("some");
    for (const position of some) assertStrictEquals(position.result(), null);
    assertStrictEquals(new Set(some.map(String)).size, 6);
    assertEquals(positions("some").map(String), some.map(String));
  });
}

Deno.test("a position of Reversi has the discs of 8 to 43 plies", () => {
  for (let i = 0; i < 20; i++) {
    const text = String(positionFromPlay("reversi:size=8", randomStream(`discs ${i}`)));
    const discs = text.match(/[XO]/g)!.length - 1;
    // Four at the start, and one more with each ply but a pass; the last letter is the side to move.
    assertGreaterOrEqual(discs, 4 + 6);
    assertLess(discs, 4 + 44);
  }
});

Deno.test("every sampled game has its own evaluation", () => {
  const evaluations = SAMPLED_GAMES.map((game) => evaluationOf(game, sampledEvaluations));
  assertEquals(evaluations, ["mobility", "advance", "material"]);
  assertStrictEquals(evaluationOf("tictactoe", sampledEvaluations), "lines");
  const other = { ...sampledEvaluations, chess_eval: "pieces" };
  assertStrictEquals(evaluationOf("chess", other), "pieces");
});

Deno.test("a game that no sample knows has an evaluation of its own, not that of another game", () => {
  const game: Game = { ...findGame("tictactoe"), name: "unlisted" };
  assertStrictEquals(plainEvaluation(game), "even");
});
