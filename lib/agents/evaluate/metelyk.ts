/**
 * Evaluations of Metelyk positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import { opponent, type Side } from "matchbox/games/mod.ts";
import { boardOf, type MetelykPosition, SIZES } from "matchbox/games/metelyk/mod.ts";
import { type Evaluations, plain } from "./evaluation.ts";

/** The evaluations of Metelyk. */
export const metelykEvaluations: Evaluations<MetelykPosition> = {
  advance: plain("how far the men have come; a point counts most", advance),
  material: plain("men that have not been taken, on the board or borne off", material),
};

function material(position: MetelykPosition): number {
  return kept(position, position.side) - kept(position, opponent(position.side));
}

/**
 * A man counts by its column, for Black by its row: 1 at the back of its base, 2k on its last line. A point
 * counts 2k + 2.
 */
function advance(position: MetelykPosition): number {
  const { side, size } = position;
  const enemy = opponent(side);
  const ways = waysBySize[size - 1];
  let lead = (2 * size + 2) * (position.points(side) - position.points(enemy));
  for (let field = 0; field < ways[0].length; field++) {
    const owner = position.at(field);
    if (owner === side) lead += ways[side][field];
    else if (owner === enemy) lead -= ways[enemy][field];
  }
  return lead;
}

function kept(position: MetelykPosition, side: Side): number {
  return position.men(side) + position.points(side);
}

/** The value of a man of each side on each field, by size from 1. */
const waysBySize = SIZES.map((size) => {
  const { columns, rows } = boardOf(size);
  return [columns.map((x) => x + 1), rows.map((y) => 2 * size - y)];
});
