/**
 * What ProbCut has to know of the trained evaluation, as it stands in a file: see learners/pattern_training/.
 *
 * @module
 */
import * as v from "valibot";
import { parseJson } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { ProbCutPair, ProbCutPairs } from "../../search/probcut_pairs.ts";
import { LAST_STAGE, stageOf } from "./pattern_shapes.ts";
import shipped from "./shipped/reversi_probcut.json" with { type: "json" };

/** More plies than a search is deep. */
const DEPTHS = 30;

const number = v.pipe(v.number(), v.finite());
const positive = v.pipe(number, v.minValue(Number.MIN_VALUE));
const plies = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DEPTHS));
const schema = v.strictObject({
  pairs: v.array(v.strictObject({
    stage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_STAGE)),
    depth: plies,
    shallow: plies,
    slope: positive,
    intercept: number,
    deviation: positive,
  })),
});

/** Such a file. */
export type ProbCutFile = v.InferOutput<typeof schema>;

/**
 * Reads a file.
 *
 * @throws {Error} when it holds something else
 */
export function parseProbCut(bytes: Uint8Array): ProbCutFile {
  return v.parse(schema, parseJson(bytes));
}

/** The pairs of a file, by default of the one that comes with the project. */
export function probCutPairs({ pairs }: ProbCutFile = shipped): ProbCutPairs {
  const byStage: (ProbCutPair | undefined)[][] = Array.from({ length: LAST_STAGE + 1 }, () => []);
  for (const { stage, depth, ...pair } of pairs) byStage[stage][depth] = pair;
  return {
    pairs: byStage,
    stageOf: (position: Position) => stageOf(emptySquares(position as ReversiPosition)),
  };
}
