/**
 * Evaluations of Reversi positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import { opponent } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { squareWeights } from "matchbox/games/reversi/weights.ts";
import { stageTerms } from "matchbox/kernels/reversi/terms.ts";
import { type Evaluations, plain } from "../evaluation.ts";
import { heuristics } from "./heuristics.ts";
import { mobility } from "./mobility.ts";
import { inKernel } from "./in_kernel.ts";
import { patterns } from "./patterns.ts";
import { squares, weightsOn } from "./squares.ts";
import { stages } from "./stages.ts";
import { strategy } from "./strategy/strategy.ts";

/**
 * The evaluations of Reversi. The study of the levels found stages stronger than mobility, and mobility stronger
 * than squares, at equal depth (C29). They take about the same time. `patterns` and `strategy` are stronger than
 * all of them, but their weights are trained, and published results rest on the default: they have to be asked for.
 */
export const reversiEvaluations: Evaluations<ReversiPosition> = {
  stages,
  squares: {
    ...plain("discs by where they lie: 1 inside, 3 on an edge, 15 in a corner (D3)", squares),
    create: (game) => ({
      evaluate: squares,
      // The end, where moves do not count, begins at once.
      ...inKernel(game, stageTerms(weightsOn(game), { end: 0 })),
    }),
  },
  material: {
    ...plain("discs (H1 of B3)", discs),
    create: (game) => ({
      evaluate: discs,
      ...inKernel(game, stageTerms(squareWeights(Array(game.maxMoves + 4).fill(1)))),
    }),
  },
  mobility,
  heuristics,
  patterns,
  strategy,
};

function discs(position: ReversiPosition): number {
  const { side } = position;
  return position.discs(side) - position.discs(opponent(side));
}
