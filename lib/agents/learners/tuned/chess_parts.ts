/**
 * The eight parts of the evaluation of chess (E4) as weights to be tuned. Material is the unit, with the values of the
 * men as they are; the weights of the seven others are in centipawns and the same at all stages of a game.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { valueAlone } from "../../evaluate/evaluation.ts";
import { PartsEvaluation, type PartWeights } from "../../evaluate/chess/parts_evaluation.ts";
import type { StageWeights } from "../../evaluate/chess/stage_weights.ts";
import { fixedDepthPlayer } from "../genetic/fixed_depth.ts";
import { CENTIPAWNS } from "../logistic_regression.ts";
import type { Vector } from "../strategies/optimiser.ts";
import { isQuiet } from "./quiet.ts";
import type { TunedTerms } from "./tuned_weights.ts";

/** The parts but material, in the order of the weights. */
export const partNames = [
  "attacked",
  "key_squares",
  "passed",
  "doubled",
  "castled",
  "advancement",
  "chains",
] as const satisfies readonly (keyof PartWeights)[];

/** The values of the men of E4. */
const MEN = { pawn: 100, knight: 300, bishop: 300, rook: 500, queen: 1000 };
/** Centipawns in a unit of material. */
const UNIT = 100;
/** How far the weight of a part may well be away from 0, in centipawns. */
const STEP = 10;
/** Material counts for at least this part of what it is worth: results by chance could say less than nothing. */
const LEAST = 1 / 50;

/** The weights of the parts, for players that look so many plies ahead. */
export function chessParts(game: Game, depth: number): TunedTerms {
  const each = [1, 0, 0, 0, 0, 0, 0, 0].map((_, own) =>
    evaluationOf(own === 0 ? 1 : 0, partNames.map((_, index) => Number(index + 1 === own)))
  );
  return {
    game,
    begin: () => ({ mean: partNames.map(() => 0), step: STEP }),
    player: (weights, lot) => fixedDepthPlayer(game, evaluationOf(1, weights), depth, lot),
    terms(position, move) {
      if (!isQuiet(game, position, move)) return null;
      const [material, ...parts] = each.map((one) => valueAlone(one, position as ChessPosition));
      return [material / UNIT, ...parts, 1];
    },
    coefficients: [UNIT, ...partNames.map(() => 0), 0],
    regression: { spread: 100, scale: CENTIPAWNS, rate: 5 },
    weightsOf(coefficients) {
      const [material, ...parts] = coefficients.slice(0, 1 + partNames.length);
      return parts.map((value) => UNIT * value / Math.max(material, LEAST * UNIT));
    },
  };
}

/** The evaluation with this factor of material, and these weights of the other parts. */
function evaluationOf(material: number, weights: Vector): PartsEvaluation {
  const stages = (weight: number): StageWeights => ({
    ...{ opening: weight, middle: weight, end: weight },
    toString: () => String(weight),
  });
  const parts = Object.fromEntries(partNames.map((name, index) => [name, stages(weights[index])]));
  return new PartsEvaluation({
    ...(parts as unknown as PartWeights),
    ...{ material, weights: MEN, point: 1, costlyPly: null, middle: 0, end: 0 },
  });
}
