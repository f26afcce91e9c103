/**
 * The trained evaluation of Reversi: the weights of 46 patterns, by the stage of the game. The weights were
 * trained by the study `trained-evaluation`.
 *
 * @module
 */
import { file, type FileContent } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { discsOf } from "matchbox/games/reversi/discs.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Evaluation, EvaluationEntry } from "../evaluation.ts";
import { inKernel } from "./in_kernel.ts";
import { PARTS_OF_DISC, patternSum } from "./pattern_sum.ts";
import { trainedWeights, unpackWeights } from "./pattern_weights.ts";
import { parseProbCut, type ProbCutFile, probCutPairs } from "./probcut_file.ts";

interface Values {
  readonly weights: FileContent<Int8Array> | null;
  readonly errors: FileContent<ProbCutFile> | null;
}

/** Listed in evaluations.ts. */
export const patterns: EvaluationEntry<ReversiPosition, Values> = {
  summary: "trained weights of 46 patterns on 8x8: edges, corners, rows, diagonals; in discs",

  knows: (game) => (game.start() as ReversiPosition).size === 8,

  parameters: () => ({
    weights: file(
      "weights of the study trained-evaluation",
      unpackWeights,
      "other weights than those that come with the project",
    ),
    errors: file(
      "JSON of the study probcut",
      parseProbCut,
      "what ProbCut has to know, if not as it comes with the project; for other weights it has to be set",
    ),
  }),

  probCut: true,

  create(game, { weights, errors }) {
    const evaluation = patternEvaluation(game, weights?.content ?? trainedWeights());
    // The errors that come with the project are those of the weights that do.
    if (weights && !errors) return evaluation;
    return { ...evaluation, probCut: probCutPairs(errors?.content) };
  },
};

/** The evaluation with these weights, in discs; also on 6x6, where it orders the moves of the endgame solver. */
export function patternEvaluation(game: Game, weights: Int8Array): Evaluation<ReversiPosition> {
  const { size } = game.start() as ReversiPosition;
  return {
    evaluate(position) {
      const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position);
      return patternSum(weights, ownLow, ownHigh, enemyLow, enemyHigh, size) / PARTS_OF_DISC;
    },
    ...inKernel(game, { kind: "patterns", weights, parts: PARTS_OF_DISC }),
  };
}
