/**
 * Evaluations of positions of draughts, each for the side to move, own minus the enemy's, in men.
 *
 * @module
 */
import { opponent, type Side } from "matchbox/games/game.ts";
import { type DraughtsPosition, isKingAt, ownerAt } from "matchbox/games/draughts/mod.ts";
import { type Evaluations, plain } from "./evaluation.ts";

/** What a king is worth, in men: the usual estimate of players on the large board. */
const KING = 3;
/** What a row that a man has come ahead is worth, in men: all rows together less than a man. */
const ROW = 0.1;

/** The evaluations of draughts. */
export const draughtsEvaluations: Evaluations<DraughtsPosition> = {
  advance: plain(
    `men, kings as ${KING} men, and ${ROW} for each row that a man has come ahead`,
    (position) =>
      difference(
        position,
        (square, owner) =>
          isKingAt(position, square) ? KING : 1 + ROW * rowsAhead(position, square, owner),
      ),
  ),
  material: plain(
    `men, and kings as ${KING} men`,
    (position) => difference(position, (square) => isKingAt(position, square) ? KING : 1),
  ),
};

/** The sum of what the own men are worth, minus that of the enemy's. */
function difference(
  position: DraughtsPosition,
  worth: (square: number, owner: Side) => number,
): number {
  const { side, board } = position;
  let value = 0;
  for (let square = 0; square < board.squares; square++) {
    const owner = ownerAt(position, square);
    if (owner === side) value += worth(square, owner);
    if (owner === opponent(side)) value -= worth(square, owner);
  }
  return value;
}

/** The rows that a man has come ahead of its own last row. */
function rowsAhead({ board }: DraughtsPosition, square: number, owner: Side): number {
  return owner === 0 ? board.size - 1 - board.rows[square] : board.rows[square];
}
