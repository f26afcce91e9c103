/**
 * Evaluations of Reversi positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import { opponent } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { type Evaluations, plain } from "../evaluation.ts";
import { heuristics } from "./heuristics.ts";
import { mobility } from "./mobility.ts";
import { squares } from "./squares.ts";
import { stages } from "./stages.ts";

/**
 * The evaluations of Reversi. The study of the levels found stages stronger than mobility, and mobility stronger
 * than squares, at equal depth (C29). They take about the same time.
 */
export const reversiEvaluations: Evaluations<ReversiPosition> = {
  stages,
  squares: plain("discs by where they lie: 1 inside, 3 on an edge, 15 in a corner (D3)", squares),
  material: plain("discs (H1 of B3)", discs),
  mobility,
  heuristics,
};

function discs(position: ReversiPosition): number {
  const { side } = position;
  return position.discs(side) - position.discs(opponent(side));
}
