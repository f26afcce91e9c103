import { assert, assertEquals, assertGreater, assertStrictEquals, assertThrows } from "@std/assert";
import { createEvaluation, listEvaluations } from "matchbox/agents/mod.ts";
import {
  PLACES,
  stageOf,
  WEIGHTS_OF_STAGE,
} from "matchbox/agents/evaluate/reversi/pattern_shapes.ts";
import { patternSum } from "matchbox/agents/evaluate/reversi/pattern_sum.ts";
import {
  noWeights,
  packWeights,
  trainedWeights,
  unpackWeights,
} from "matchbox/agents/evaluate/reversi/pattern_weights.ts";
import { digestOf, rememberFiles, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { discsOf, squareOfMove } from "matchbox/games/reversi/discs.ts";
import { samplePositions } from "../../sample_positions.ts";

const game = findGame("reversi");
const boards = [8, 6].map((size) => ({ size, board: findGame(`reversi:size=${size}`) }));

function sumOf(weights: Int8Array, position: Position, size: number): number {
  const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position as ReversiPosition);
  return patternSum(weights, ownLow, ownHigh, enemyLow, enemyHigh, size);
}

Deno.test("the value of patterns is the same for a board and its turned and mirrored ones", () => {
  for (const { size, board } of boards) {
    const weights = trainedWeights(size);
    for (const position of samplePositions(board, 20, "patterns")) {
      const [discs, side] = `${position}`.split(" ");
      const value = sumOf(weights, position, size);
      for (let symmetry = 1; symmetry < 8; symmetry++) {
        const turned = Array.from({ length: size ** 2 }, (_, square) => {
          let [x, y] = [square % size, Math.floor(square / size)];
          if (symmetry & 1) x = size - 1 - x;
          if (symmetry & 2) y = size - 1 - y;
          if (symmetry & 4) [x, y] = [y, x];
          return discs[size * y + x];
        }).join("");
        const other = board.start(`${turned} ${side}`);
        assertStrictEquals(sumOf(weights, other, size), value, `${position}`);
      }
    }
  }
});

Deno.test("what stands on a pattern is read with the digits empty, own and enemy", () => {
  // Discs of one side on a1 and h1, and nowhere else.
  const ends = 1 | 1 << 7;
  const weights = noWeights();
  const start = stageOf(62) * WEIGHTS_OF_STAGE;
  // The edge is the first pattern; a1 is its first digit and h1 its eighth.
  const own = 1 + 3 ** 7;
  weights[start + own] = 5;
  weights[start + 2 * own] = 7;
  assertStrictEquals(patternSum(weights, ends, 0, 0, 0), 5);
  assertStrictEquals(patternSum(weights, 0, 0, ends, 0), 7);
  assertStrictEquals(patternSum(weights, 1, 0, 1 << 7, 0), 0);
  // 4 edges, 8 corners of 2x5 and 4 of 3x3, 4 of each inner row, 2 long diagonals and 4 of each shorter one.
  assertStrictEquals(PLACES, 4 + 8 + 4 + 3 * 4 + 2 + 4 * 4);
  assertStrictEquals(patternSum(noWeights().fill(1), ends, 0, 0, 0), PLACES);
});

Deno.test("the corners and edges of 6x6 are those of the patterns", () => {
  // Own discs on a1 and f1 of 6x6, an enemy's on b2: b2, g2 and c3 of the board in the middle of 8x8.
  const ends = 1 << 9 | 1 << 14;
  const weights = noWeights();
  const edge = stageOf(33) * WEIGHTS_OF_STAGE;
  // b2 is the ninth digit of the edge.
  weights[edge + 1 + 3 ** 7 + 2 * 3 ** 8] = 5;
  assertStrictEquals(patternSum(weights, ends, 0, 1 << 18, 0, 6), 5);
  assertStrictEquals(patternSum(noWeights().fill(1), ends, 0, 0, 0, 6), PLACES);
});

Deno.test("weights survive their file, which holds them once for all twins", () => {
  const weights = trainedWeights();
  const file = packWeights(weights);
  assertEquals(unpackWeights(file), weights);
  assert(file.length < weights.length / 2);
  assertThrows(() => unpackWeights(file.slice(0, 99)));
});

Deno.test("the evaluation patterns knows 8x8 alone, and refuses a file that holds no weights", () => {
  const names = (spec: string) => listEvaluations(findGame(spec)).map(({ name }) => name);
  assert(names("reversi").includes("patterns"));
  assert(!names("reversi:size=6").includes("patterns"));
  const bytes = new TextEncoder().encode("no weights");
  rememberFiles(new Map([[digestOf(bytes), bytes]]));
  assertThrows(
    () => createEvaluation(game, `patterns(weights=${digestOf(bytes)})`),
    UsageError,
    "expected weights of the study trained-evaluation",
  );
});

Deno.test("patterns has learned what a corner is worth", () => {
  for (const { size, board } of boards) {
    const weights = trainedWeights(size);
    const corner = 1 << squareOfMove(0, size);
    const gains = samplePositions(board, 200, "corners").map(discsOf)
      .filter(({ ownLow, enemyLow }) => ((ownLow | enemyLow) & corner) === 0)
      .map(({ ownLow, ownHigh, enemyLow, enemyHigh }) =>
        patternSum(weights, ownLow | corner, ownHigh, enemyLow, enemyHigh, size) -
        patternSum(weights, ownLow, ownHigh, enemyLow | corner, enemyHigh, size)
      );
    assertGreater(gains.length, 50);
    const better = gains.filter((gain) => gain > 0).length;
    assertGreater(better / gains.length, 0.8);
  }
});
