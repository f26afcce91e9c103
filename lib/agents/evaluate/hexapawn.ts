/**
 * Evaluations of positions of Hexapawn, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import { opponent, type Side } from "matchbox/games/game.ts";
import type { HexapawnPosition } from "matchbox/games/hexapawn/mod.ts";
import { type Evaluations, plain } from "./evaluation.ts";

/** The evaluations of Hexapawn. */
export const hexapawnEvaluations: Evaluations<HexapawnPosition> = {
  advance: plain("rows that the pawns have come ahead", (position) => difference(position, rows)),
  material: plain("pawns on the board", (position) => difference(position, () => 1)),
};

/** The sum of what the own pawns are worth, minus that of the enemy's. */
function difference(
  position: HexapawnPosition,
  worth: (square: number, owner: Side, size: number) => number,
): number {
  const { side, size } = position;
  let value = 0;
  for (let square = 0; square < size ** 2; square++) {
    const owner = position.at(square);
    if (owner === side) value += worth(square, owner, size);
    if (owner === opponent(side)) value -= worth(square, owner, size);
  }
  return value;
}

/** The rows that a pawn has come ahead, counting that on which it began. */
function rows(square: number, owner: Side, size: number): number {
  const row = Math.floor(square / size);
  return owner === 0 ? size - row : row + 1;
}
