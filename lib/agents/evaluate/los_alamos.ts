/**
 * Evaluations of positions of Los Alamos chess, each for the side to move, own minus the enemy's, in pawns.
 *
 * @module
 */
import { EMPTY, KIND, WHITE } from "matchbox/games/chess/mod.ts";
import { opponent } from "matchbox/games/game.ts";
import type { LosAlamosPosition } from "matchbox/games/los_alamos/mod.ts";
import { type Evaluations, plain } from "./evaluation.ts";

/** What men are worth in pawns, by kind: pawn, knight, none, rook, queen, king. */
const WORTH = [0, 1, 3, 0, 5, 9, 0];

/** What a move is worth: C. Shannon, Programming a computer for playing chess, 1950. */
const MOVE = 0.1;

const SQUARES = 36;

/** The evaluations of Los Alamos chess. */
export const losAlamosEvaluations: Evaluations<LosAlamosPosition> = {
  material_mobility: plain(
    `men by the values 1, 3, 5, 9, and ${MOVE} for each move, the two things that MANIAC's program counted`,
    (position) => {
      const { side } = position;
      const moves = position.mobility(side) - position.mobility(opponent(side));
      return materialOf(position) + MOVE * moves;
    },
  ),
  material: plain("men by the values 1, 3, 5, 9", materialOf),
};

function materialOf(position: LosAlamosPosition): number {
  let white = 0;
  for (let square = 0; square < SQUARES; square++) {
    const piece = position.at(square);
    if (piece === EMPTY) continue;
    white += (piece & WHITE) === 0 ? -WORTH[piece & KIND] : WORTH[piece & KIND];
  }
  return position.side === 0 ? white : -white;
}
