/**
 * Evaluations of Reversi positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import { type ReversiPosition, squareWeights } from "matchbox/games/reversi/mod.ts";
import type { Evaluate } from "../agent.ts";

/** Discs (H1 of B3). */
export const discs: Evaluate = (position) => {
  const { side } = position;
  const board = position as ReversiPosition;
  return board.discs(side) - board.discs(side === 0 ? 1 : 0);
};

/** Discs by where they lie: 1 inside, 3 on an edge, 15 in a corner (D3, level easy). */
export const squares: Evaluate = (position) => {
  const board = position as ReversiPosition;
  const dark = board.weigh(weightsBySize[board.size]);
  return position.side === 0 ? dark : -dark;
};

/** As `squares`, plus the number of moves (D4, level medium). */
export const squaresAndMobility: Evaluate = (position) => squares(position) + mobility(position);

function mobility(position: Position): number {
  const board = position as ReversiPosition;
  return board.mobility(position.side) - board.mobility(position.side === 0 ? 1 : 0);
}

const weightsBySize = Object.fromEntries(
  [4, 6, 8, 10].map((size) => [size, squareWeights(weightsOf(size))]),
);

function weightsOf(size: number): Int32Array {
  const onEdge = (line: number) => line === 0 || line === size - 1;
  return Int32Array.from({ length: size * size }, (_, square) => {
    const edges = Number(onEdge(square % size)) + Number(onEdge(Math.floor(square / size)));
    return [1, 3, 15][edges];
  });
}
