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
import { findGame } from "matchbox/games/mod.ts";
import { discsOf } from "matchbox/games/reversi/discs.ts";
import { samplePositions } from "../../sample_positions.ts";

const game = findGame("reversi");

function sumOf(weights: Int8Array, notation: string): number {
  const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(game.start(notation));
  return patternSum(weights, ownLow, ownHigh, enemyLow, enemyHigh);
}

Deno.test("the value of patterns is the same for a board and its turned and mirrored ones", () => {
  const weights = trainedWeights();
  for (const position of samplePositions(game, 20, "patterns")) {
    const [board, side] = `${position}`.split(" ");
    const value = sumOf(weights, `${position}`);
    for (let symmetry = 1; symmetry < 8; symmetry++) {
      const turned = Array.from({ length: 64 }, (_, square) => {
        let [x, y] = [square % 8, Math.floor(square / 8)];
        if (symmetry & 1) x = 7 - x;
        if (symmetry & 2) y = 7 - y;
        if (symmetry & 4) [x, y] = [y, x];
        return board[8 * y + x];
      }).join("");
      assertStrictEquals(sumOf(weights, `${turned} ${side}`), value, `${position}`);
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
  const weights = trainedWeights();
  const corner = 1;
  const gains = samplePositions(game, 200, "corners").map(discsOf)
    .filter(({ ownLow, enemyLow }) => ((ownLow | enemyLow) & corner) === 0)
    .map(({ ownLow, ownHigh, enemyLow, enemyHigh }) =>
      patternSum(weights, ownLow | corner, ownHigh, enemyLow, enemyHigh) -
      patternSum(weights, ownLow, ownHigh, enemyLow | corner, enemyHigh)
    );
  assertGreater(gains.length, 50);
  const better = gains.filter((gain) => gain > 0).length;
  assertGreater(better / gains.length, 0.8);
});
