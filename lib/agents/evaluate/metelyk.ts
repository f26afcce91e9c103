/**
 * Evaluations of Metelyk positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import type { Side } from "matchbox/games/mod.ts";
import { boardOf, SIZES } from "matchbox/games/metelyk/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import type { Evaluate } from "../agent.ts";

/** Men that have not been taken, on the board or borne off: 1 for each. */
export const material: Evaluate = (position) => {
  const board = position as MetelykPosition;
  return kept(board, board.side) - kept(board, enemyOf(board.side));
};

/**
 * How far the men have come: a man counts the columns, or for Black the rows, up to its own, so 1 at
 * the back of the base and 2k on its last line; a point counts 2k + 2.
 */
export const advance: Evaluate = (position) => {
  const board = position as MetelykPosition;
  const { side, size } = board;
  const enemy = enemyOf(side);
  const ways = waysBySize[size - 1];
  let lead = (2 * size + 2) * (board.points(side) - board.points(enemy));
  for (let field = 0; field < ways[0].length; field++) {
    const owner = board.at(field);
    if (owner === side) lead += ways[side][field];
    else if (owner === enemy) lead -= ways[enemy][field];
  }
  return lead;
};

function kept(board: MetelykPosition, side: Side): number {
  return board.men(side) + board.points(side);
}

function enemyOf(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** What a man of each side counts on each field, by size from 1. */
const waysBySize = SIZES.map((size) => {
  const { columns, rows } = boardOf(size);
  return [columns.map((x) => x + 1), rows.map((y) => 2 * size - y)];
});
