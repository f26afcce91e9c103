/**
 * The values of the chess pieces as weights to be tuned: knight, bishop, rook and queen in centipawns; the pawn is
 * 100. The players see only material (E6).
 *
 * @module
 */
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { type Game, opponent } from "matchbox/games/game.ts";
import { type MaterialWeights, weightedMaterial } from "../../evaluate/chess/material.ts";
import { fixedDepthPlayer } from "../genetic/fixed_depth.ts";
import { CENTIPAWNS } from "../logistic_regression.ts";
import { isQuiet } from "./quiet.ts";
import type { Vector } from "../strategies/optimiser.ts";
import type { TunedTerms } from "./tuned_weights.ts";

/** The mean and the standard deviation of the first weights of E6, which are uniform from 100 to 1000. */
const MEAN = 550;
const STEP = 260;
const PAWN_VALUE = 100;
/** A pawn is worth at least this part of the most valuable piece: results by chance could say less than nothing. */
const LEAST_PAWN = 1 / 50;

/** The weights by name. */
export function materialOf([knight, bishop, rook, queen]: Vector): MaterialWeights {
  return { pawn: PAWN_VALUE, knight, bishop, rook, queen };
}

/** The values of the pieces, for players that look so many plies ahead. */
export function chessPieces(game: Game, depth: number): TunedTerms {
  return {
    game,
    begin: () => ({ mean: Array(4).fill(MEAN), step: STEP }),
    player: (weights, lot) =>
      fixedDepthPlayer(game, weightedMaterial(materialOf(weights)), depth, lot),
    terms(position, move) {
      if (!isQuiet(game, position, move)) return null;
      const { side } = position;
      const chess = position as ChessPosition;
      const more = ([PAWN, KNIGHT, BISHOP, ROOK, QUEEN] as const).map((kind) =>
        chess.pieceCount(side, kind) - chess.pieceCount(opponent(side), kind)
      );
      return [...more, 1];
    },
    coefficients: [PAWN_VALUE, MEAN, MEAN, MEAN, MEAN, 0],
    regression: { spread: 1000, scale: CENTIPAWNS, rate: 30 },
    weightsOf(coefficients) {
      const [pawn, ...pieces] = coefficients.slice(0, 5);
      const unit = Math.max(pawn, LEAST_PAWN * Math.max(...pieces.map(Math.abs)));
      return pieces.map((value) => PAWN_VALUE * value / unit);
    },
  };
}
