/**
 * Evaluations of chess positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import { BISHOP, type ChessPosition, KNIGHT, PAWN, QUEEN, ROOK } from "matchbox/games/chess/mod.ts";
import type { Evaluate } from "../agent.ts";

/** Men in centipawns: pawn 100, knight and bishop 300, rook 500, queen 900. */
export const pieces: Evaluate = (position) => {
  const { side } = position;
  const board = position as ChessPosition;
  const enemy = side === 0 ? 1 : 0;
  return 100 * (board.pieceCount(side, PAWN) - board.pieceCount(enemy, PAWN)) +
    300 * (board.pieceCount(side, KNIGHT) - board.pieceCount(enemy, KNIGHT)) +
    300 * (board.pieceCount(side, BISHOP) - board.pieceCount(enemy, BISHOP)) +
    500 * (board.pieceCount(side, ROOK) - board.pieceCount(enemy, ROOK)) +
    900 * (board.pieceCount(side, QUEEN) - board.pieceCount(enemy, QUEEN));
};
