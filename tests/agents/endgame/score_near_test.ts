import { assertStrictEquals } from "@std/assert";
import { scoreNear } from "matchbox/agents/endgame/score_near.ts";
import { EndgameSolver } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { playedEndgame } from "./sample_endgames.ts";
import { slowScore } from "./slow_solver.ts";

Deno.test("whatever the guess, the score is that of a slow search", () => {
  const random = randomStream("guesses");
  for (const size of [4, 6, 8]) {
    const game = findGame(`reversi:size=${size}`);
    const solver = new EndgameSolver(size, 4);
    for (let sample = 0; sample < 40; sample++) {
      const position = playedEndgame(game, 6, random);
      const score = slowScore(game, position) + 0;
      for (const guess of [score, score + 2, score - 3.6, -100, 100, 0.3]) {
        solver.begin();
        assertStrictEquals(scoreNear(solver, position, guess), score, `${position}, ${guess}`);
      }
    }
  }
});
