/**
 * The value of discs by where they lie (D3).
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { type SquareWeights, squareWeights } from "matchbox/games/reversi/weights.ts";

/**
 * Discs of the side to move minus the enemy's: 1 for a disc inside, 3 on an edge, 15 in a corner. The values
 * are those of the level easy; edges and corners are also the key squares of D5.
 */
export function squares(position: ReversiPosition): number {
  const dark = position.weigh(weightsBySize[position.size]);
  return position.side === 0 ? dark : -dark;
}

const weightsBySize: Readonly<Record<number, SquareWeights>> = Object.fromEntries(
  [4, 6, 8, 10].map((size) => [size, squareWeights(weightsOf(size))]),
);

/** The weights on the board of a game, for kernels. */
export function weightsOn(game: Game): SquareWeights {
  return weightsBySize[(game.start() as ReversiPosition).size];
}

function weightsOf(size: number): number[] {
  const onEdge = (line: number) => line === 0 || line === size - 1;
  return Array.from({ length: size * size }, (_, square) => {
    const edges = Number(onEdge(square % size)) + Number(onEdge(Math.floor(square / size)));
    return [1, 3, 15][edges];
  });
}
