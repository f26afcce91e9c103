/**
 * Evaluations of Reversi positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import { opponent } from "matchbox/games/mod.ts";
import { type ReversiPosition, squareWeights } from "matchbox/games/reversi/mod.ts";
import { type Evaluations, plain } from "./evaluation.ts";
import { heuristics } from "./reversi_heuristics.ts";

/** The evaluations of Reversi. */
export const reversiEvaluations: Evaluations<ReversiPosition> = {
  squares: plain("discs by where they lie: 1 inside, 3 on an edge, 15 in a corner (D3)", squares),
  material: plain("discs (H1 of B3)", discs),
  mobility: plain(
    "squares, plus the number of moves (D4)",
    (position: ReversiPosition) => squares(position) + mobility(position),
  ),
  heuristics,
};

function discs(position: ReversiPosition): number {
  const { side } = position;
  return position.discs(side) - position.discs(opponent(side));
}

function squares(position: ReversiPosition): number {
  const dark = position.weigh(weightsBySize[position.size]);
  return position.side === 0 ? dark : -dark;
}

function mobility(position: ReversiPosition): number {
  const { side } = position;
  return position.mobility(side) - position.mobility(opponent(side));
}

const weightsBySize = Object.fromEntries(
  [4, 6, 8, 10].map((size) => [size, squareWeights(weightsOf(size))]),
);

function weightsOf(size: number): number[] {
  const onEdge = (line: number) => line === 0 || line === size - 1;
  return Array.from({ length: size * size }, (_, square) => {
    const edges = Number(onEdge(square % size)) + Number(onEdge(Math.floor(square / size)));
    return [1, 3, 15][edges];
  });
}
