import { assertEquals, assertGreater, assertLess, assertStrictEquals } from "@std/assert";
import { LAST_STAGE, WEIGHTS_OF_STAGE } from "matchbox/agents/evaluate/reversi/pattern_shapes.ts";
import { PARTS_OF_DISC } from "matchbox/agents/evaluate/reversi/pattern_sum.ts";
import { noWeights } from "matchbox/agents/evaluate/reversi/pattern_weights.ts";
import { fitStage } from "matchbox/agents/learners/pattern_training/fit_stage.ts";
import { exactLabels, searchedLabels } from "matchbox/agents/learners/pattern_training/labels.ts";
import {
  LABEL,
  positionOf,
  trainingPositions,
  wordsOf,
} from "matchbox/agents/learners/pattern_training/training_positions.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, randomPosition } from "matchbox/games/mod.ts";
import { emptySquares, type ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { slowScore } from "../endgame/slow_solver.ts";

const game = findGame("reversi");
const random = randomStream("pattern training");

Deno.test("a game gives each stage at most two positions, of which the second is a move later", () => {
  for (let i = 0; i < 20; i++) {
    const found = trainingPositions(game, random);
    assertGreater(found.length, LAST_STAGE);
    assertEquals(found.filter((position) => position.result() !== null), []);
    const taken = found.map(emptySquares);
    assertLess(found.length, 2 * LAST_STAGE + 1);
    assertGreater(Math.min(...taken), 3);
    for (let at = 1; at < taken.length; at++) assertLess(taken[at], taken[at - 1] + 1);
  }
});

Deno.test("a position survives as numbers, with dark to move", () => {
  for (const board of [game, findGame("reversi:size=6")]) {
    for (const position of trainingPositions(board, random)) {
      const words = Int32Array.from([...wordsOf(position, 3), ...wordsOf(position, -7)]);
      const { length } = wordsOf(position, 0);
      assertStrictEquals(words[length + LABEL], -7);
      const read = positionOf(board, words, length);
      assertEquals(wordsOf(read, -7), [...words.subarray(length)]);
      assertStrictEquals(read.side, 0);
    }
  }
});

Deno.test("the label of a position at the end is its exact score", () => {
  const exact = exactLabels();
  for (let found = 0; found < 10;) {
    const position = randomPosition(game, 54, random);
    if (!position || emptySquares(position as ReversiPosition) > 6) continue;
    found++;
    assertStrictEquals(
      exact(position as ReversiPosition),
      PARTS_OF_DISC * slowScore(game, position) + 0,
    );
  }
});

Deno.test("the label of an earlier position is the value four plies later", () => {
  // With the same weight for all that can stand anywhere, every position is worth 46 of them to the side to move.
  const label = searchedLabels(game, noWeights().fill(1));
  const position = randomPosition(game, 30, random) as ReversiPosition;
  assertStrictEquals(label(position), 46);
});

Deno.test("a fit finds weights that predict positions that it has not seen", () => {
  // The labels are the discs on the edge of the board: a sum that patterns can learn.
  const words: number[] = [];
  const positions = Array.from({ length: 120 }, () => trainingPositions(game, random).slice(-8))
    .flat();
  for (const position of positions) {
    const [stage, ownLow, ownHigh, enemyLow, enemyHigh] = wordsOf(position, 0);
    const edges = (low: number, high: number) => bits(low & 0x818181ff) + bits(high & 0xff818181);
    const label = 4 * (edges(ownLow, ownHigh) - edges(enemyLow, enemyHigh));
    words.push(stage, ownLow, ownHigh, enemyLow, enemyHigh, label);
  }
  const fit = fitStage(Int32Array.from(words), new Int8Array(WEIGHTS_OF_STAGE));
  assertStrictEquals(fit.fitted + fit.heldOut, positions.length);
  assertLess(fit.heldOutError, fit.spread / 2);
  assertLess(fit.fittedError, fit.heldOutError);
  assertEquals(fitStage(Int32Array.from(words), new Int8Array(WEIGHTS_OF_STAGE)), fit);
});

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
