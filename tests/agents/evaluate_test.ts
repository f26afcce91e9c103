import assert from "node:assert/strict";
import { findEvaluation } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";

const reversi = findGame("reversi:size=4");
const ticTacToe = findGame("tictactoe");

Deno.test("every evaluation is antisymmetric: what one side has, the other lacks", () => {
  const notation = "X-O-XXO--OX----O";
  for (const name of ["squares", "material", "mobility"]) {
    const evaluate = findEvaluation(reversi, name);
    const dark = evaluate(reversi.start(`${notation} X`));
    assert.equal(evaluate(reversi.start(`${notation} O`)) + dark, 0, name);
  }
});

Deno.test("squares counts 1 inside, 3 on an edge, 15 in a corner (D3); material counts discs", () => {
  // X: corner a1, edge a2, inside b2, inside c3; O: edge c1, inside c2, inside b3, corner d4.
  const position = reversi.start("X-O-XXO--OX----O X");
  assert.equal(findEvaluation(reversi, "squares")(position), 15 + 3 + 1 + 1 - 3 - 1 - 1 - 15);
  assert.equal(findEvaluation(reversi, "material")(position), 0);
});

Deno.test("mobility adds own moves minus the enemy's (D4)", () => {
  // After b1: dark b1, b2, c2, b3; light c3, which can go to a1, a3 and c1; dark to d3, d4 and c4.
  const position = reversi.start("-X---XX--XO----- O");
  const squares = findEvaluation(reversi, "squares")(position);
  assert.equal(squares, 1 - (3 + 1 + 1 + 1));
  assert.equal(findEvaluation(reversi, "mobility")(position), squares + 3 - 3);
  const cornered = reversi.start("OX---XX--XX----- O");
  assert.equal(findEvaluation(reversi, "squares")(cornered), 15 - (3 + 1 + 1 + 1 + 1));
  // Light a1 goes over b1 to c1 and over b2 and c3 to d4; dark has nothing to turn.
  assert.equal(findEvaluation(reversi, "mobility")(cornered), 15 - 7 + 2 - 0);
});

Deno.test("lines counts the lines that a side can still fill", () => {
  const lines = findEvaluation(ticTacToe, "lines");
  assert.equal(lines(ticTacToe.start()), 0);
  // X in the centre blocks 4 of O's 8 lines; O is to move.
  assert.equal(lines(ticTacToe.start("----X---- O")), 4 - 8);
  // O in the corner takes 3 of X's 8 lines; X in the centre 4 of O's, the shared diagonal among them.
  assert.equal(lines(ticTacToe.start("O---X---- X")), 5 - 4);
});

Deno.test("an unknown evaluation is refused with a list of those there are", () => {
  assert.throws(
    () => findEvaluation(findGame("reversi"), "beauty"),
    (error) =>
      error instanceof UsageError &&
      /unknown evaluation "beauty" of reversi; available: squares, material, mobility/.test(
        error.message,
      ),
  );
});
