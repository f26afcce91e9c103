/**
 * Evaluations of chess positions, each for the side to move, own minus the enemy's.
 *
 * @module
 */
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Evaluations } from "../evaluation.ts";
import { eightParts } from "./eight_parts.ts";
import { material } from "./material.ts";
import { pieceSquares } from "./piece_squares.ts";

/** The evaluations of chess. */
export const chessEvaluations: Evaluations<ChessPosition> = {
  material,
  piece_squares: pieceSquares,
  eight_parts: eightParts,
};
