/**
 * Evaluations of chess positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import { BISHOP, type ChessPosition, KNIGHT, PAWN, QUEEN, ROOK } from "matchbox/games/chess/mod.ts";
import { opponent } from "matchbox/games/mod.ts";
import { type Evaluations, plain } from "../evaluation.ts";
import { eightParts } from "./eight_parts.ts";
import { pieceSquares } from "./piece_squares.ts";

/** The evaluations of chess. */
export const chessEvaluations: Evaluations<ChessPosition> = {
  material: plain(
    "men in centipawns: pawn 100, knight and bishop 300, rook 500, queen 900",
    material,
  ),
  piece_squares: pieceSquares,
  eight_parts: eightParts,
};

function material(position: ChessPosition): number {
  const { side } = position;
  const enemy = opponent(side);
  return 100 * (position.pieceCount(side, PAWN) - position.pieceCount(enemy, PAWN)) +
    300 * (position.pieceCount(side, KNIGHT) - position.pieceCount(enemy, KNIGHT)) +
    300 * (position.pieceCount(side, BISHOP) - position.pieceCount(enemy, BISHOP)) +
    500 * (position.pieceCount(side, ROOK) - position.pieceCount(enemy, ROOK)) +
    900 * (position.pieceCount(side, QUEEN) - position.pieceCount(enemy, QUEEN));
}
