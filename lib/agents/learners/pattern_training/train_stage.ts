/**
 * Trains a stage of the evaluation of Reversi after those below it: labels its positions, and fits the weights.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { FIRST_STAGE, WEIGHTS_OF_STAGE } from "../../evaluate/reversi/pattern_shapes.ts";
import { type Fit, fitStage } from "./fit_stage.ts";
import { searchedLabels } from "./labels.ts";
import { LABEL, NO_LABEL, positionOf, WORDS } from "./training_positions.ts";

/**
 * Trains a stage.
 *
 * @param game Reversi on 8x8 or 6x6
 * @param positions of the stage, as numbers; those without a label get one
 * @param weights of all stages, of which those below are trained; this one is written
 */
export function trainStage(
  game: Game,
  stage: number,
  positions: Int32Array,
  weights: Int8Array,
): Fit {
  const [start, end] = [stage * WEIGHTS_OF_STAGE, (stage + 1) * WEIGHTS_OF_STAGE];
  // A stage begins with the weights of the one before, and so does a search that a pass leaves within it.
  if (stage > FIRST_STAGE) weights.copyWithin(start, start - WEIGHTS_OF_STAGE, start);
  const searched = searchedLabels(game, weights);
  for (let at = 0; at < positions.length; at += WORDS) {
    if (positions[at + LABEL] !== NO_LABEL) continue;
    positions[at + LABEL] = searched(positionOf(game, positions, at));
  }
  const { size } = game.start() as ReversiPosition;
  const fit = fitStage(positions, weights.subarray(start, end), size);
  weights.set(fit.weights, start);
  return fit;
}
