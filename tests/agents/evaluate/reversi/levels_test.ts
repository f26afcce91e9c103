import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { createEvaluation, listEvaluations, parseEvaluation } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { discCount, moveCount, sidesOf, squareSum } from "../../../reference/reversi_evaluation.ts";
import { samplePositions } from "../../sample_positions.ts";

const boards = ["reversi:size=6", "reversi", "reversi:size=10"].map(findGame);
const valueOf = (game: Game, spec: string, notation: string) =>
  createEvaluation(game, spec).evaluate(game.start(notation)) + 0;

/** D3 to D5: the squares of both sides and their moves, for the side to move. */
function byDefinition(notation: string, ownFactor: number, enemyFactor: number): number {
  const [own, enemy] = sidesOf(notation);
  return squareSum(notation, own) - squareSum(notation, enemy) +
    ownFactor * moveCount(notation, own) - enemyFactor * moveCount(notation, enemy) + 0;
}

Deno.test("squares and mobility are D3 and D4 on every size of the board", () => {
  for (const game of boards) {
    for (const position of samplePositions(game, 60, "levels")) {
      const notation = `${position}`;
      assertStrictEquals(valueOf(game, "squares", notation), byDefinition(notation, 0, 0));
      assertStrictEquals(valueOf(game, "mobility", notation), byDefinition(notation, 1, 1));
      assertStrictEquals(
        valueOf(game, "mobility(own=2.5,enemy=3)", notation),
        byDefinition(notation, 2.5, 3),
      );
      // The literal text of D4: the enemy's moves only.
      assertStrictEquals(valueOf(game, "mobility(own=0)", notation), byDefinition(notation, 0, 1));
    }
  }
});

Deno.test("stages weighs the moves by the number of discs (D5)", () => {
  const met = new Set<number>();
  for (const game of boards) {
    const { size } = game.start() as unknown as { size: number };
    // By default the placements are divided into three equal stages.
    const placements = size * size - 4;
    const [middle, end] = [1, 2].map((third) => 4 + Math.round(third * placements / 3));
    for (const position of samplePositions(game, 100, "stages")) {
      const notation = `${position}`;
      const discs = discCount(notation);
      const stage = discs < middle ? 0 : discs < end ? 1 : 2;
      met.add(stage);
      const factor = [5, 2, 0][stage];
      assertStrictEquals(valueOf(game, "stages", notation), byDefinition(notation, factor, factor));
      const own = [1, 3, 0][stage];
      const enemy = [8, 0.5, 0][stage];
      assertStrictEquals(
        valueOf(
          game,
          "stages(opening_own=1,opening_enemy=8,middle_own=3,middle_enemy=0.5)",
          notation,
        ),
        byDefinition(notation, own, enemy),
      );
    }
  }
  assertEquals([...met].sort(), [0, 1, 2]);
});

Deno.test("a stage begins with its number of discs, and not before", () => {
  const game = findGame("reversi");
  const sample = samplePositions(game, 40, "borders").map(String).find((notation) => {
    const [own, enemy] = sidesOf(notation);
    return moveCount(notation, own) !== moveCount(notation, enemy);
  })!;
  const discs = discCount(sample);
  const stageBy = (middle: number, end: number) => {
    const value = valueOf(game, `stages(middle=${middle},end=${end})`, sample);
    return [5, 2, 0].findIndex((factor) => value === byDefinition(sample, factor, factor));
  };
  assertStrictEquals(stageBy(discs + 1, 64), 0);
  assertStrictEquals(stageBy(discs, 64), 1);
  assertStrictEquals(stageBy(discs - 1, discs + 1), 1);
  assertStrictEquals(stageBy(discs - 1, discs), 2);
  // An end before the middle game leaves no middle game.
  assertStrictEquals(stageBy(discs + 1, discs - 1), 2);
});

Deno.test("every evaluation of Reversi that counts both sides is antisymmetric", () => {
  for (const game of boards) {
    for (const position of samplePositions(game, 20, "antisymmetry")) {
      const [board, side] = `${position}`.split(" ");
      const turned = `${board} ${side === "X" ? "O" : "X"}`;
      const exchanged = `${position}`.replace(/[XO]/g, (mark) => mark === "X" ? "O" : "X");
      for (const { name } of listEvaluations(game)) {
        // These two know what the move is worth: one was trained on it, the other counts parity.
        if (name === "patterns" || name === "strategy") continue;
        const value = valueOf(game, name, `${position}`);
        assertStrictEquals(valueOf(game, name, turned), 0 - value, name);
        // Colours exchanged, the side to move too.
        assertStrictEquals(valueOf(game, name, exchanged), value, name);
      }
    }
  }
});

Deno.test("stages and mobility refuse weights and discs out of range", () => {
  const refused = (spec: string, message: string) =>
    assertThrows(() => parseEvaluation(findGame("reversi"), spec), UsageError, message);
  refused("stages(end=66)", "parameter end of evaluation stages: expected a whole number");
  refused("stages(middle=2.5)", "parameter middle of evaluation stages: expected a whole number");
  refused("stages(opening_own=x)", "parameter opening_own of evaluation stages: expected a number");
  refused("mobility(own=1001)", "parameter own of evaluation mobility: expected a number");
  refused("mobility(mine=1)", 'unknown parameter "mine" of evaluation mobility');
});
