import { assertStrictEquals } from "@std/assert";
import { createEvaluation } from "matchbox/agents/mod.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";

const ticTacToe = findGame("tictactoe");

Deno.test("lines counts the lines that a side can still complete", () => {
  const evaluation = createEvaluation(ticTacToe, "lines");
  const lines = (position: Position) => evaluation.evaluate(position);
  assertStrictEquals(lines(ticTacToe.start()), 0);
  // X in the centre blocks 4 of O's 8 lines; O is to move.
  assertStrictEquals(lines(ticTacToe.start("----X---- O")), 4 - 8);
  // O in the corner takes 3 of X's 8 lines; X in the centre 4 of O's, the shared diagonal among them.
  assertStrictEquals(lines(ticTacToe.start("O---X---- X")), 5 - 4);
});
